import { customFieldTypes, fieldTypes } from '@cohort/contract/fields'
import { inLocale } from '@cohort/contract/fields/values'
import type { FieldDefinition } from '@cohort/contract/types/type'
import { type FormEvent, useId, useState } from 'react'
import { FieldEditor } from '#fields/field-editor.tsx'
import { useLocale } from '#lib/text.ts'
import { ChoiceRows } from '#modules/entities/components/field-editor/choice-rows.tsx'
import {
  type CustomField,
  canBegin,
  canBeMany,
  type DraftProblem,
  draftOf,
  type FieldDraft,
  fieldOf,
  hasChoices,
  newChoice,
  problemOf,
} from '#modules/entities/components/field-editor/field-draft.ts'
import styles from '#modules/entities/components/field-editor/field-editor.module.css'
import { useFieldEditorText } from '#modules/entities/components/field-editor/text.ts'
import type { FieldDeeds } from '#modules/entities/components/field-editor/use-fields.ts'
import { useGroups } from '#modules/entities/type-queries.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface Props {
  /** None: a new one. */
  field: CustomField | undefined
  deeds: FieldDeeds
  onClose: () => void
}

/** A field of the enterprise's own: its kind, its names, and what its kind further asks. */
export function FieldDialog({ field, deeds, onClose }: Props) {
  const text = useFieldEditorText()
  const form = useId()
  const [draft, setDraft] = useState(() => draftOf(field))
  const [problem, setProblem] = useState<DraftProblem>()
  const [refused, setRefused] = useState<string>()
  const change = (next: Partial<FieldDraft>) => {
    setDraft({ ...draft, ...next })
    setProblem(undefined)
    setRefused(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(draft)
    setProblem(found)
    if (!found) deeds.save(draft, onClose, ({ message }) => setRefused(message))
  }
  return (
    <Dialog
      open
      title={field ? text.editTitle : text.addTitle}
      width={600}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="primary" submit form={form} loading={deeds.saving}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {refused && (
          <p className={styles.refused} role="alert">
            {refused}
          </p>
        )}
        <Kinds draft={draft} onChange={change} />
        <Names draft={draft} missing={problem === 'name'} onChange={change} />
        {hasChoices(draft.type) && (
          <ChoiceRows
            choices={draft.choices}
            saved={new Set(field?.options?.choices?.map(({ id }) => id))}
            onChange={(choices) => change({ choices })}
          />
        )}
        {problem === 'choices' && <Problem words={text.choicesMissing} />}
        {draft.type === 'EntityReference' && <Reference draft={draft} onChange={change} />}
        {problem === 'reference' && <Problem words={text.referenceMissing} />}
        {canBeMany(draft.type) && (
          <Check checked={draft.multiple} onChange={(multiple) => change({ multiple })}>
            {text.multiple}
          </Check>
        )}
        {canBegin(draft.type) && <Initial draft={draft} onChange={change} />}
        <Check checked={draft.required} onChange={(required) => change({ required })}>
          {text.isRequired}
        </Check>
      </form>
    </Dialog>
  )
}

interface PartProps {
  draft: FieldDraft
  onChange: (next: Partial<FieldDraft>) => void
}

function Problem({ words }: { words: string }) {
  return (
    <p className={styles.problem} role="alert">
      {words}
    </p>
  )
}

function Kinds({ draft, onChange }: PartProps) {
  const text = useFieldEditorText()
  const locale = useLocale()
  const nameOf = (type: FieldDraft['type']) => inLocale(fieldTypes[type].words, locale)
  if (draft.key)
    return (
      <p className={styles.fixed}>
        <strong>{nameOf(draft.type)}</strong> {text.kindFixed}
      </p>
    )
  return (
    <fieldset className={styles.field}>
      <legend>{text.kind}</legend>
      <div className={styles.kinds}>
        {customFieldTypes.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={type === draft.type}
            onClick={() =>
              onChange({
                type,
                initial: undefined,
                ...(hasChoices(type) && draft.choices.length === 0 && { choices: [newChoice(0)] }),
              })
            }
          >
            {nameOf(type)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function Names({ draft, missing, onChange }: PartProps & { missing: boolean }) {
  const text = useFieldEditorText()
  const problem = useId()
  return (
    <>
      <div className={styles.pair}>
        <label className={styles.field}>
          <span>{text.nameZh}</span>
          <input
            maxLength={60}
            placeholder={text.nameZhPlaceholder}
            value={draft.zh}
            aria-invalid={missing || undefined}
            aria-describedby={missing ? problem : undefined}
            onChange={({ target }) => onChange({ zh: target.value })}
          />
        </label>
        <label className={styles.field}>
          <span>{text.nameEn}</span>
          <input
            maxLength={60}
            placeholder={text.nameEnPlaceholder}
            value={draft.en}
            onChange={({ target }) => onChange({ en: target.value })}
          />
        </label>
      </div>
      {missing && (
        <p id={problem} className={styles.problem} role="alert">
          {text.nameMissing}
        </p>
      )}
    </>
  )
}

/** What a new record begins with, in the way in which it would be filled in there. */
function Initial({ draft, onChange }: PartProps) {
  const text = useFieldEditorText()
  const { options } = fieldOf(draft)
  const definition = {
    key: 'initial',
    // Of several options one can be the first.
    type: draft.type === 'MultiChoice' ? ('SingleChoice' as const) : draft.type,
    label: { zh: text.initial, en: text.initial },
    options: { choices: options?.choices?.filter(({ isDeleted }) => !isDeleted) },
  }
  return (
    <div className={styles.field}>
      <span>{text.initial}</span>
      <FieldEditor
        key={draft.type}
        value={draft.initial ?? null}
        onChange={(initial) => onChange({ initial })}
        definition={definition as FieldDefinition}
        label={text.initial}
      />
      <small>{text.initialHint}</small>
    </div>
  )
}

function Reference({ draft, onChange }: PartProps) {
  const text = useFieldEditorText()
  const groups = useGroups() ?? []
  return (
    <label className={styles.field}>
      <span>{text.reference}</span>
      <select value={draft.entityType} onChange={({ target }) => onChange({ entityType: target.value })}>
        <option value="">{text.referenceMissing}</option>
        {groups.map(({ entityType, name }) => (
          <option key={entityType} value={entityType}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
