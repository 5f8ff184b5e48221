import type { Task } from '@cohort/contract/tasks'
import { type RefObject, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import styles from '#modules/tasks/components/board/card.module.css'
import { CardFace } from '#modules/tasks/components/board/card.tsx'

interface Props {
  tasks: readonly Task[]
  width: number
  /** Moved by hand, many times a second: no drawing anew. */
  box: RefObject<HTMLDivElement | null>
  onShown: () => void
}

/** The card that hangs on the pointer, with how many come along. */
export function DragGhost({ tasks, width, box, onShown }: Props) {
  const [first] = tasks
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useLayoutEffect(onShown, [])
  if (!first) return null
  return createPortal(
    <div ref={box} className={styles.ghost} style={{ width }} aria-hidden="true">
      <div>
        <CardFace task={first} />
      </div>
      {tasks.length > 1 && <span className={styles.badge}>{tasks.length}</span>}
    </div>,
    document.body,
  )
}
