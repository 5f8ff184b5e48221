import { fieldTypes } from '@cohort/contract/fields'
import { degrees } from '@cohort/contract/fields/degree'
import { inLocale } from '@cohort/contract/fields/values'
import { userOfMemberId } from '@cohort/contract/rules'
import { useFacet } from '#fields/filter/queries.ts'
import { MemberSelect } from '#fields/member-select.tsx'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/tasks/components/filter-panel.module.css'
import type { ProjectView, Shape, ShapeField } from '#modules/tasks/project-view.ts'
import type { Condition } from '#modules/tasks/state.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'

type Of = Condition['of']

const unfiltered = new Set(['File', 'LongText', 'DateRange', 'Date', 'SalaryRangeArray', 'SalaryRange', 'IntRange'])
const internal = new Set(['stageId', 'stageName', 'project', 'taskPayload.entityType', 'taskPayload.payload'])

const fieldsOf = (shape: Shape | undefined): ShapeField[] =>
  [...(shape?.fields.values() ?? [])].filter(
    ({ key, definition }) => !key.startsWith('meta.') && !internal.has(key) && !unfiltered.has(definition.type),
  )

const opOf = ({ definition }: ShapeField): Condition['op'] => {
  const kind = fieldTypes[definition.type]
  if (kind.equality === 'facet') return 'in'
  return kind.ops.includes('gte') ? 'gte' : 'contains'
}

/** Conditions over fields of tasks, and of the records that they carry. */
export function FilterPanel({ view, onClose }: { view: ProjectView; onClose: () => void }) {
  const text = useTasksText().filters
  const { conditions } = view.state
  const set = (next: readonly Condition[]) => view.change({ conditions: next })
  const shapes: Record<Of, Shape | undefined> = { task: view.taskShape, payload: view.payloadShape }
  return (
    <Dialog
      open
      title={text.title}
      width={520}
      onClose={onClose}
      footer={conditions.length > 0 && <Button onClick={() => set([])}>{text.clear}</Button>}
    >
      <div className={styles.panel}>
        {conditions.length === 0 && <p className={styles.none}>{text.none}</p>}
        {conditions.map((condition, at) => {
          const field = fieldsOf(shapes[condition.of]).find(({ path }) => path === condition.path)
          if (!field) return null
          return (
            <ConditionRow
              key={`${condition.of} ${condition.path}`}
              condition={condition}
              field={field}
              view={view}
              onChange={(values) => set(conditions.with(at, { ...condition, values }))}
              onRemove={() => set(conditions.toSpliced(at, 1))}
            />
          )
        })}
        <AddCondition
          shapes={shapes}
          taken={conditions}
          onAdd={(of, field) => set([...conditions, { of, path: field.path, op: opOf(field), values: [] }])}
        />
      </div>
    </Dialog>
  )
}

interface AddProps {
  shapes: Record<Of, Shape | undefined>
  taken: readonly Condition[]
  onAdd: (of: Of, field: ShapeField) => void
}

function AddCondition({ shapes, taken, onAdd }: AddProps) {
  const text = useTasksText().filters
  const locale = useLocale()
  const free = (of: Of) =>
    fieldsOf(shapes[of]).filter(({ path }) => !taken.some((one) => one.of === of && one.path === path))
  const choose = (value: string) => {
    const [of, path] = value.split(' ') as [Of, string]
    const field = fieldsOf(shapes[of]).find((one) => one.path === path)
    if (field) onAdd(of, field)
  }
  return (
    <select className={styles.add} aria-label={text.add} value="" onChange={({ target }) => choose(target.value)}>
      <option value="">{text.add}</option>
      {(['payload', 'task'] as const).map((of) => (
        <optgroup key={of} label={of === 'task' ? text.ofTask : text.ofRecord}>
          {free(of).map(({ path, definition }) => (
            <option key={path} value={`${of} ${path}`}>
              {inLocale(definition.label, locale)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

interface RowProps {
  condition: Condition
  field: ShapeField
  view: ProjectView
  onChange: (values: readonly string[]) => void
  onRemove: () => void
}

function ConditionRow({ condition, field, view, onChange, onRemove }: RowProps) {
  const text = useTasksText().filters
  const label = inLocale(field.definition.label, useLocale())
  return (
    <fieldset className={styles.row}>
      <legend>
        {label}
        {condition.op !== 'in' && ` ${condition.op === 'gte' ? text.atLeast : text.contains}`}
      </legend>
      <Values condition={condition} field={field} view={view} label={label} onChange={onChange} />
      <Button
        size="small"
        kind="text"
        aria-label={text.remove(label)}
        title={text.remove(label)}
        icon={<Icon name="close" size={14} />}
        onClick={onRemove}
      />
    </fieldset>
  )
}

function Values({ condition, field, view, label, onChange }: Omit<RowProps, 'onRemove'> & { label: string }) {
  const text = useTasksText().filters
  const [first = ''] = condition.values
  if (condition.op !== 'in')
    return (
      <input
        className={styles.input}
        aria-label={text.value(label)}
        inputMode={condition.op === 'gte' ? 'decimal' : 'text'}
        value={first}
        onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      />
    )
  if (field.definition.type === 'Member')
    return (
      <MemberSelect
        allowClear
        label={text.value(label)}
        value={first ? userOfMemberId(first) : undefined}
        onChange={(member) => onChange(member ? [member.tenantMemberId] : [])}
      />
    )
  return <Ticks condition={condition} field={field} view={view} onChange={onChange} />
}

/** The values to tick: the choices of the field, or what records hold. */
function Ticks({ condition, field, view, onChange }: Omit<RowProps, 'onRemove'>) {
  const text = useTasksText().filters
  const locale = useLocale()
  const { options, type } = field.definition
  const choices = options?.choices ?? (type === 'Degree' ? degrees : undefined)
  const entityType = condition.of === 'task' ? 'HydrogenTask' : (view.payloadShape?.type.type ?? '')
  const counted = useFacet({ entityType }, field.path, choices === undefined && condition.of === 'payload')
  const found = counted.data?.filters[0]?.values ?? []
  const offered = choices
    ? choices.map(({ id, name }) => ({ value: id, name: inLocale(name, locale) }))
    : found.slice(0, 20).map(({ value, name }) => ({ value, name: name || value }))
  const toggle = (value: string, on: boolean) =>
    onChange(on ? [...condition.values, value] : condition.values.filter((one) => one !== value))
  return (
    <span className={styles.ticks}>
      {offered.length === 0 && <small>{text.searchValues}</small>}
      {offered.map(({ value, name }) => (
        <Check key={value} checked={condition.values.includes(value)} onChange={(on) => toggle(value, on)}>
          {name}
        </Check>
      ))}
    </span>
  )
}
