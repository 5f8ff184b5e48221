/** The code in an invitation link, or the code itself (three parts with dots): whatever was pasted. */
export function codeOfLink(pasted: string): string | undefined {
  const text = pasted.trim()
  const inQuery = /[?&]code=([\w.-]{6,128})(?=&|#|\s|$)/.exec(text)?.[1]
  return inQuery ?? /^(?!https?:)[\w-]+(\.[\w-]+){2}$/.exec(text)?.[0]
}
