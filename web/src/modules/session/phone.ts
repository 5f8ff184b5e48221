/** Eleven digits starting with 1 (spec 1 §5). */
const phoneDigits = 11
export const isPhone = (digits: string): boolean => /^1\d{10}$/.test(digits)

/** Shown the way people read it aloud: 138 1724 6059. */
export const formatPhone = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ')

/** What is wrong with a number; undefined when nothing is, or nothing is written yet. */
export type PhoneProblem = { kind: 'start' } | { kind: 'short'; missing: number }
export function problemOf(digits: string): PhoneProblem | undefined {
  if (digits === '' || isPhone(digits)) return undefined
  if (!digits.startsWith('1')) return { kind: 'start' }
  return { kind: 'short', missing: phoneDigits - digits.length }
}

export interface PhoneEdit {
  digits: string
  /** Where the caret belongs in the formatted text. */
  caret: number
}

const onlyDigits = (text: string): string => text.replace(/\D/g, '')
/** Numbers are pasted as +86 138 1724 6059 or 86-13817246059; the prefix stands beside the field already. */
const withoutPrefix = (digits: string): string =>
  digits.length > phoneDigits ? digits.replace(/^(0086|86)(?=1)/, '') : digits

/** One edit of the formatted field: what it holds now, and where the caret goes among the spaces. */
export function editPhone(before: string, raw: string, caret: number): PhoneEdit {
  const all = onlyDigits(raw)
  const digits = withoutPrefix(all).slice(0, phoneDigits)
  let place = Math.max(0, onlyDigits(raw.slice(0, caret)).length - (all.length - withoutPrefix(all).length))
  // Backspace at a gap took the space alone: take the digit before it, or the key would seem dead.
  if (digits === before && raw.length < formatPhone(before).length && place > 0) {
    const shorter = before.slice(0, place - 1) + before.slice(place)
    place -= 1
    return { digits: shorter, caret: caretAt(place) }
  }
  place = Math.min(place, digits.length)
  return { digits, caret: caretAt(place) }
}

/** The caret stands behind the nth digit, and before the gap that follows it. */
const caretAt = (place: number): number => place + (place > 3 ? 1 : 0) + (place > 7 ? 1 : 0)
