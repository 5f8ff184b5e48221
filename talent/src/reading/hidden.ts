import type { HiddenText } from './document.ts'
import { normaliseText } from './signs.ts'

/** Blanks and stray marks are not worth telling. */
export function shownHidden(hidden: readonly HiddenText[]): HiddenText[] {
  return hidden.flatMap((one) => {
    const text = normaliseText(one.text.replaceAll('\t', ' '))
    const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
    const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
    return letters >= 4 || han >= 2 ? [{ ...one, text }] : []
  })
}
