import type { EntityReference } from '@cohort/contract/fields/entity-reference'
import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import { useId, useState } from 'react'
import { FieldEditor } from '#fields/field-editor.tsx'
import { useProblem } from '#fields/problems.ts'
import { nameOf, type Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import type { Deed } from '#modules/entities/bulk.ts'
import styles from '#modules/entities/components/bulk/bulk.module.css'
import { useBulkText } from '#modules/entities/components/bulk/text.ts'
import { RecordSearch } from '#modules/entities/components/links/record-search.tsx'
import { formFields } from '#modules/entities/components/use-create-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

export type DialogKind = 'set' | 'tags' | 'link'

interface Props {
  shape: Shape
  /** How many, as it is read. */
  count: string
  onRun: (deed: Deed) => void
  onClose: () => void
}

/** Which of the three is open. */
export function BulkDialog({ kind, ...props }: Props & { kind: DialogKind }) {
  if (kind === 'set') return <SetDialog {...props} />
  return kind === 'tags' ? <TagsDialog {...props} /> : <LinkDialog {...props} />
}

function SetDialog({ shape, count, onRun, onClose }: Props) {
  const text = useBulkText()
  const locale = useLocale()
  const problemOf = useProblem()
  const measure = inLocale(shape.type.measure, locale)
  const fields = formFields(shape).filter(({ key }) => key !== 'name')
  const [key, setKey] = useState('')
  const [value, setValue] = useState<unknown>(null)
  const [problem, setProblem] = useState<string>()
  const field = fields.find((one) => one.key === key)
  const apply = () => {
    if (!field) return
    const found = problemOf(value, field.definition)
    setProblem(found)
    if (found === undefined) onRun({ kind: 'set', field, value: value ?? null })
  }
  const label = field ? inLocale(field.definition.label, locale) : ''
  return (
    <Dialog
      open
      title={text.setTitle(count, measure)}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.dismiss}</Button>
          <Button
            kind="primary"
            danger={field && isEmpty(value)}
            disabled={field ? false : text.choose}
            onClick={apply}
          >
            {field && isEmpty(value) ? text.clearField(count, measure) : text.apply(count, measure)}
          </Button>
        </>
      }
    >
      <label className={styles.field}>
        <span>{text.field}</span>
        <select
          data-autofocus
          aria-label={text.field}
          value={key}
          onChange={({ target }) => {
            setKey(target.value)
            setValue(null)
            setProblem(undefined)
          }}
        >
          <option value="">{text.choose}</option>
          {fields.map((one) => (
            <option key={one.key} value={one.key}>
              {inLocale(one.definition.label, locale)}
            </option>
          ))}
        </select>
      </label>
      {field && (
        <div className={styles.field}>
          <span aria-hidden="true">{text.value}</span>
          <FieldEditor
            key={key}
            value={value}
            definition={field.definition}
            label={`${text.value} ${label}`}
            among={{ entityType: shape.type.type, path: field.path }}
            problem={problem}
            onChange={(next) => {
              setValue(next)
              setProblem(undefined)
            }}
          />
          {isEmpty(value) && !problem && <small className={styles.note}>{text.emptied(label)}</small>}
        </div>
      )}
    </Dialog>
  )
}

function TagsDialog({ shape, count, onRun, onClose }: Props) {
  const text = useBulkText()
  const measure = inLocale(shape.type.measure, useLocale())
  const [how, setHow] = useState<'add' | 'remove'>('add')
  const [tags, setTags] = useState<readonly EntityReference[]>([])
  const name = useId()
  const field = shape.fields.get('tags')
  if (!field) return null
  return (
    <Dialog
      open
      title={text.tagTitle(count, measure)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.dismiss}</Button>
          <Button
            kind="primary"
            disabled={tags.length > 0 ? false : text.noTags}
            onClick={() => onRun({ kind: how, field, values: tags })}
          >
            {text.applyTags}
          </Button>
        </>
      }
    >
      <fieldset className={styles.ways}>
        <legend className="visually-hidden">{text.how}</legend>
        {(['add', 'remove'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={how === one} onChange={() => setHow(one)} />
            {text[one]}
          </label>
        ))}
      </fieldset>
      <FieldEditor
        value={tags}
        definition={field.definition}
        label={text.whichTags}
        onChange={(next) => setTags((next ?? []) as EntityReference[])}
      />
    </Dialog>
  )
}

function LinkDialog({ shape, count, onRun, onClose }: Props) {
  const text = useBulkText()
  const measure = inLocale(shape.type.measure, useLocale())
  return (
    <Dialog open flush title={text.linkTitle(count, measure)} width={520} onClose={onClose}>
      <RecordSearch
        first={shape.type.type === 'Job' ? 'Resume' : 'Job'}
        onChoose={(record) => {
          const { entityType, openId } = record.meta
          onRun({ kind: 'link', to: { entityType, openId, name: nameOf(record) } })
        }}
      />
    </Dialog>
  )
}
