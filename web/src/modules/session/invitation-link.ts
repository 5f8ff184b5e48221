/** The code in an invitation link, or the code itself: whatever was pasted. Undefined where there is none. */
export function codeOfLink(pasted: string): string | undefined {
  const text = pasted.trim()
  const inQuery = /[?&]code=([\w-]{6,64})(?=&|#|\s|$)/.exec(text)?.[1]
  return inQuery ?? /^[\w-]{6,64}$/.exec(text)?.[0]
}
