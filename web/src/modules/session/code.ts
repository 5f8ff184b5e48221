import { limits } from '@cohort/contract/limits'

export interface CodeEdit {
  digits: string
  /** The box that takes the next digit: 0 to the number of boxes. */
  caret: number
}

const onlyDigits = (text: string): string => text.replace(/\D/g, '')
const clipped = (digits: string, caret: number): CodeEdit => {
  const kept = digits.slice(0, limits.codeDigits)
  return { digits: kept, caret: Math.min(caret, kept.length) }
}

/**
 * One edit of the six boxes, which are a single field underneath. A digit typed into a filled box replaces it: that is
 * what boxes promise, while a text field would push the others along.
 */
export function editCode(before: string, raw: string, caret: number): CodeEdit {
  const digits = onlyDigits(raw)
  const place = onlyDigits(raw.slice(0, caret)).length
  const added = digits.length - before.length
  if (added > 0 && place < digits.length) return clipped(digits.slice(0, place) + digits.slice(place + added), place)
  return clipped(digits, place)
}

/** A pasted message often holds more than the code: the first run of six digits is meant, else all digits there are. */
export function pasteCode(before: string, text: string, caret: number): CodeEdit {
  const whole = text.match(new RegExp(`(?<!\\d)\\d{${limits.codeDigits}}(?!\\d)`))?.[0]
  if (whole) return { digits: whole, caret: limits.codeDigits }
  const digits = onlyDigits(text)
  if (digits.length >= limits.codeDigits) return clipped(digits, limits.codeDigits)
  return clipped(before.slice(0, caret) + digits + before.slice(caret + digits.length), caret + digits.length)
}

export const isCode = (digits: string): boolean => digits.length === limits.codeDigits

/**
 * A code that has just become complete is sent without a click. One digit typed over in a complete code is not: whoever
 * corrects a wrong code from its first box on would spend a try with every digit.
 */
export function isFinished(before: string, digits: string): boolean {
  if (!isCode(digits)) return false
  return !isCode(before) || [...digits].filter((digit, index) => digit !== before[index]).length > 1
}
