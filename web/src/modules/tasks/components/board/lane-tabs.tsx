import type { TaskColumn } from '@cohort/contract/tasks'
import { useEffect, useRef, useState } from 'react'
import styles from '#modules/tasks/components/board/board.module.css'
import { StageDot } from '#modules/tasks/components/stage-dot.tsx'
import { useTasksText } from '#modules/tasks/text.ts'

interface Props {
  columns: readonly TaskColumn[]
  nameOf: (column: TaskColumn) => string
}

/** The stages of a phone by name: where one is, and a way to each without swiping through all. */
export function LaneTabs({ columns, nameOf }: Props) {
  const text = useTasksText().board
  const bar = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState<string | undefined>(columns[0]?.value ?? '')
  useEffect(() => {
    const lanes = bar.current?.parentElement?.querySelectorAll('section [data-column]') ?? []
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab of the lane that is seen now
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab && bar.current) bar.current.scrollLeft = tab.offsetLeft - 40
  }, [seen])
  const show = (value: string) => {
    const lane = bar.current?.parentElement?.querySelector(`section [data-column="${CSS.escape(value)}"]`)
    lane?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
  }
  return (
    <nav ref={bar} className={styles.tabs} aria-label={text.lanes}>
      {columns.map((column) => (
        <button
          key={column.value ?? ''}
          type="button"
          className={styles.tab}
          aria-current={seen === (column.value ?? '') || undefined}
          onClick={() => show(column.value ?? '')}
        >
          <StageDot color={column.color} />
          {nameOf(column)} <span>{column.count}</span>
        </button>
      ))}
    </nav>
  )
}
