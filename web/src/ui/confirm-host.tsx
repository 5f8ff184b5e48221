import { useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { confirmStore } from '#ui/confirm.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useUiText } from '#ui/text.ts'

/** Draws the question that was asked. Stands once in the providers. */
export function ConfirmHost() {
  const text = useUiText()
  const asked = useSyncExternalStore(confirmStore.subscribe, confirmStore.read)
  if (!asked) return null
  const { question, answer } = asked
  return (
    <Dialog
      open
      title={question.title}
      width={question.width ?? 400}
      onClose={() => answer(false)}
      footer={
        <>
          {question.cancel !== null && <Button onClick={() => answer(false)}>{question.cancel ?? text.cancel}</Button>}
          <Button kind="primary" danger={question.danger} data-autofocus onClick={() => answer(true)}>
            {question.confirm ?? text.confirm}
          </Button>
        </>
      }
    >
      {question.body}
    </Dialog>
  )
}
