import { inLocale } from '@cohort/contract/fields/values'
import { Select } from 'antd'
import { useId } from 'react'
import styles from '#fields/flow/flow.module.css'
import { newSubStatus, type StageDraft, type SubStatusDraft } from '#fields/flow/flow-draft.ts'
import type { FieldChoice } from '#fields/flow/flow-editor.tsx'
import { useFlowText } from '#fields/flow/text.ts'
import { useNames } from '#fields/flow/use-names.ts'
import { useLocale } from '#lib/text.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  stage: StageDraft
  others: readonly StageDraft[]
  fields: readonly FieldChoice[]
  onChange: (next: Partial<StageDraft>) => void
}

const longest = 365

/** What a stage asks, allows and calls late. */
export function StageDetails({ stage, others, fields, onChange }: Props) {
  const text = useFlowText()
  return (
    <div className={styles.details}>
      <label className={styles.inline}>
        <span>{text.staleDays}</span>
        <input
          type="number"
          min={1}
          max={longest}
          value={stage.staleDays}
          onChange={({ target }) =>
            onChange({ staleDays: Math.min(longest, Math.max(1, Math.round(Number(target.value)) || 1)) })
          }
        />
        {text.days}
      </label>
      <RequiredFields stage={stage} fields={fields} onChange={onChange} />
      <Moves stage={stage} others={others} onChange={onChange} />
      <SubStatuses stage={stage} onChange={onChange} />
    </div>
  )
}

const keyOf = ({ of, field }: { of: string; field: string }) => `${of} ${field}`

function RequiredFields({ stage, fields, onChange }: Pick<Props, 'stage' | 'fields' | 'onChange'>) {
  const text = useFlowText()
  const groups = [...new Set(fields.map(({ group }) => group))]
  const options = groups.map((group) => ({
    label: group,
    title: group,
    options: fields
      .filter((field) => field.group === group)
      .map((field) => ({ value: keyOf(field), label: `${group} · ${field.label}` })),
  }))
  const gone = stage.requiredFields.filter((one) => !fields.some((field) => keyOf(field) === keyOf(one)))
  return (
    <div className={styles.field}>
      <span>{text.required}</span>
      <Select<string[]>
        mode="multiple"
        aria-label={text.required}
        placeholder={text.requiredHint}
        style={{ width: '100%' }}
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        value={stage.requiredFields.map(keyOf)}
        onChange={(keys) => {
          const known = fields.filter((field) => keys.includes(keyOf(field)))
          const kept = gone.filter((one) => keys.includes(keyOf(one)))
          onChange({ requiredFields: [...known.map(({ of, field }) => ({ of, field })), ...kept] })
        }}
      />
    </div>
  )
}

function Moves({ stage, others, onChange }: Pick<Props, 'stage' | 'others' | 'onChange'>) {
  const text = useFlowText()
  const locale = useLocale()
  const name = useId()
  const { to } = stage
  return (
    <fieldset className={styles.field}>
      <legend>{text.moves}</legend>
      <div className={styles.ways}>
        <label>
          <input type="radio" name={name} checked={to === null} onChange={() => onChange({ to: null })} />
          {text.anywhere}
        </label>
        <label>
          <input
            type="radio"
            name={name}
            checked={to !== null}
            onChange={() => onChange({ to: others.map(({ key }) => key) })}
          />
          {text.chosen}
        </label>
      </div>
      {to !== null && (
        <div className={styles.checks}>
          {others.map((other, at) => (
            <Check
              key={other.key}
              checked={to.includes(other.key)}
              onChange={(on) => onChange({ to: on ? [...to, other.key] : to.filter((key) => key !== other.key) })}
            >
              {inLocale(other.name, locale) || text.unnamed(at + 1)}
            </Check>
          ))}
        </div>
      )}
      {to?.length === 0 && <small>{text.nowhere}</small>}
    </fieldset>
  )
}

const mostSubs = 20

function SubStatuses({ stage, onChange }: Pick<Props, 'stage' | 'onChange'>) {
  const text = useFlowText()
  const subs = stage.subStatuses
  return (
    <fieldset className={styles.field}>
      <legend>{text.subStatuses}</legend>
      {subs.map((sub, at) => (
        <SubRow
          key={sub.id}
          sub={sub}
          at={at}
          onChange={(next) => onChange({ subStatuses: subs.map((one) => (one.id === sub.id ? next : one)) })}
          onRemove={() => onChange({ subStatuses: subs.filter((one) => one.id !== sub.id) })}
        />
      ))}
      {subs.length < mostSubs && (
        <span>
          <Button
            size="small"
            icon={<Icon name="plus" size={14} />}
            onClick={() => onChange({ subStatuses: [...subs, newSubStatus()] })}
          >
            {text.addSub}
          </Button>
        </span>
      )}
    </fieldset>
  )
}

interface SubProps {
  sub: SubStatusDraft
  at: number
  onChange: (next: SubStatusDraft) => void
  onRemove: () => void
}

function SubRow({ sub, at, onChange, onRemove }: SubProps) {
  const text = useFlowText()
  const type = useNames(sub.name, (name) => onChange({ ...sub, name }))
  return (
    <div className={styles.sub}>
      <input
        maxLength={60}
        aria-label={text.subStatus(at + 1)}
        value={sub.name.zh}
        onChange={({ target }) => type('zh', target.value)}
      />
      <input
        maxLength={60}
        aria-label={text.subStatusEn(at + 1)}
        placeholder={text.inEnglish}
        value={sub.name.en}
        onChange={({ target }) => type('en', target.value)}
      />
      <button
        type="button"
        className={styles.tool}
        aria-label={text.removeSub(sub.name.zh)}
        title={text.removeSub(sub.name.zh)}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
