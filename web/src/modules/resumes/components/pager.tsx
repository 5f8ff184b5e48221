import styles from '#modules/resumes/components/pager.module.css'
import { useResumesText } from '#modules/resumes/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Back and on; nothing where there is one page. */
export function Pager({ page, pages, onPage }: Props) {
  const text = useResumesText().pager
  if (pages <= 1) return null
  return (
    <nav className={styles.pager} aria-label={text.label}>
      <Button
        kind="text"
        aria-label={text.previous}
        title={text.previous}
        icon={<Icon name="left" size={16} />}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      {text.page(page, pages)}
      <Button
        kind="text"
        aria-label={text.next}
        title={text.next}
        icon={<Icon name="right" size={16} />}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
