import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from '#ui/pager.module.css'

export interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Words come along: those of the frame are loaded before anybody has signed in. */
interface Words {
  label: string
  previous: string
  next: string
  page: (page: number, pages: number) => string
}

/** Back and on; nothing where there is one page. */
export function Pager({ page, pages, onPage, words }: PagerProps & { words: Words }) {
  if (pages <= 1) return null
  return (
    <nav className={styles.pager} aria-label={words.label}>
      <Button
        kind="text"
        aria-label={words.previous}
        title={words.previous}
        icon={<Icon name="left" size={16} />}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      {words.page(page, pages)}
      <Button
        kind="text"
        aria-label={words.next}
        title={words.next}
        icon={<Icon name="right" size={16} />}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
