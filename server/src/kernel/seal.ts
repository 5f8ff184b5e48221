import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const prefix = 'sealed:'
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'cohort seal', 32))

/** Encrypts a secret that an enterprise entrusted to us, so that a copy of the database alone does not give it away. */
export function seal(secret: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return prefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

export const isSealed = (text: string): boolean => text.startsWith(prefix)

export function unseal(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
