/** Signs that come of bytes read in another code than they were written in. */
const patterns = [
  // UTF-8 read as Latin-1.
  /[ÃÂÄÅÆÇÈÉåæçèéäï][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g,
  // GBK read as Latin-1.
  /[À-ÿ¡-¿]{4,}/g,
  /锟斤拷|烫烫烫|屯屯屯/g,
]

/** How many signs of a text were read in the wrong code. */
export function misreadSigns(text: string): number {
  const matched = patterns.reduce((sum, pattern) => {
    return sum + (text.match(pattern)?.reduce((length, found) => length + found.length, 0) ?? 0)
  }, 0)
  return matched + utf8AsGbk(text)
}

let bytesOf: Map<string, readonly [number, number]> | undefined

/** Every sign of two bytes in GBK. */
function table(): Map<string, readonly [number, number]> {
  if (bytesOf) return bytesOf
  bytesOf = new Map()
  const decoder = new TextDecoder('gbk')
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const sign = decoder.decode(Uint8Array.of(first, second))
      if (sign.length === 1 && sign !== '\uFFFD') bytesOf.set(sign, [first, second])
    }
  }
  return bytesOf
}

/** Han signs whose bytes in GBK are well-formed UTF-8: true Chinese hardly ever is. */
function utf8AsGbk(text: string): number {
  const runs = text.match(/[\p{Script=Han}\u20AC\uE000-\uF8FF]{6,}/gu) ?? []
  const known = table()
  return runs.reduce((sum, run) => {
    const bytes = [...run].flatMap((sign) => known.get(sign) ?? [0xff])
    const decoded = new TextDecoder('utf-8').decode(Uint8Array.from(bytes))
    const good = decoded.match(/\p{Script=Han}|[\u3000-\u303F\uFF00-\uFFEF]/gu)?.length ?? 0
    // Three bytes make a sign, so that a run has two thirds as many that are well-formed.
    return sum + (good > 0.45 * run.length ? run.length : 0)
  }, 0)
}
