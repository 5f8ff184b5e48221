import { useCallback } from 'react'
import { useShellText } from '#app/shell/text.ts'
import { endSession } from '#lib/sign-out.ts'
import { isViewing } from '#lib/token.ts'
import { endView } from '#lib/view.ts'
import { confirm } from '#ui/confirm.ts'

/** Asks, ends the session on the server, and leaves by a full load: nothing of the user stays in memory. */
export function useLogOut(): () => void {
  const text = useShellText().logOut
  return useCallback(() => {
    // Through another member's eyes there is only the view to leave, and that loses nothing.
    if (isViewing()) return void endView()
    void confirm({ title: text.title, body: text.body, confirm: text.confirm, danger: true }).then((yes) =>
      yes ? endSession() : undefined,
    )
  }, [text])
}
