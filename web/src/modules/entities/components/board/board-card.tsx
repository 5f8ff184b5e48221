import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import type { DraggableProvided } from '@hello-pangea/dnd'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Marked } from '#fields/marked.tsx'
import { fieldValue, nameOf, type Shape, type ShownField } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/board/board.module.css'
import { useBoardText } from '#modules/entities/components/board/text.ts'
import { Value } from '#modules/entities/components/entity-row.tsx'
import { type Row, useSeeRecord } from '#modules/entities/queries.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'

interface Props {
  row: Row
  shape: Shape
  /** What the card tells below the name, in the order of the columns of the list. */
  fields: readonly ShownField[]
  href: string
  drag: DraggableProvided
  lifted: boolean
  /** Where else it could go; none: nothing can be moved. */
  moves: readonly MenuItem[]
}

const worded = new Set(['StringArray', 'MultiChoice'])
const isTags = ({ key, definition }: ShownField) => worded.has(definition.type) || key === 'tags'

/** A record as a card. The whole card is its link, lifted by Space or by the pointer; a menu moves it too. */
export function BoardCard({ row, shape, fields, href, drag, lifted, moves }: Props) {
  const { seed } = useSeeRecord()
  const locale = useLocale()
  const name = nameOf(row)
  const filled = fields.filter((field) => !isEmpty(fieldValue(row, field)))
  const lines = filled.filter((field) => !isTags(field) && field.definition.type !== 'Member')
  const tags = filled.find(isTags)
  const owner = filled.find(({ definition }) => definition.type === 'Member')
  const person = shape.type.fields.some(({ key, personName }) => key === 'name' && personName)
  const { role: _, ...handle } = drag.dragHandleProps ?? { role: '' }
  return (
    <div ref={drag.innerRef} {...drag.draggableProps} className={styles.slot}>
      <div className={lifted ? `${styles.card} ${styles.lifted}` : styles.card}>
        <Link to={href} {...handle} draggable={false} className={styles.face} onClick={() => seed(row)}>
          <span className={styles.name}>
            {person && <Avatar name={name} color={colorOf(row.meta.openId)} size={24} />}
            <strong>
              <Marked text={name} highlight={row.highlights?.find(({ field }) => field.endsWith('.name'))} />
            </strong>
          </span>
          {lines[0] && (
            <span className={styles.line}>
              <Value row={row} field={lines[0]} />
            </span>
          )}
          {lines.length > 1 && (
            <span className={styles.quiet}>
              {lines.slice(1, 4).map((field, at) => (
                <span key={field.key}>
                  {at > 0 && ' · '}
                  {field.definition.type === 'Number' && `${inLocale(field.definition.label, locale)} `}
                  <Value row={row} field={field} />
                </span>
              ))}
            </span>
          )}
          {(tags || owner) && (
            <span className={styles.foot}>
              <span className={styles.tags}>{tags && <Value row={row} field={tags} />}</span>
              {owner && (
                <span className={styles.owner}>
                  <Value row={row} field={owner} />
                </span>
              )}
            </span>
          )}
        </Link>
        {moves.length > 0 && <MoveMenu name={name} moves={moves} />}
      </div>
    </div>
  )
}

function MoveMenu({ name, moves }: { name: string; moves: readonly MenuItem[] }) {
  const text = useBoardText()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.move}
        aria-label={text.move(name)}
        title={text.moveShort}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" size={16} />
      </button>
      {open && (
        <Menu
          anchor={anchor}
          label={text.move(name)}
          placement="bottomEnd"
          items={moves}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
