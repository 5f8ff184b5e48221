import type { ChartNode } from '@cohort/contract/entity-searches'
import { inLocale } from '@cohort/contract/fields/values'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/chart/chart.module.css'
import { useChartText } from '#modules/entities/components/chart/text.ts'
import { stepOf } from '#modules/entities/components/chart/tree.ts'
import type { ChartState } from '#modules/entities/components/chart/use-chart.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  chart: ChartState
  shape: Shape
  onOpen: (id: string) => void
}

/** The chart as an indented tree, where there is no room to draw it. */
export function ChartTree({ chart, shape, onOpen }: Props) {
  const text = useChartText()
  const list = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(chart.seen[0]?.openId)
  const rowOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)
  const { looked } = chart
  useEffect(() => {
    if (looked) rowOf(looked)?.scrollIntoView({ block: 'center' })
  })
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.key === 'Enter') return onOpen(id)
    const step = stepOf(chart.seen, chart.closed, id, event.key)
    if (!step) return
    event.preventDefault()
    if ('toggle' in step) return chart.toggle(step.toggle)
    setCurrent(step.to)
    rowOf(step.to)?.focus()
  }
  return (
    <div ref={list} role="tree" aria-label={text.label(inLocale(shape.type.name, useLocale()))} className={styles.tree}>
      {chart.seen.map((node) => (
        <Item
          key={node.openId}
          node={node}
          chart={chart}
          current={node.openId === current}
          onFocus={() => setCurrent(node.openId)}
          onKeyDown={(event) => onKeyDown(event, node.openId)}
          onOpen={() => onOpen(node.openId)}
        />
      ))}
    </div>
  )
}

interface ItemProps {
  node: ChartNode
  chart: ChartState
  current: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onOpen: () => void
}

function Item({ node, chart, current, onFocus, onKeyDown, onOpen }: ItemProps) {
  const { openId, name, depth, childCount } = node
  const open = childCount > 0 && !chart.closed.has(openId)
  const classes = [styles.item, chart.hits.includes(openId) && styles.hit, chart.looked === openId && styles.looked]
  return (
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-expanded={childCount > 0 ? open : undefined}
      aria-selected={chart.looked === openId}
      tabIndex={current ? 0 : -1}
      data-node={openId}
      className={classes.filter(Boolean).join(' ')}
      style={{ '--depth': Math.min(depth, 8) } as CSSProperties}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onOpen}
    >
      <span
        className={styles.fold}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation()
          if (childCount > 0) chart.toggle(openId)
        }}
      >
        {childCount > 0 && <Icon name={open ? 'down' : 'right'} size={16} />}
      </span>
      <span className={styles.words}>
        <strong>{name}</strong>
        <small>{chart.textsOf(node).slice(0, 3).join(' · ')}</small>
      </span>
      {childCount > 0 && <span className={styles.count}>{node.descendantCount.toLocaleString('en-US')}</span>}
    </div>
  )
}
