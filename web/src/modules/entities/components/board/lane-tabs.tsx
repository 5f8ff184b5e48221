import { useEffect, useRef, useState } from 'react'
import styles from '#modules/entities/components/board/board.module.css'
import { Dot } from '#modules/entities/components/board/board-column.tsx'
import type { BoardColumn } from '#modules/entities/components/board/columns.ts'
import { useBoardText } from '#modules/entities/components/board/text.ts'
import { useColumn } from '#modules/entities/components/board/use-board.ts'
import { countText } from '#modules/entities/counts.ts'
import type { Asked } from '#modules/entities/queries.ts'

interface Props {
  columns: readonly BoardColumn[]
  body: Asked
  foundAt: number
}

/** The columns of a phone by name: where one is, and a way to each without swiping through all. */
export function LaneTabs({ columns, body, foundAt }: Props) {
  const text = useBoardText()
  const bar = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(columns[0]?.id)
  useEffect(() => {
    const lanes = bar.current?.parentElement?.querySelectorAll('[data-column]') ?? []
    const watch = new IntersectionObserver(
      (entries) => {
        const best = entries.find(({ isIntersecting }) => isIntersecting)?.target
        if (best instanceof HTMLElement) setSeen(best.dataset.column)
      },
      { threshold: 0.7 },
    )
    for (const lane of lanes) watch.observe(lane)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const show = (id: string) => {
    const lane = bar.current?.parentElement?.querySelector(`[data-column="${CSS.escape(id)}"]`)
    lane?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
  }
  return (
    <nav ref={bar} className={styles.tabs} aria-label={text.columns}>
      {columns.map((column) => (
        <LaneTab
          key={column.id}
          column={column}
          body={body}
          foundAt={foundAt}
          on={column.id === seen}
          onShow={() => show(column.id)}
        />
      ))}
    </nav>
  )
}

interface TabProps extends Omit<Props, 'columns'> {
  column: BoardColumn
  on: boolean
  onShow: () => void
}

function LaneTab({ column, body, foundAt, on, onShow }: TabProps) {
  const total = useColumn(body, column, foundAt).data?.pages.at(-1)
  return (
    <button type="button" className={styles.tab} aria-current={on || undefined} onClick={onShow}>
      <Dot column={column} />
      {column.name} <span>{countText(total)}</span>
    </button>
  )
}
