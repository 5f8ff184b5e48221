import { createHash, randomBytes, randomFillSync } from 'node:crypto'

const alphabet = Buffer.from('0123456789abcdefghjkmnpqrstvwxyz')
const [timeSigns, allSigns] = [10, 26]

/** Chance is fetched for many ids at once: to ask for it costs more than all else about an id. */
const chance = Buffer.alloc(256 * (allSigns - timeSigns))
let used = chance.length
/** The id that is being made. */
const signs = Buffer.alloc(allSigns)

/** A sortable id of 26 lower-case characters: 48 bits of time, 80 of chance. Never holds a capital T. */
export function newId(now: Date = new Date()): string {
  let time = now.getTime()
  for (let at = timeSigns - 1; at >= 0; at--) {
    signs[at] = alphabet[time % 32] ?? 0
    time = Math.floor(time / 32)
  }
  if (used === chance.length) {
    randomFillSync(chance)
    used = 0
  }
  for (let at = timeSigns; at < allSigns; at++) signs[at] = alphabet[(chance[used++] ?? 0) % 32] ?? 0
  return signs.toString('latin1')
}

/** An unguessable secret of 256 bits, safe in a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Secrets are stored only as this. They are random, so a plain hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
