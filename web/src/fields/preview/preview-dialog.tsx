import type { FileValue } from '@cohort/contract/fields/file'
import type { StoredFile } from '@cohort/contract/files'
import { useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { downloadOf, useStoredFile } from '#fields/files/addresses.ts'
import { KindIcon } from '#fields/files/kind-icon.tsx'
import { type Previewed, previewStore } from '#fields/preview/open.ts'
import styles from '#fields/preview/preview-dialog.module.css'
import { Failed, Waiting } from '#fields/preview/states.tsx'
import { usePreviewText } from '#fields/preview/text.ts'
import { ToolsSlot } from '#fields/preview/tools.tsx'
import { useTurning } from '#fields/preview/use-turning.ts'
import { Viewer } from '#fields/preview/viewer.tsx'
import { sizeText } from '#lib/bytes.ts'
import { Button } from '#ui/button.tsx'
import { useFocusTrap, useInertPage } from '#ui/focus.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/states.tsx'

/** Files over the page, one at a time (spec 2 §2.3): a wide dialog on a desk, the whole screen on a phone. */
export function PreviewDialog({ shown: { files, at } }: { shown: Previewed }) {
  const text = usePreviewText()
  const file = files[at]
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  // The page comes back to life before it gets the focus back.
  useInertPage()
  useFocusTrap(box)
  const stored = useStoredFile(file?.fileId)
  const turn = (to: number) => previewStore.turn(to)
  const turning = useTurning({
    onPrevious: () => turn(at - 1),
    onNext: () => turn(at + 1),
    onClose: previewStore.close,
  })
  if (!file) return null
  return createPortal(
    <div className={styles.layer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cross and Escape do the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the cross and Escape do the same by keyboard */}
      <div className={styles.mask} onClick={previewStore.close} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.dialog}
        {...turning}
      >
        <header className={styles.header}>
          <KindIcon type={stored.data?.type ?? file.type} size={18} />
          <h2 id={titleId} className={styles.title} title={file.name}>
            <span className="visually-hidden">{text.label(file.name)}</span>
            <span aria-hidden="true">{file.name}</span>
          </h2>
          <Facts file={file} stored={stored.data} />
          <div ref={setSlot} className={styles.tools} role="toolbar" aria-label={text.tools.label} />
          {files.length > 1 && <Paging at={at} total={files.length} onTurn={turn} />}
          {stored.data && <Download file={stored.data} />}
          <Button
            kind="text"
            aria-label={text.close}
            title={text.close}
            icon={<Icon name="close" />}
            onClick={previewStore.close}
          />
        </header>
        <ToolsSlot value={slot}>
          <div className={styles.body}>
            <Content key={file.fileId} stored={stored} />
          </div>
        </ToolsSlot>
      </div>
    </div>,
    document.body,
  )
}

function Facts({ file, stored }: { file: FileValue; stored: StoredFile | null | undefined }) {
  const size = stored?.size ?? file.size
  const pixels = stored?.width && stored.height ? ` · ${stored.width} × ${stored.height}` : ''
  return size > 0 ? (
    <span className={styles.facts}>
      {sizeText(size)}
      {pixels}
    </span>
  ) : null
}

function Content({ stored }: { stored: ReturnType<typeof useStoredFile> }) {
  const text = usePreviewText()
  const [tries, setTries] = useState(0)
  // Addresses change every few minutes: what is being read or played stays with the one that it began with.
  const [held, setHeld] = useState<StoredFile>()
  if (!held && stored.data && !stored.isFetching) setHeld(stored.data)
  const again = async () => {
    // The address may have run out meanwhile: a new one first, then everything from the beginning.
    const { data } = await stored.refetch()
    if (data) setHeld(data)
    setTries((count) => count + 1)
  }
  if (held) return <Viewer key={tries} file={held} onRetry={() => void again()} />
  if (stored.data === null) return <Notice mark="none" title={text.gone} fill />
  return stored.error ? <Failed error={stored.error} onRetry={() => void again()} /> : <Waiting />
}

interface PagingProps {
  at: number
  total: number
  onTurn: (at: number) => void
}

function Paging({ at, total, onTurn }: PagingProps) {
  const text = usePreviewText()
  return (
    <div className={styles.paging}>
      <Button
        kind="text"
        aria-label={text.previous}
        title={text.previous}
        disabled={at === 0}
        icon={<Icon name="left" />}
        onClick={() => onTurn(at - 1)}
      />
      <span aria-live="polite">{text.position(at + 1, total)}</span>
      <Button
        kind="text"
        aria-label={text.next}
        title={text.next}
        disabled={at === total - 1}
        icon={<Icon name="right" />}
        onClick={() => onTurn(at + 1)}
      />
    </div>
  )
}

function Download({ file }: { file: StoredFile }) {
  const text = usePreviewText()
  return (
    <a
      className={styles.download}
      href={downloadOf(file)}
      download={file.name}
      aria-label={text.download}
      title={text.download}
    >
      <Icon name="download" />
    </a>
  )
}
