import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { textOperand, textOps } from '#fields/operands'
import { email } from '#rules'

const web = /^(?:https?|ftp|sftp):\/\/[^\s/?#]/i
const bareHost = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** A bare e-mail address gets mailto, a bare host http (spec 1 §5). */
const withScheme = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (email.safeParse(text).success) return `mailto:${text}`
  return bareHost.test(text) ? `http://${text}` : text
}

const isAddress = (text: string): boolean => {
  if (/^mailto:/i.test(text)) return email.safeParse(text.slice(7).split('?')[0]).success
  if (/^tel:/i.test(text)) return /^tel:\+?[\d\-().]{3,30}$/i.test(text)
  return web.test(text) && !/\s/.test(text) && URL.canParse(text)
}

/** Only schemes that cannot run anything: http, https, ftp, sftp, mailto and tel. */
export const website: FieldType<string> = {
  name: 'Website',
  words: { zh: '网址', en: 'Website' },
  schema: () => z.preprocess(withScheme, z.string().max(2048).refine(isAddress)),
  initial: () => null,
  ops: textOps,
  equality: 'text',
  operand: textOperand,
  text: (value) => value,
  csv: (value) => value,
  facets: () => [],
  number: () => undefined,
  keywords: (value) => [value],
}
