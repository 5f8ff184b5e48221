import { createContext, useContext } from 'react'

/** What screens ask the frame for. Undefined: this member may not. */
export interface FrameActions {
  /** Opens the dialog that invites colleagues. */
  invite?: (() => void) | undefined
  /** Opens the way to customer service. */
  contact?: (() => void) | undefined
  /** Opens the list of what was exported. */
  downloads?: (() => void) | undefined
  /** Opens the remaining balance. */
  balance?: (() => void) | undefined
  /** Leads to what can be bought. */
  pricing?: (() => void) | undefined
}

export const FrameActionsContext = createContext<FrameActions>({})
export const useFrameActions = (): FrameActions => useContext(FrameActionsContext)
