import { inLocale } from '@cohort/contract/fields/values'
import { type MouseEvent, memo, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { Cell } from '#fields/cell.tsx'
import { PersonAvatar } from '#fields/files/person-avatar.tsx'
import { Marked } from '#fields/marked.tsx'
import { fieldValue, isNumeric, nameOf, photoOf, type Shape, type ShownField } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/entity-table.module.css'
import { useLiveText } from '#modules/entities/components/live/text.ts'
import { useLiveMark } from '#modules/entities/live/marks.ts'
import { type Row, useSeeRecord } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { colorOf } from '#ui/avatar.tsx'
import { Time } from '#ui/time.tsx'

interface Props {
  /** Which one of the page it is. */
  at: number
  row: Row
  fields: readonly ShownField[]
  shape: Shape
  href: string
  selected: boolean
  current: boolean
  /** The cell that the keyboard has walked to. */
  column: number | undefined
  onToggle: () => void
  onEdit: (column: number) => void
}

/** One record in a line. The whole line opens it; its name is the link that does. */
export const EntityRow = memo(function EntityRow(props: Props) {
  const { at, row, fields, shape, href, selected, current, column, onToggle, onEdit } = props
  const text = useEntitiesText().table
  const navigate = useNavigate()
  const { seed, prefetch } = useSeeRecord()
  const line = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (current) line.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  useEffect(() => {
    if (column !== undefined) line.current?.querySelector<HTMLElement>(`[data-column="${column}"]`)?.focus()
  }, [column])
  const name = nameOf(row)
  const open = () => {
    seed(row)
    void navigate(href)
  }
  const mark = useLiveMark(row.meta.openId)
  const { onClick, onDoubleClick } = useClicks(open, onEdit, () => prefetch(row.meta.entityType, row.meta.openId))
  const classes = [selected && styles.selected, current && styles.current, mark && styles[mark]]
    .filter(Boolean)
    .join(' ')
  return (
    <tr
      ref={line}
      data-row={at}
      className={classes}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      aria-current={current || undefined}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps a click on the box from opening the record */}
      <td className={styles.check} onClick={(event) => event.stopPropagation()}>
        <label className={styles.box}>
          <input type="checkbox" aria-label={text.select(name)} checked={selected} onChange={onToggle} />
        </label>
      </td>
      {fields.map((field, place) => (
        <td
          key={field.key}
          className={place === 0 ? styles.title : isNumeric(field) ? styles.number : undefined}
          data-column={place}
          tabIndex={-1}
        >
          {place === 0 ? (
            <Title row={row} fields={fields} shape={shape} href={href} onOpen={() => seed(row)} />
          ) : (
            <Value row={row} field={field} />
          )}
        </td>
      ))}
      <td />
    </tr>
  )
})

const twiceWithinMs = 220

/**
 * A click opens the record, a second one on the same cell edits that instead: so the first waits a moment, and fetches
 * the record meanwhile. On the title nothing waits: its name is a link.
 */
function useClicks(open: () => void, onEdit: (column: number) => void, prefetch: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const columnOf = ({ target }: MouseEvent): number =>
    Number((target as Element).closest<HTMLElement>('[data-column]')?.dataset.column ?? 0)
  return {
    onClick: (event: MouseEvent) => {
      clearTimeout(timer.current)
      if (columnOf(event) === 0) return open()
      if (event.detail > 1) return
      prefetch()
      timer.current = setTimeout(open, twiceWithinMs)
    },
    onDoubleClick: (event: MouseEvent) => columnOf(event) > 0 && onEdit(columnOf(event)),
  }
}

const found = (row: Row, field: ShownField) => row.highlights?.find(({ field: path }) => path === field.path)

export function Value({ row, field }: { row: Row; field: ShownField }) {
  const text = useEntitiesText().table
  const value = fieldValue(row, field)
  if (field.key.startsWith('meta.')) return <Time iso={String(value)} words={text.when} now={text.now} />
  const missing = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  if (missing) return <span className={styles.nothing}>{text.nothing}</span>
  return <Cell value={value} definition={field.definition} highlight={found(row, field)} />
}

interface TitleProps {
  row: Row
  fields: readonly ShownField[]
  shape: Shape
  href: string
  onOpen: () => void
}

const isPerson = (shape: Shape) => shape.type.fields.some(({ key, personName }) => key === 'name' && personName)

function Title({ row, fields, shape, href, onOpen }: TitleProps) {
  const name = nameOf(row)
  const [title] = fields
  return (
    <div className={styles.name}>
      {isPerson(shape) && (
        <PersonAvatar name={name} color={colorOf(row.meta.openId)} photo={photoOf(row, shape)} size={24} />
      )}
      <div className={styles.words}>
        <Link
          to={href}
          onClick={(event) => {
            event.stopPropagation()
            onOpen()
          }}
        >
          <Marked text={name} highlight={title && found(row, title)} />
        </Link>
        <Facts row={row} shape={shape} />
        <Gone openId={row.meta.openId} />
        <Elsewhere row={row} fields={fields} shape={shape} />
      </div>
    </div>
  )
}

/** A row that somebody else has deleted meanwhile stays, and says so. */
export function Gone({ openId }: { openId: string }) {
  const text = useLiveText()
  return useLiveMark(openId) === 'gone' ? <small className={styles.deleted}>{text.gone}</small> : null
}

/** Gender and age stand quietly beside a name, as recruiters say them. */
function Facts({ row, shape }: { row: Row; shape: Shape }) {
  const gender = shape.fields.get('humanInfo.genderName')
  const age = fieldValue(
    row,
    shape.fields.get('humanInfo.age') ?? { key: '', path: '', custom: true, definition: none },
  )
  if (!gender) return null
  return (
    <small className={styles.facts}>
      <Cell value={fieldValue(row, gender)} definition={gender.definition} /> {typeof age === 'number' ? age : ''}
    </small>
  )
}
const none = { key: '-', type: 'ShortText', label: { zh: '', en: '' } } as const

/** What was found where no column shows it: in a job of years ago, in a description. */
export function Elsewhere({ row, fields, shape }: { row: Row; fields: readonly ShownField[]; shape: Shape }) {
  const text = useEntitiesText().table
  const locale = useLocale()
  const shown = new Set(fields.map(({ path }) => path))
  const hits = row.highlights ?? []
  const hit = hits.find(({ field }) => !shown.has(field))
  if (!hit || hits.some(({ field }) => shown.has(field))) return null
  const label = labelOf(hit.field, shape)
  return (
    <small className={styles.elsewhere}>
      {label && text.matched(inLocale(label, locale))}
      <Marked text={hit.text} highlight={hit} />
    </small>
  )
}

function labelOf(path: string, { type, fields }: Shape) {
  const key = path.replace(/^data\.(standardFields|customFields)\./, '')
  const list = type.lists?.find((one) => key.startsWith(`${one.key}.`))
  return list?.label ?? fields.get(key)?.definition.label ?? fields.get(`custom.${key}`)?.definition.label
}
