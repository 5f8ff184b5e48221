import { useState } from 'react'
import styles from '#fields/preview/pdf-viewer.module.css'
import { usePreviewText } from '#fields/preview/text.ts'
import { Tool, Tools } from '#fields/preview/tools.tsx'
import { Button } from '#ui/button.tsx'

interface Props {
  page: number
  pages: number
  scale: number
  onPage: (page: number) => void
  onLarger: () => void
  onSmaller: () => void
  onActual: () => void
  onFit: () => void
}

/** Turning pages, going to one, and the size. */
export function PdfTools({ page, pages, scale, onPage, onLarger, onSmaller, onActual, onFit }: Props) {
  const text = usePreviewText().tools
  const percent = Math.round(scale * 100)
  return (
    <Tools>
      <Tool icon="up" label={text.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <PageNumber page={page} pages={pages} onPage={onPage} />
      <Tool icon="down" label={text.nextPage} disabled={page >= pages} onClick={() => onPage(page + 1)} />
      <Tool icon="zoomOut" label={text.zoomOut} onClick={onSmaller} />
      <Button kind="text" size="small" title={text.zoom(percent)} onClick={onActual}>
        {percent}%
      </Button>
      <Tool icon="zoomIn" label={text.zoomIn} onClick={onLarger} />
      <Tool icon="fit" label={text.fit} onClick={onFit} />
    </Tools>
  )
}

function PageNumber({ page, pages, onPage }: Pick<Props, 'page' | 'pages' | 'onPage'>) {
  const text = usePreviewText().tools
  const [typed, setTyped] = useState<string>()
  const go = () => {
    const wanted = Number(typed)
    if (Number.isInteger(wanted) && wanted >= 1) onPage(Math.min(wanted, pages))
    setTyped(undefined)
  }
  return (
    <form
      className={styles.number}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <input
        inputMode="numeric"
        aria-label={text.page(pages)}
        value={typed ?? String(page)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        onBlur={() => setTyped(undefined)}
      />
      <span>/ {pages}</span>
    </form>
  )
}
