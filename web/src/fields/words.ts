/** Words once each, without the blanks around them; one that is still being typed comes last. */
export const joinedWords = (chosen: unknown, typed: string): string[] => {
  const words = [...(Array.isArray(chosen) ? chosen : []), typed].map((word) => String(word).trim())
  return [...new Set(words)].filter((word) => word !== '')
}

/** The words that stand in a field of several records, the most frequent first. */
export function usedMost(values: readonly unknown[], typed: string): string[] {
  const counts = new Map<string, number>()
  for (const word of values.flat()) {
    if (typeof word === 'string') counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const part = typed.trim().toLowerCase()
  return [...counts]
    .filter(([word]) => word.toLowerCase().includes(part))
    .toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .map(([word]) => word)
    .slice(0, 12)
}
