import type { Task } from '@cohort/contract/tasks'
import { createContext, type KeyboardEvent, type PointerEvent, useContext } from 'react'
import type { MenuItem } from '#ui/menu.tsx'

/** What can be done with a card; the same for as long as the board lives, so that cards are not drawn anew. */
export interface Hands {
  press: (event: PointerEvent, task: Task, column: string | null) => void
  /** A click that ended a drag opens nothing. */
  wasDragged: () => boolean
  toggle: (id: string) => void
  onKey: (event: KeyboardEvent, task: Task, column: string | null) => void
  /** With its neighbours in the column, to turn to. */
  open: (id: string, column: string | null) => void
  menuOf: (task: Task, column: string | null) => readonly MenuItem[]
}

export const HandsContext = createContext<Hands | undefined>(undefined)
export const useHands = (): Hands => {
  const hands = useContext(HandsContext)
  if (!hands) throw new Error('a card stands outside of a board')
  return hands
}
