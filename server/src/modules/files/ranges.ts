export interface Part {
  start: number
  /** Included. */
  end: number
}

const form = /^bytes=(\d*)-(\d*)$/

/**
 * What a Range header asks for of so many bytes (RFC 9110 §14): a part, `outside`, or undefined for all of it. Several
 * parts at once, and what is no range at all, may be answered with all of it, and are.
 */
export function partOf(header: string | undefined, size: number): Part | 'outside' | undefined {
  const [, from = '', to = ''] = form.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= size ? 'outside' : { start, end }
}

/** Whether `If-None-Match` names our tag. */
export const matches = (header: string | undefined, tag: string): boolean =>
  header === '*' || (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
