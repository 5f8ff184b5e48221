import type { EntityReference } from '@cohort/contract/fields/entity-reference'
import { useId } from 'react'
import { EntityReferenceEditor } from '#fields/entity-reference-editor.tsx'
import styles from '#modules/spaces/components/forms/form.module.css'
import { Problem } from '#modules/spaces/components/forms/form-parts.tsx'
import type { ProjectDraft } from '#modules/spaces/components/forms/project-draft.ts'
import { useSpacesText } from '#modules/spaces/text.ts'

interface Props {
  draft: ProjectDraft
  onChange: (change: Partial<ProjectDraft>) => void
  type: { entityType: string; name: string }
  /** Whether the member may make a record. */
  mayCreate: boolean
  problem: string | undefined
}

/** The record that a project is about: one that is there, a new one by name, or none. */
export function RecordField({ draft, onChange, type, mayCreate, problem }: Props) {
  const text = useSpacesText().create
  const id = useId()
  const ways = [
    { key: 'none' as const, label: text.recordNone },
    { key: 'old' as const, label: text.recordOld(type.name) },
    ...(mayCreate ? [{ key: 'new' as const, label: text.recordNew(type.name) }] : []),
  ]
  const label = text.recordPick(type.name)
  const described = problem ? { describedBy: id } : {}
  return (
    <fieldset className={styles.field}>
      <legend>{text.record}</legend>
      <div className={styles.segments}>
        {ways.map(({ key, label }) => (
          <label key={key}>
            <input
              type="radio"
              name={`${id}-way`}
              checked={draft.record === key}
              onChange={() => onChange({ record: key })}
            />
            {label}
          </label>
        ))}
      </div>
      {draft.record === 'old' && (
        <EntityReferenceEditor
          {...described}
          label={label}
          value={draft.oldRecord}
          definition={{
            key: 'payload',
            type: 'EntityReference',
            label: { zh: label, en: label },
            options: { entityType: type.entityType },
          }}
          onChange={(value) => onChange({ oldRecord: value as EntityReference | null })}
        />
      )}
      {draft.record === 'new' && (
        <input
          aria-label={text.recordName(type.name)}
          maxLength={200}
          placeholder={draft.name.trim() || text.recordName(type.name)}
          value={draft.newRecord}
          onChange={({ target }) => onChange({ newRecord: target.value })}
        />
      )}
      <Problem id={id} text={problem} />
    </fieldset>
  )
}
