import type { Remark } from '@cohort/contract/remarks'
import { useRef, useState } from 'react'
import type { ComposerProps } from '#fields/remarks/composer.tsx'
import { LazyComposer } from '#fields/remarks/lazy-composer.tsx'
import { RemarkBody } from '#fields/remarks/remark-body.tsx'
import { RemarkFiles } from '#fields/remarks/remark-files.tsx'
import { type Target, useBringBack, useRemarkCache, useRewrite, useTakeBack } from '#fields/remarks/remark-queries.ts'
import styles from '#fields/remarks/remarks.module.css'
import { useRemarksText } from '#fields/remarks/text.ts'
import { useAttachments } from '#fields/remarks/use-attachments.ts'
import { useWriters } from '#fields/remarks/use-writers.ts'
import { useMe } from '#lib/who.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { useUiText } from '#ui/text.ts'
import { Time } from '#ui/time.tsx'
import { toast } from '#ui/toast.ts'

interface Props {
  target: Target
  remark: Remark
  /** Others wrote it since the member last looked. */
  fresh: boolean
  /** Undefined where nothing can be written. */
  onReply: ((remark: Remark) => void) | undefined
}

/** One remark: who, when, what, and what it answers. */
export function RemarkItem({ target, remark, fresh, onReply }: Props) {
  const text = useRemarksText()
  const me = useMe()
  const writerOf = useWriters()
  const writer = writerOf(remark.createdBy)
  const [editing, setEditing] = useState(false)
  const rewrite = useRewrite()
  const cache = useRemarkCache(target)
  const save = (document: Remark['document'], files: Remark['files']) => {
    setEditing(false)
    cache.replace({ ...remark, document, files, edited: true })
    rewrite.mutate({ params: { id: remark.openId }, body: { document, files } }, { onSuccess: cache.replace })
  }
  return (
    <li className={styles.item} id={`remark-${remark.openId}`}>
      <div className={styles.head}>
        <Avatar name={writer.name} color={writer.color} picture={writer.picture} size={24} />
        <strong>{writer.name}</strong>
        {writer.role && <span className={styles.role}>{writer.role}</span>}
        {fresh && <span className={styles.fresh}>{text.fresh}</span>}
        <span className={styles.when}>
          {remark.edited && `${text.edited} · `}
          <Time iso={remark.createdAt} words={text.when} now={text.now} />
        </span>
      </div>
      {remark.replyTo && <Quote quote={remark.replyTo} />}
      {editing ? (
        <Editing remark={remark} onSave={save} onCancel={() => setEditing(false)} />
      ) : (
        <>
          <RemarkBody document={remark.document} me={me?.tenantMemberId} />
          <RemarkFiles files={remark.files} />
        </>
      )}
      {onReply && !editing && (
        <Actions
          target={target}
          remark={remark}
          name={writer.name}
          own={remark.createdBy === me?.userId}
          onReply={onReply}
          onEdit={() => setEditing(true)}
        />
      )}
    </li>
  )
}

interface EditingProps {
  remark: Remark
  onSave: ComposerProps['onSend']
  onCancel: () => void
}

function Editing({ remark, onSave, onCancel }: EditingProps) {
  const attachments = useAttachments(remark.files)
  const cancel = () => {
    attachments.uploads.clear()
    onCancel()
  }
  return (
    <LazyComposer autoFocus initial={remark.document} attachments={attachments} onSend={onSave} onCancel={cancel} />
  )
}

function Quote({ quote }: { quote: NonNullable<Remark['replyTo']> }) {
  const text = useRemarksText()
  const writerOf = useWriters()
  if (quote.text === null) return <p className={styles.quote}>{text.replyGone}</p>
  return (
    <p className={styles.quote}>
      <b>{writerOf(quote.createdBy).name}</b> {quote.text}
    </p>
  )
}

interface ActionProps {
  target: Target
  remark: Remark
  name: string
  own: boolean
  onReply: (remark: Remark) => void
  onEdit: () => void
}

function Actions({ target, remark, name, own, onReply, onEdit }: ActionProps) {
  const text = useRemarksText()
  const ui = useUiText()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const takeBack = useTakeBack()
  const bringBack = useBringBack()
  const cache = useRemarkCache(target)
  const params = { id: remark.openId }
  const restore = () =>
    bringBack.mutateAsync({ params }).then(
      () => toast.show({ text: text.restored }),
      () => undefined,
    )
  const remove = () => {
    cache.remove(remark.openId)
    // By then this line is gone from the page: what follows must not depend on it.
    takeBack.mutateAsync({ params }).then(
      () => toast.undo(text.deleted, ui.undo, restore),
      () => cache.add(remark),
    )
  }
  const items: MenuItem[] = [
    { key: 'edit', label: text.edit, icon: 'pencil', run: onEdit },
    { key: 'delete', label: text.delete, icon: 'trash', danger: true, run: remove },
  ]
  return (
    <div className={styles.actions}>
      <Button kind="text" size="small" onClick={() => onReply(remark)}>
        {text.reply}
      </Button>
      {own && (
        <Button
          ref={anchor}
          kind="text"
          size="small"
          aria-label={text.actions(name)}
          title={text.actions(name)}
          aria-haspopup="menu"
          aria-expanded={open}
          icon={<Icon name="more" size={16} />}
          onClick={() => setOpen(!open)}
        />
      )}
      {open && (
        <Menu anchor={anchor} label={text.actions(name)} items={items} width={140} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
