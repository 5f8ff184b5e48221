const most = 64

/**
 * A function of a text that keeps its last results: one list of names after another is looked for in the same few texts. Long
 * enough for a resume, and far too short to be a store of anybody's.
 */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = make(text)
    known.set(text, made)
    const [oldest] = known.size > most ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return made
  }
}
