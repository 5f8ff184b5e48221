/**
 * The same answer for the same text, made once: schools, dates and employers come again and again. Of more texts than
 * that, those that were first asked for go; an answer that is always the same is never wrong for being old.
 */
export function remembered<T>(make: (text: string) => T, most = 5_000): (text: string) => T {
  const made = new Map<string, T>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const answer = make(text)
    const [oldest] = made.size >= most ? made.keys() : []
    if (oldest !== undefined) made.delete(oldest)
    made.set(text, answer)
    return answer
  }
}
