import { createHash, randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A sortable id of 26 lower-case characters: 48 bits of time, 80 of chance. Never holds a capital T. */
export function newId(now: Date = new Date()): string {
  let time = now.getTime()
  let head = ''
  for (let i = 0; i < 10; i++) {
    head = alphabet[time % 32] + head
    time = Math.floor(time / 32)
  }
  let tail = ''
  for (const byte of randomBytes(16)) tail += alphabet[byte % 32]
  return head + tail
}

/** An unguessable secret of 256 bits, safe in a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Secrets are stored only as this. They are random, so a plain hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
