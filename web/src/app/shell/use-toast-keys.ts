import { useEffect } from 'react'
import { isTyping } from '#lib/own-keys.ts'
import { stopsIn } from '#ui/focus.ts'
import { toast } from '#ui/toast.ts'

const host = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-toasts]')

/** The pop-up or dialog on top, which keeps Tab inside itself. */
const topDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')]
    .filter((one) => one.closest('[inert]') === null && one.checkVisibility())
    .at(-1)

/** Where the focus was, or the beginning of the pop-up where that has gone meanwhile. */
function placeOf(from: Element | null): HTMLElement | undefined {
  if (from instanceof HTMLElement && from.isConnected) return from
  const dialog = topDialog()
  return dialog && (stopsIn(dialog)[0] ?? dialog)
}

/**
 * What a message offers is there for the keyboard too: Ctrl or Cmd with Z takes back what was done last, and Tab goes
 * from the end of a pop-up to the messages and from them to its beginning.
 */
export function useToastKeys(): void {
  useEffect(() => {
    /** Where the focus came from: it goes back there when its message goes away. */
    let from: Element | null = null
    const undo = (event: KeyboardEvent) => {
      if (isTyping(event.target)) return
      const last = toast.all().findLast(({ action }) => action?.countdown)
      if (!last?.action) return
      event.preventDefault()
      toast.hide(last.id)
      last.action.run()
    }
    const turn = (event: KeyboardEvent) => {
      const messages = host()
      const dialog = topDialog()
      // In the palette Tab goes from one kind of results to the next.
      if (!messages || !dialog || document.activeElement?.matches('[role=combobox]')) return
      const [inside, offered] = [stopsIn(dialog), stopsIn(messages)]
      const at = document.activeElement
      const forward = !event.shiftKey
      const isLeaving = (stops: readonly HTMLElement[]) => at === stops.at(forward ? -1 : 0)
      const to = isLeaving(inside) || (!forward && at === dialog) ? offered : isLeaving(offered) ? inside : []
      const next = to.at(forward ? 0 : -1)
      if (!next) return
      event.preventDefault()
      event.stopPropagation()
      next.focus()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') turn(event)
      else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey)
        undo(event)
    }
    const onFocus = ({ target, relatedTarget }: FocusEvent) => {
      const messages = host()
      if (!messages || !(target instanceof Node) || !messages.contains(target)) return
      if (relatedTarget instanceof Element && messages.contains(relatedTarget)) return
      from = relatedTarget instanceof Element ? relatedTarget : null
    }
    const unsubscribe = toast.subscribe(() => {
      if (!host()?.contains(document.activeElement)) return
      // After it was drawn: only if it was the one with the focus.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) placeOf(from)?.focus()
      })
    })
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('focusin', onFocus)
    return () => {
      unsubscribe()
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
}
