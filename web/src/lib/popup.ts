import { createContext, useContext, useEffect } from 'react'

/** The pop-up around a screen, as the screen sees it. */
export interface Popup {
  /** As its cross does: asks first where something was typed. */
  close: () => void
  /** Something was typed that closing would lose. */
  setUnsaved: (unsaved: boolean) => void
}

export const PopupContext = createContext<Popup>({ close: () => undefined, setUnsaved: () => undefined })
export const usePopup = (): Popup => useContext(PopupContext)

/** Asks before the pop-up, or the browser's tab, takes what was typed along. Minimising keeps it. */
export function useUnsaved(unsaved: boolean): void {
  const { setUnsaved } = usePopup()
  useEffect(() => setUnsaved(unsaved), [unsaved, setUnsaved])
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}
