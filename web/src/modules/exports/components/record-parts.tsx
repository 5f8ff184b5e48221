import type { ExportRecord } from '@cohort/contract/exports'
import { useId, useState } from 'react'
import { sizeText } from '#lib/bytes.ts'
import { isViewing } from '#lib/token.ts'
import styles from '#modules/exports/components/exports.module.css'
import { useCancel, useRepeat } from '#modules/exports/queries.ts'
import { useExportsText } from '#modules/exports/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'

const tones = { InProgress: 'info', Success: 'accent', Failure: 'danger' } as const
const grouped = (count: number): string => count.toLocaleString('en-US')

/** Where it stands. A failure says why when one points at it or comes to it by keyboard (spec 2 §5). */
export function Status({ record: { status, reason } }: { record: ExportRecord }) {
  const text = useExportsText()
  if (reason === 'cancelled') return <Tag>{text.reasons.cancelled}</Tag>
  if (!reason) return <Tag tone={tones[status]}>{text.statuses[status]}</Tag>
  return <Why reason={text.reasons[reason]}>{text.statuses[status]}</Why>
}

function Why({ reason, children }: { reason: string; children: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <span className={styles.why}>
      <button
        type="button"
        aria-describedby={id}
        onPointerEnter={() => setOpen(true)}
        onPointerLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return
          // Only the words go, and not the dialog with them.
          event.preventDefault()
          setOpen(false)
        }}
      >
        <Tag tone="danger">
          {children}
          <Icon name="info" size={14} />
        </Tag>
      </button>
      <span role="tooltip" id={id} className={styles.reason} data-open={open || undefined}>
        {reason}
      </span>
    </span>
  )
}

/** How far it is, or what it holds. */
export function Contents({ record }: { record: ExportRecord }) {
  const text = useExportsText()
  const { status, rows, total, size, contacts } = record
  if (status === 'InProgress') {
    const share = total ? Math.min(1, rows / total) : 0
    return (
      <span className={styles.contents}>
        <progress max={1} value={share} aria-label={text.statuses.InProgress} />
        <small>{total === null ? text.counting : text.progress(grouped(rows), grouped(total))}</small>
      </span>
    )
  }
  if (status === 'Failure') return null
  return (
    <small>
      {text.rows(grouped(rows))} · {sizeText(size)} · {text[contacts]}
    </small>
  )
}

/** Download, cancel, or once more: what there is to do about it. */
export function Deeds({ record }: { record: ExportRecord }) {
  const text = useExportsText()
  const [cancel, repeat] = [useCancel(), useRepeat()]
  const { id, status, link, name } = record
  const input = { params: { id }, body: {} }
  if (status === 'InProgress')
    return (
      <Button size="small" kind="text" loading={cancel.isPending} onClick={() => cancel.mutate(input)}>
        {text.cancel}
      </Button>
    )
  return (
    <>
      {/* Whoever looks through another's eyes takes nothing along. */}
      {link && !isViewing() && (
        <a className={styles.download} href={link} download={name} aria-label={text.downloadNamed(name)}>
          <Icon name="download" size={16} />
          {text.download}
        </a>
      )}
      {!link && status === 'Success' && <small>{text.expired}</small>}
      {(!link || status === 'Failure') && (
        <Button size="small" kind="text" loading={repeat.isPending} onClick={() => repeat.mutate(input)}>
          {text.again}
        </Button>
      )}
    </>
  )
}
