import { inLocale } from '@cohort/contract/fields/values'
import { type KeyboardEvent, lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useProblem } from '#fields/problems.ts'
import { fieldValue, nameOf, type ShownField } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/cells/cell-panel.module.css'
import { useCellsText } from '#modules/entities/components/cells/text.ts'
import { hasOpenList, isCommit, isLeaving } from '#modules/entities/components/keys.ts'
import type { Row } from '#modules/entities/queries.ts'

interface Props {
  /** The cell it stands over. */
  cell: HTMLElement
  row: Row
  field: ShownField
  onCommit: (value: unknown, by: 1 | -1 | 0) => void
  onCancel: () => void
}

/** Editors bring Ant Design along, which a list alone does without. */
const loading = () => import('#fields/field-editor.tsx')
const FieldEditor = lazy(async () => ({ default: (await loading()).FieldEditor }))
export const preloadEditors = (): void => void loading()

const wide: Partial<Record<string, number>> = {
  SalaryRange: 460,
  SalaryRangeArray: 480,
  DateRange: 400,
  LongText: 400,
  Identification: 340,
  MultiChoice: 300,
  StringArray: 280,
  EntityReference: 280,
  Currency: 220,
  Member: 220,
}
const several = new Set(['LongText', 'StringArray', 'EntityReference', 'Member'])

/** A cell that is being edited: the input lies over it. Leaving it by a click saves, as leaving it by Tab does. */
export function CellPanel({ cell, row, field, onCommit, onCancel }: Props) {
  const text = useCellsText()
  const problemOf = useProblem()
  const label = inLocale(field.definition.label, useLocale())
  const [draft, setDraft] = useState(() => fieldValue(row, field))
  const [problem, setProblem] = useState<string>()
  const panel = useRef<HTMLElement>(null)
  const editor = useRef<HTMLDivElement>(null)
  const position = usePosition(cell, wide[field.definition.type] ?? 248)
  const commit = (by: 1 | -1 | 0) => {
    const found = problemOf(draft, field.definition)
    setProblem(found)
    if (found === undefined) onCommit(draft, by)
  }
  useClickOutside(panel, () => commit(0))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !hasOpenList(event)) onCancel()
    else if (isCommit(event)) commit(0)
    else if (isLeaving(event, editor.current)) commit(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return createPortal(
    <section
      ref={panel}
      className={styles.panel}
      style={position}
      aria-label={text.panel(nameOf(row), label)}
      onKeyDown={onKeyDown}
    >
      <div ref={editor}>
        <Suspense fallback={<div className={styles.coming} />}>
          <FieldEditor
            autoFocus
            value={draft}
            definition={field.definition}
            label={label}
            among={{ entityType: row.meta.entityType, path: field.path }}
            problem={problem}
            onChange={(next) => {
              setDraft(next)
              setProblem(undefined)
            }}
          />
        </Suspense>
      </div>
      <p className={styles.hint}>{several.has(field.definition.type) ? text.hintLong : text.hint}</p>
    </section>,
    document.body,
  )
}

const edge = 8

/** Over the cell, as wide as its kind needs, and never beyond the window. */
function usePosition(cell: HTMLElement, least: number) {
  const [box, setBox] = useState(() => cell.getBoundingClientRect())
  useLayoutEffect(() => {
    const place = () => setBox(cell.getBoundingClientRect())
    window.addEventListener('resize', place)
    document.addEventListener('scroll', place, true)
    return () => {
      window.removeEventListener('resize', place)
      document.removeEventListener('scroll', place, true)
    }
  }, [cell])
  const width = Math.min(Math.max(box.width, least), window.innerWidth - 2 * edge)
  const left = Math.max(edge, Math.min(box.left, window.innerWidth - width - edge))
  const low = box.top > window.innerHeight - 180
  return { left, width, ...(low ? { bottom: window.innerHeight - box.bottom } : { top: box.top }) }
}

/** Only a click in the page itself leaves it: lists and panels that a field opens stand beside the page. */
function useClickOutside(panel: { readonly current: HTMLElement | null }, run: () => void): void {
  const act = useEffectEvent(run)
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return
      if (document.getElementById('root')?.contains(target)) act()
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  }, [panel])
}
