import type { StructureNode } from '@cohort/contract/projects'
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { StageDot } from '#modules/tasks/components/stage-dot.tsx'
import styles from '#modules/tasks/components/structure/structure.module.css'
import { wordFor } from '#modules/tasks/project-view.ts'
import { useTasksText } from '#modules/tasks/text.ts'

/** The place of a node in the page. */
export const domId = (id: string): string => `structure-${id}`

export type StructureCardNode = Node<{
  node: StructureNode
  level: number
  /** The project that is open. */
  here: boolean
  /** Tab leads here. */
  current: boolean
  /** One below the other: lines come in from the side. */
  side: boolean
  onOpen: () => void
  onFocus: () => void
  /** True where the key meant something. */
  onKey: (key: string) => boolean
}>

/** One box of the diagram: what it is, and how much is in it. */
export function StructureCard({ data }: NodeProps<StructureCardNode>) {
  const { node, level, here, current, side, onOpen, onFocus, onKey } = data
  const facts = useFacts(node, here)
  const { kind, name, stages } = node
  const classes = [styles.card, styles[kind], here && styles.here, side && styles.beside]
  return (
    <>
      <div
        id={domId(node.id)}
        role="treeitem"
        aria-level={level}
        aria-selected={here}
        tabIndex={current ? 0 : -1}
        className={`${classes.filter(Boolean).join(' ')} nopan`}
        onClick={onOpen}
        onFocus={onFocus}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey || !onKey(event.key)) return
          event.preventDefault()
          event.stopPropagation()
        }}
      >
        <strong>{name}</strong>
        <small>{facts}</small>
        {stages.length > 0 && (
          <ul>
            {stages.map(({ id, name, color, count }) => (
              <li key={id}>
                <StageDot color={color} />
                <span>{name}</span>
                <b>{count}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Handle
        type="target"
        position={side ? Position.Left : Position.Top}
        style={side ? { top: 30 } : undefined}
        className={styles.handle}
        isConnectable={false}
      />
      <Handle
        type="source"
        position={Position.Bottom}
        style={side ? { left: 12 } : undefined}
        className={styles.handle}
        isConnectable={false}
      />
    </>
  )
}

function useFacts({ kind, count, status }: StructureNode, here: boolean): string {
  const { structure: text, status: states } = useTasksText()
  const words = [
    here ? text.here : text.kinds[kind],
    count === null ? undefined : text.counts[kind](count),
    kind === 'Project' && status !== null && status > 0 ? wordFor(states, status) : undefined,
  ]
  return words.filter(Boolean).join(' · ')
}
