import { inLocale } from '@cohort/contract/fields/values'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Shape, ShownField } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import { useMay } from '#lib/who.ts'
import { frozenMost, frozenOf, hiddenColumns, moved } from '#modules/entities/columns.ts'
import styles from '#modules/entities/components/column-chooser.module.css'
import { useTypesText } from '#modules/entities/components/types/text.ts'
import type { Columns } from '#modules/entities/components/use-columns.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Popover } from '#ui/popover.tsx'

/** Which columns, and in what order: switched and dragged, by mouse or by keyboard. */
export function ColumnChooser({ shape, columns }: { shape: Shape; columns: Columns }) {
  const text = useEntitiesText()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        aria-haspopup="true"
        aria-expanded={open}
        icon={<Icon name="columns" size={16} />}
        onClick={() => setOpen(!open)}
      >
        {text.bar.columns}
      </Button>
      {open && (
        <Popover
          anchor={anchor}
          label={text.columns.title}
          placement="bottomEnd"
          width={264}
          onClose={() => setOpen(false)}
        >
          <Panel shape={shape} columns={columns} />
          <FieldsLink type={shape.type.type} />
        </Popover>
      )}
    </>
  )
}

/** A column that is missing may be a field that nobody has added yet. */
function FieldsLink({ type }: { type: string }) {
  const text = useTypesText()
  if (!useMay({ any: ['material.edit'] })) return null
  return (
    <Link className={styles.fields} to={`/setting/fields?type=${type}`}>
      <Icon name="sliders" size={14} />
      {text.fieldsLink}
    </Link>
  )
}

function Panel({ shape, columns }: { shape: Shape; columns: Columns }) {
  const text = useEntitiesText().columns
  const [dragged, setDragged] = useState<string>()
  const keys = columns.fields.map(({ key }) => key)
  const hidden = hiddenColumns(shape, columns.fields)
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{text.title}</h2>
        <Button kind="link" size="small" onClick={columns.reset}>
          {text.reset}
        </Button>
      </div>
      <label className={styles.freeze}>
        {text.freeze}
        <select value={frozenOf(columns.choice)} onChange={({ target }) => columns.freeze(Number(target.value))}>
          {Array.from({ length: Math.min(frozenMost, keys.length) }, (_, at) => at + 1).map((count) => (
            <option key={count} value={count}>
              {text.frozen(count)}
            </option>
          ))}
        </select>
      </label>
      <ul className={styles.list}>
        {columns.fields.map((field, at) => (
          <li
            key={field.key}
            draggable={at > 0}
            className={dragged === field.key ? styles.dragged : undefined}
            onDragStart={() => setDragged(field.key)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              event.preventDefault()
              if (dragged && dragged !== field.key) columns.show(moved(keys, dragged, at))
            }}
          >
            <Grip field={field} locked={at === 0} onMove={(by) => columns.show(moved(keys, field.key, at + by))} />
            <Switch
              field={field}
              on
              locked={at === 0}
              onChange={() => columns.show(keys.filter((key) => key !== field.key))}
            />
          </li>
        ))}
        {hidden.map((field, at) => (
          <li key={field.key} className={at === 0 ? styles.apart : undefined}>
            <span className={styles.grip} />
            <Switch field={field} on={false} onChange={() => columns.show([...keys, field.key])} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Grip({ field, locked, onMove }: { field: ShownField; locked: boolean; onMove: (by: number) => void }) {
  const text = useEntitiesText().columns
  const name = inLocale(field.definition.label, useLocale())
  if (locked)
    return (
      <span className={styles.grip}>
        <Icon name="lock" size={14} />
      </span>
    )
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <button type="button" className={styles.grip} aria-label={text.drag(name)} onKeyDown={onKeyDown}>
      <Icon name="drag" size={16} />
    </button>
  )
}

interface SwitchProps {
  field: ShownField
  on: boolean
  locked?: boolean
  onChange: () => void
}

function Switch({ field, on, locked = false, onChange }: SwitchProps) {
  const text = useEntitiesText().columns
  const name = inLocale(field.definition.label, useLocale())
  return (
    <>
      <span className={on ? styles.name : `${styles.name} ${styles.off}`}>{name}</span>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={locked ? text.locked(name) : text.show(name)}
        aria-disabled={locked || undefined}
        className={styles.switch}
        onClick={() => !locked && onChange()}
      />
    </>
  )
}
