import { type KeyboardEvent, useRef, useState } from 'react'
import { useOwnKeys } from '#lib/own-keys.ts'
import styles from '#modules/matching/components/recommend/recommend.module.css'
import { useDismiss, useUndismiss } from '#modules/matching/queries.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

/** Not for this job, and why. It can be taken back at once, and later from the list of those dismissed. */
export function Dismiss({ projectId, openId }: { projectId: string; openId: string }) {
  const text = useMatchingText()
  const undoWord = useUiText().undo
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  useOwnKeys(button, { d: () => setOpen(true) })
  const dismiss = useDismiss()
  const undismiss = useUndismiss()
  const params = { id: projectId }
  const send = () =>
    dismiss.mutate(
      { params, body: { openIds: [openId], reason } },
      {
        onSuccess: () => {
          setOpen(false)
          setReason('')
          toast.undo(text.dismissed, undoWord, () => undismiss.mutate({ params, body: { openIds: [openId] } }))
        },
      },
    )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!dismiss.isPending) send()
  }
  return (
    <>
      <Button
        ref={button}
        kind="text"
        aria-keyshortcuts="d"
        title={text.keys.named(text.notFit, 'd')}
        onClick={() => setOpen(true)}
      >
        {text.notFit}
      </Button>
      <Dialog
        open={isOpen}
        title={text.dismiss}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{text.cancel}</Button>
            <Button
              kind="primary"
              aria-keyshortcuts="Control+Enter"
              title={text.keys.named(text.notFit, 'Ctrl Enter')}
              loading={dismiss.isPending}
              onClick={send}
            >
              {text.notFit}
            </Button>
          </>
        }
      >
        <form onKeyDown={onKeyDown}>
          <p>{text.dismissHint}</p>
          <div className={styles.reasons}>
            {Object.values(text.dismissReasons).map((word, at) => (
              <Button
                key={word}
                size="small"
                data-autofocus={at === 0 || undefined}
                aria-pressed={reason === word}
                onClick={() => setReason(reason === word ? '' : word)}
              >
                {word}
              </Button>
            ))}
          </div>
          <label className={styles.reason}>
            {text.reason}
            <textarea
              maxLength={500}
              placeholder={text.reasonHint}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
        </form>
      </Dialog>
    </>
  )
}
