import type { Member } from '@cohort/contract/members'

/** How often this user has chosen each other one. */
export type SelectionCounts = Readonly<Record<string, number>>

/** So many are remembered: those chosen most often stay. */
const kept = 300

export function countsAfter(counts: SelectionCounts, chosen: readonly string[]): SelectionCounts {
  const next: Record<string, number> = { ...counts }
  for (const userId of chosen) next[userId] = (next[userId] ?? 0) + 1
  const best = Object.entries(next).sort(([, one], [, other]) => other - one)
  return Object.fromEntries(best.slice(0, kept))
}

/** Those chosen most often come first; the rest keep the order of their names, in which the server sends them. */
export function byHabit(members: readonly Member[], counts: SelectionCounts): readonly Member[] {
  const often = members.filter(({ userId }) => counts[userId])
  if (often.length === 0) return members
  const first = often.toSorted((one, other) => (counts[other.userId] ?? 0) - (counts[one.userId] ?? 0))
  return [...first, ...members.filter(({ userId }) => !counts[userId])]
}

/** Every word that was typed is part of the name, the phone or the e-mail. */
export function searchMembers(members: readonly Member[], typed: string): readonly Member[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return members
  return members.filter(({ username, phone, email }) => {
    const text = `${username}\n${phone}\n${email ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** 「138 **** 6059」: enough to tell two people of one name apart. */
export const maskedPhone = (phone: string): string =>
  phone.length === 11 ? `${phone.slice(0, 3)} **** ${phone.slice(-4)}` : phone
