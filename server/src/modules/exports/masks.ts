import type { FieldTypeName } from '@cohort/contract/fields/field'
import type { FieldDefinition } from '@cohort/contract/types/type'

const contactKinds = new Set<FieldTypeName>(['PhoneNumber', 'Email', 'Identification'])

/** Whether a field is a way to reach someone, or proves who they are. */
export const isContact = ({ type, contact }: FieldDefinition): boolean => contact === true || contactKinds.has(type)

const hidden = '****'

/** Enough to tell two apart, too little to call or to write. */
export function maskedContact(text: string): string {
  if (text === '') return ''
  const at = text.lastIndexOf('@')
  if (at > 0) return `${[...text][0]}${hidden}${text.slice(at)}`
  const digits = text.match(/\d/g)?.length ?? 0
  if (/^\+?[\d ()-]{7,}$/.test(text)) return `${text.slice(0, digits > 8 ? 3 : 1)}${hidden}${text.slice(-4)}`
  return `${[...text][0]}${hidden}`
}

/** Only a text that could hold one is looked at closely. */
const worthALook = /\d{4}|@|微信|wechat|vx|wx|qq/i
const inTexts: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  /(?<!\d)\d{17}[\dXx](?![\dXx])/g,
  /(?<![\d.])(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g,
  /(?<![\d.])0\d{2,3}[- ]\d{7,8}(?!\d)/g,
  /\+\d[\d ()-]{6,18}\d/g,
]
/** What follows these words is an address in a chat. */
const chats = /((?:微信|wechat|\bvx|\bwx|\bqq)\s*(?:号码?|id)?\s*[:：]\s*)[\w-]{5,}/gi

/** Contact details that somebody wrote into a text. */
export function maskedText(text: string): string {
  if (!worthALook.test(text)) return text
  const unnamed = inTexts.reduce((shown, pattern) => shown.replace(pattern, maskedContact), text)
  return unnamed.replace(chats, `$1${hidden}`)
}
