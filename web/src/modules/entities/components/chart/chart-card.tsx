import type { ChartNode } from '@cohort/contract/entity-searches'
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import styles from '#modules/entities/components/chart/chart.module.css'
import { domId } from '#modules/entities/components/chart/dom-id.ts'
import { useChartText } from '#modules/entities/components/chart/text.ts'
import { Icon } from '#ui/icon.tsx'

export type ChartCardNode = Node<{
  node: ChartNode
  texts: readonly string[]
  open: boolean
  hit: boolean
  looked: boolean
  /** Tab leads here. */
  current: boolean
  onToggle: (id: string) => void
  onOpen: (id: string) => void
  onFocus: (id: string) => void
  /** True where the key meant something. */
  onKey: (id: string, key: string) => boolean
}>

/** One box of the chart: its name, two lines of what matters, and a button for what is below it. */
export function ChartCard({ data }: NodeProps<ChartCardNode>) {
  const { node, texts, open, hit, looked, current, onToggle, onOpen, onFocus, onKey } = data
  const { openId: id, name, depth, childCount, descendantCount } = node
  const text = useChartText()
  const classes = [styles.card, hit && styles.hit, looked && styles.looked, !node.matches && styles.above]
  const count = descendantCount.toLocaleString('en-US')
  return (
    <>
      <div
        id={domId(id)}
        role="treeitem"
        aria-level={depth + 1}
        aria-expanded={childCount > 0 ? open : undefined}
        aria-selected={looked}
        aria-label={[name, ...texts].join('，')}
        tabIndex={current ? 0 : -1}
        className={`${classes.filter(Boolean).join(' ')} nopan`}
        onClick={() => onOpen(id)}
        onFocus={() => onFocus(id)}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey || !onKey(id, event.key)) return
          event.preventDefault()
          event.stopPropagation()
        }}
      >
        <strong>{name}</strong>
        <span>{texts.slice(0, 2).join(' · ')}</span>
        <small>{texts.slice(2).join(' · ')}</small>
      </div>
      <Handle type="target" position={Position.Top} className={styles.handle} isConnectable={false} />
      <Handle type="source" position={Position.Bottom} className={styles.handle} isConnectable={false} />
      {childCount > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className={`${styles.toggle} nopan`}
          aria-label={open ? text.collapse(name) : text.expand(name, count)}
          title={open ? text.collapse(name) : text.expand(name, count)}
          onClick={() => onToggle(id)}
        >
          {open ? <Icon name="up" size={14} /> : count}
        </button>
      )}
    </>
  )
}
