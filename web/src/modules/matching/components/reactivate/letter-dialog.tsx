import { useState } from 'react'
import { LoadingForm } from '#fields/loading.tsx'
import styles from '#modules/matching/components/reactivate/reactivate.module.css'
import { useLetter, useSetReactivation } from '#modules/matching/queries.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

/** The subject, and the text. */
const letterShape = [
  { height: 36, lines: 1 },
  { height: 412, lines: 9 },
]

interface Props {
  /** The project. */
  id: string
  openId: string
  onClose: () => void
}

/** A letter drafted from the template: to be read, changed, copied or opened in a mail program. */
export function LetterDialog({ id, openId, onClose }: Props) {
  const text = useMatchingText().again
  const letter = useLetter(id, openId)
  const [typed, setTyped] = useState<{ subject?: string; body?: string }>({})
  const set = useSetReactivation()
  const subject = typed.subject ?? letter.data?.subject ?? ''
  const body = typed.body ?? letter.data?.body ?? ''
  const to = letter.data?.to ?? null
  const mark = () =>
    set.mutate(
      { params: { id, openId }, body: { state: 'contacted' } },
      {
        onSuccess: () => {
          toast.show({ text: text.marked })
          onClose()
        },
      },
    )
  const mail = `mailto:${encodeURIComponent(to ?? '')}?${new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20')}`
  return (
    <Dialog
      open
      title={text.letter}
      width={640}
      onClose={onClose}
      footer={
        <>
          {letter.data && (
            <Button onClick={() => void copyText(body, { copied: text.copied, copyFailed: text.copyFailed })}>
              {text.copy}
            </Button>
          )}
          {to && (
            <a className={styles.mail} href={mail}>
              {text.mail}
            </a>
          )}
          <Button kind="primary" loading={set.isPending} disabled={!letter.data && text.letterMissing} onClick={mark}>
            {text.mark}
          </Button>
        </>
      }
    >
      {letter.error && <ErrorState error={letter.error} onRetry={() => void letter.refetch()} />}
      {!letter.data && !letter.error && <LoadingForm fields={letterShape} />}
      {letter.data && (
        <div className={styles.letter}>
          <p>{text.letterHint}</p>
          <p>
            {text.to}: {to ?? text.noMail}
          </p>
          <label>
            {text.subject}
            <input value={subject} onChange={({ target }) => setTyped({ ...typed, subject: target.value })} />
          </label>
          <label>
            {text.body}
            <textarea rows={18} value={body} onChange={({ target }) => setTyped({ ...typed, body: target.value })} />
          </label>
        </div>
      )}
    </Dialog>
  )
}
