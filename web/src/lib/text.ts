import type { Locale } from '@cohort/contract/limits'
import { createContext, useContext } from 'react'

/** The shape that a translation must have: same keys, same parameters. A missing entry does not compile. */
export type Text<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : T[K] extends readonly string[]
        ? { readonly [I in keyof T[K]]: string }
        : Text<T[K]>
}

export const LocaleContext = createContext<Locale>('zh-CN')
export const useLocale = (): Locale => useContext(LocaleContext)

/** `export const useSessionText = textHook(zh, en)` in a module's text.ts. */
export const textHook =
  <T>(zh: T, en: Text<T>) =>
  (): Text<T> =>
    useLocale() === 'en-US' ? en : (zh as Text<T>)
