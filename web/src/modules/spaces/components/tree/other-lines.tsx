import styles from '#modules/spaces/components/tree/tree.module.css'
import { useSpacesText } from '#modules/spaces/text.ts'
import type { Line } from '#modules/spaces/tree.ts'
import { Icon } from '#ui/icon.tsx'
import { Ghost } from '#ui/skeleton.tsx'

interface FoldProps {
  line: Extract<Line, { kind: 'fold' }>
  focused: boolean
  onToggle: () => void
}

/** Opens what is archived. */
export function FoldLine({ line, focused, onToggle }: FoldProps) {
  const text = useSpacesText().tree
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it hears the keys of all its lines
    <div
      role="treeitem"
      data-id={line.id}
      tabIndex={focused ? 0 : -1}
      aria-level={line.level}
      aria-expanded={line.open}
      aria-selected={false}
      className={`${styles.line} ${styles[`level${line.level}`]} ${styles.fold}`}
      onClick={onToggle}
    >
      <span className={styles.chevron}>
        <Icon name={line.open ? 'down' : 'right'} size={14} />
      </span>
      <Icon name="inbox" size={14} />
      <span className={styles.name}>{text.archived(line.count)}</span>
    </div>
  )
}

/** What there is to say where nothing can be shown. */
export function NoteLine({ line, onRetry }: { line: Extract<Line, { kind: 'note' }>; onRetry: () => void }) {
  const text = useSpacesText().tree.notes
  return (
    <div role="none" className={`${styles.note} ${styles[`level${line.level}`]}`}>
      {line.note === 'loading' && <Ghost width={96} />}
      {line.note === 'failed' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {text.failed}
        </button>
      )}
      {line.note !== 'loading' && line.note !== 'failed' && text[line.note]}
    </div>
  )
}
