import type { TreeItem } from '@cohort/contract/spaces'
import { useRef, useState } from 'react'
import styles from '#modules/spaces/components/tree/tree.module.css'
import { useSpacesText } from '#modules/spaces/text.ts'

interface Props {
  item: TreeItem
  /** Undefined: it keeps its name. */
  onDone: (name: string | undefined) => void
}

/** The name, to be typed over in its place. Enter and leaving it keep what was typed, Escape does not. */
export function RenameField({ item, onDone }: Props) {
  const text = useSpacesText().tree
  const [typed, setTyped] = useState(item.name)
  const done = useRef(false)
  const finish = (name: string) => {
    if (done.current) return
    done.current = true
    const next = name.trim()
    onDone(next !== '' && next !== item.name ? next : undefined)
  }
  return (
    <input
      className={styles.rename}
      aria-label={text.rename(item.name)}
      maxLength={item.entityType === 'Project' ? 200 : 60}
      // biome-ignore lint/a11y/noAutofocus: it was opened to be written in
      autoFocus
      onFocus={({ target }) => target.select()}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onClick={(event) => event.stopPropagation()}
      onBlur={() => finish(typed)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish(typed)
        if (event.key === 'Escape') finish(item.name)
      }}
    />
  )
}
