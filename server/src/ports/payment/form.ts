const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** A form that a page inserts and submits. Nothing in it runs: a policy for scripts would stop it. */
export function formOf(action: string, method: 'get' | 'post', fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return `<form action="${escaped(action)}" method="${method}" accept-charset="utf-8">${inputs.join('')}</form>`
}

/** 980.00 */
export const yuanOf = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

/** Undefined for anything that is not an amount in yuan. */
export function fenOf(yuan: string | undefined): number | undefined {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(yuan ?? '')
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

/** Names in the order of their letters, as both signatures want them. */
export const signedText = (fields: Readonly<Record<string, string>>, left: readonly string[]): string =>
  Object.keys(fields)
    .filter((name) => !left.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
