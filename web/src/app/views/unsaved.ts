import { useShellText } from '#app/shell/text.ts'
import { useIsPhone } from '#lib/media.ts'
import { confirm } from '#ui/confirm.ts'

/**
 * The pop-ups, open or minimised, in which something was typed that closing would lose, by their keys. It stands outside
 * of React because a minimised screen runs no effects, and yet holds what was typed.
 */
const marked = new Set<string>()
export const unsaved: ReadonlySet<string> = marked

export const markUnsaved = (key: string, on: boolean): void => void (on ? marked.add(key) : marked.delete(key))

/** True at once where there is nothing to lose; else as the question is answered. */
export function useMayLose(): (key: string | undefined) => Promise<boolean> {
  const text = useShellText().popup
  const phone = useIsPhone()
  return async (key) => {
    if (key === undefined || !marked.has(key)) return true
    const yes = await confirm({
      title: text.lose,
      body: phone ? undefined : text.loseHint,
      confirm: text.loseConfirm,
      cancel: text.loseCancel,
      danger: true,
    })
    if (yes) marked.delete(key)
    return yes
  }
}
