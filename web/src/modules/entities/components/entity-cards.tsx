import { Link } from 'react-router'
import { PersonAvatar } from '#fields/files/person-avatar.tsx'
import { Marked } from '#fields/marked.tsx'
import { fieldValue, nameOf, photoOf, type Shape, type ShownField } from '#fields/shape.ts'
import styles from '#modules/entities/components/entity-cards.module.css'
import { Elsewhere, Gone, Value } from '#modules/entities/components/entity-row.tsx'
import { useLiveMark } from '#modules/entities/live/marks.ts'
import { type Row, useSeeRecord } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { colorOf } from '#ui/avatar.tsx'
import { Time } from '#ui/time.tsx'

interface Props {
  shape: Shape
  rows: readonly Row[]
  fields: readonly ShownField[]
  hrefOf: (id: string) => string
  /** Ids, while cards are being picked; a tap then picks instead of opening. */
  picked: ReadonlySet<string> | undefined
  onPick: (id: string) => void
}

/** The list of a phone: a name, two lines of what matters, and when. */
export function EntityCards({ shape, rows, fields, hrefOf, picked, onPick }: Props) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <Card
          key={row.meta.openId}
          row={row}
          shape={shape}
          fields={fields}
          href={hrefOf(row.meta.openId)}
          picked={picked?.has(row.meta.openId)}
          onPick={() => onPick(row.meta.openId)}
        />
      ))}
    </ul>
  )
}

interface CardProps {
  shape: Shape
  row: Row
  fields: readonly ShownField[]
  href: string
  picked: boolean | undefined
  onPick: () => void
}

function Card({ row, shape, fields, href, picked, onPick }: CardProps) {
  const text = useEntitiesText().table
  const { seed } = useSeeRecord()
  const name = nameOf(row)
  const mark = useLiveMark(row.meta.openId)
  const filled = fields.slice(1).filter((field) => {
    const value = fieldValue(row, field)
    // The card is one link, and a file would be a button inside it.
    if (field.definition.type === 'File') return false
    return !field.key.startsWith('meta.') && value !== undefined && value !== null && value !== '' && !isNone(value)
  })
  const content = (
    <>
      <PersonAvatar name={name} color={colorOf(row.meta.openId)} photo={photoOf(row, shape)} size={40} />
      <span className={styles.words}>
        <span className={styles.name}>
          <Marked text={name} highlight={row.highlights?.find(({ field }) => field.endsWith('.name'))} />
          <Gone openId={row.meta.openId} />
        </span>
        <Line row={row} fields={filled.slice(0, 2)} />
        <Line row={row} fields={filled.slice(2, 5)} quiet />
        <Elsewhere row={row} fields={fields} shape={shape} />
      </span>
      <span className={styles.when}>
        <Time iso={row.meta.updatedAt} words={text.when} now={text.now} />
      </span>
    </>
  )
  if (picked !== undefined)
    return (
      <li>
        <label className={picked ? `${styles.card} ${styles.picked}` : styles.card}>
          <input type="checkbox" aria-label={text.select(name)} checked={picked} onChange={onPick} />
          {content}
        </label>
      </li>
    )
  return (
    <li>
      <Link to={href} className={mark ? `${styles.card} ${styles[mark]}` : styles.card} onClick={() => seed(row)}>
        {content}
      </Link>
    </li>
  )
}

const isNone = (value: unknown): boolean => Array.isArray(value) && value.length === 0

function Line({ row, fields, quiet = false }: { row: Row; fields: readonly ShownField[]; quiet?: boolean }) {
  if (fields.length === 0) return null
  return (
    <span className={quiet ? styles.quiet : styles.line}>
      {fields.map((field, at) => (
        <span key={field.key}>
          {at > 0 && ' · '}
          <Value row={row} field={field} />
        </span>
      ))}
    </span>
  )
}
