import type { Tag } from '@cohort/contract/tags'
import { type FormEvent, useId, useState } from 'react'
import { ColorChoice } from '#fields/look/color-choice.tsx'
import { ApiFailure } from '#lib/api.ts'
import styles from '#modules/entities/components/tags/tags.module.css'
import { useTagsText } from '#modules/entities/components/tags/text.ts'
import type { TagContent, TagDeeds } from '#modules/entities/components/tags/use-tags.ts'
import { useGroups } from '#modules/entities/type-queries.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface Props {
  /** None: a new one. */
  tag?: Tag | undefined
  deeds: TagDeeds
  onClose: () => void
}

/** Name, colour, group, and for what it is offered. */
export function TagDialog({ tag, deeds, onClose }: Props) {
  const text = useTagsText()
  const form = useId()
  const [draft, setDraft] = useState<TagContent>({
    name: tag?.name ?? '',
    color: tag?.color ?? 'grey',
    group: tag?.group ?? '',
    entityTypes: tag?.entityTypes ?? [],
  })
  const [problem, setProblem] = useState<string>()
  const failed = (error: Error) => {
    if (error instanceof ApiFailure && error.code === 'TagNameTaken') setProblem(text.taken)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = draft.name.trim()
    if (!name) return setProblem(text.nameMissing)
    if (tag) deeds.update(tag, { ...draft, name }, onClose, failed)
    else deeds.create({ ...draft, name }, onClose, failed)
  }
  return (
    <Dialog
      open
      title={tag ? text.edit : text.create}
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
        <label className={styles.field}>
          <span>{text.name}</span>
          <input
            maxLength={60}
            placeholder={text.namePlaceholder}
            value={draft.name}
            aria-invalid={problem !== undefined || undefined}
            onChange={({ target }) => {
              setDraft({ ...draft, name: target.value })
              setProblem(undefined)
            }}
          />
        </label>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.field}>
          <span>{text.color}</span>
          <ColorChoice label={text.color} value={draft.color} onChange={(color) => setDraft({ ...draft, color })} />
        </div>
        <label className={styles.field}>
          <span>{text.group}</span>
          <input
            maxLength={100}
            placeholder={text.groupPlaceholder}
            value={draft.group}
            onChange={({ target }) => setDraft({ ...draft, group: target.value })}
          />
        </label>
        <TypeChecks value={draft.entityTypes} onChange={(entityTypes) => setDraft({ ...draft, entityTypes })} />
      </form>
    </Dialog>
  )
}

function TypeChecks({ value, onChange }: { value: readonly string[]; onChange: (types: string[]) => void }) {
  const text = useTagsText()
  const groups = useGroups() ?? []
  return (
    <fieldset className={styles.field}>
      <legend>
        {text.types} <small>{text.typesHint}</small>
      </legend>
      <div className={styles.checks}>
        {groups
          .filter(({ entityType, shown }) => shown || value.includes(entityType))
          .map(({ entityType, name }) => (
            <Check
              key={entityType}
              checked={value.includes(entityType)}
              onChange={(on) => onChange(on ? [...value, entityType] : value.filter((one) => one !== entityType))}
            >
              {name}
            </Check>
          ))}
      </div>
    </fieldset>
  )
}
