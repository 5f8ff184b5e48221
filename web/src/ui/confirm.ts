import type { ReactNode } from 'react'

export interface Question {
  title: ReactNode
  body?: ReactNode
  /** The verb of what will happen: 「退出登录」, not 「确定」. */
  confirm?: string
  /** null: there is nothing to refuse, the dialog only tells. */
  cancel?: string | null
  danger?: boolean
  width?: number
}

interface Asked {
  question: Question
  answer: (yes: boolean) => void
}

let asked: Asked | undefined
const listeners = new Set<() => void>()

const set = (next: Asked | undefined) => {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks before what cannot be undone. `if (await confirm({ … })) …` */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.answer(false)
    set({
      question,
      answer: (yes) => {
        set(undefined)
        resolve(yes)
      },
    })
  })

export const confirmStore = {
  read: (): Asked | undefined => asked,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
