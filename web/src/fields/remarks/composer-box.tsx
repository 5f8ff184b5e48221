import type { FileValue } from '@cohort/contract/fields/file'
import type { RemarkDocument } from '@cohort/contract/remark-document'
import type { Remark } from '@cohort/contract/remarks'
import { useState } from 'react'
import styles from '#fields/remarks/composer.module.css'
import { keepDraft, readDraft } from '#fields/remarks/drafts.ts'
import { LazyComposer } from '#fields/remarks/lazy-composer.tsx'
import type { Target } from '#fields/remarks/remark-queries.ts'
import { useRemarksText } from '#fields/remarks/text.ts'
import { useAttachments } from '#fields/remarks/use-attachments.ts'
import { useWriters } from '#fields/remarks/use-writers.ts'
import { useMe } from '#lib/who.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  target: Target
  /** On a phone the box is a line that opens a sheet. */
  phone: boolean
  replyTo: Remark | undefined
  onNoReply: () => void
  onSend: (document: RemarkDocument, files: FileValue[]) => void
}

/** Where a remark is written. What is not sent yet is still there when one comes back. */
export function ComposerBox({ target, phone, replyTo, onNoReply, onSend }: Props) {
  const text = useRemarksText()
  const me = useMe()
  const [opened, setOpened] = useState(false)
  const name = `${me?.userId}/${target.type}/${target.id}`
  const attachments = useAttachments(undefined, name)
  const open = opened || replyTo !== undefined
  const close = () => {
    setOpened(false)
    onNoReply()
  }
  const send = (document: RemarkDocument, files: FileValue[]) => {
    keepDraft(name, undefined)
    attachments.clear()
    onSend(document, files)
    setOpened(false)
  }
  const writing = (
    <>
      {replyTo && <Answering replyTo={replyTo} onNoReply={onNoReply} />}
      <LazyComposer
        key={replyTo?.openId ?? ''}
        autoFocus={phone || replyTo !== undefined}
        initial={readDraft(name)}
        onChange={(document) => keepDraft(name, document)}
        attachments={attachments}
        onSend={send}
      />
    </>
  )
  if (!phone) return <div className={styles.box}>{writing}</div>
  return (
    <div className={styles.box}>
      <button type="button" className={styles.line} onClick={() => setOpened(true)}>
        {text.write}
      </button>
      <Dialog open={open} title={text.writeLabel} onClose={close}>
        {writing}
      </Dialog>
    </div>
  )
}

function Answering({ replyTo, onNoReply }: { replyTo: Remark; onNoReply: () => void }) {
  const text = useRemarksText()
  const writerOf = useWriters()
  return (
    <p className={styles.answering}>
      <span>
        {text.replyTo(writerOf(replyTo.createdBy).name)} {replyTo.text}
      </span>
      <button type="button" aria-label={text.noReply} title={text.noReply} onClick={onNoReply}>
        <Icon name="close" size={14} />
      </button>
    </p>
  )
}
