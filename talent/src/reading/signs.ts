/** What a sign of a file becomes in the text: composed, without ligatures, icons and soft hyphens. */

/** Bullets of the symbol fonts, which stand in the private-use area. */
const symbolBullets =
  /[\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC\uF06C\uF06E\uF06F\uF071\uF075\uF076\uF077\uF09F\uF0B2\uF0E0\uF0F0\uF0E8]/u
const bullets = /[•●○◦■□▪▫◆◇▶►▸‣⁃∙⦁➢➤➔✓✔❖☑★☆▲△◼◾⚫·・]/u
const privateUse = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/u
const noSign = /[\p{Cc}\p{Cf}\uFFFE\uFFFF]/gu
const spaces = /[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/gu
/** Radicals that PDF writers put where the character itself is meant, and that NFKC leaves alone. */
const radicals: Record<string, string> = {
  '⺟': '母',
  '⻅': '见',
  '⻆': '角',
  '⻉': '贝',
  '⻋': '车',
  '⻓': '长',
  '⻔': '门',
  '⻘': '青',
  '⻚': '页',
  '⻛': '风',
  '⻜': '飞',
  '⻝': '食',
  '⻢': '马',
  '⻤': '鬼',
  '⻥': '鱼',
  '⻦': '鸟',
  '⻨': '麦',
  '⻩': '黄',
  '⻬': '齐',
  '⻮': '齿',
  '⻰': '龙',
  '⻳': '龟',
  '⺠': '民',
  '⻄': '西',
  '⻣': '骨',
  '⺎': '兀',
  '⻁': '虎',
  '⺩': '王',
  '⻙': '韦',
  '⻪': '黾',
  '⺼': '月',
  '⻑': '長',
  '⻗': '雨',
  '⻟': '食',
  '⺬': '示',
  '⺮': '竹',
  '⺫': '目',
  '⻊': '足',
  '⻏': '阝',
}
const radical = /[\u2E80-\u2EFF]/gu
/** NFKC makes it the older form, which hardly anybody writes. */
const door = /\u2F3E/gu

/** Signs of Chinese sentences, and small signs whose plain form says something else: "①" is no 1, "m²" no m2. */
const asWritten = /^[，：；！？（）～…①-⑳²³℃㎡™]$/u

/** `.` stands for itself; private-use signs become nothing, bullets of any shape `•`. */
export function normaliseSign(sign: string): string {
  const code = sign.charCodeAt(0)
  if (sign.length === 1 && code > 0x20 && code < 0x7f) return sign
  if (asWritten.test(sign)) return sign
  if (symbolBullets.test(sign)) return '•'
  if (privateUse.test(sign)) return ''
  return sign
    .replace(door, '户')
    .normalize('NFKC')
    .replace(radical, (found) => radicals[found] ?? found)
    .replace(spaces, ' ')
    .replace(noSign, '')
}

export function normaliseText(text: string): string {
  let result = ''
  for (const sign of text) result += sign === '\t' ? '\t' : normaliseSign(sign)
  return result
    .replace(/ *\t */g, '\t')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const plain: Record<string, string> = {
  '，': ',',
  '：': ':',
  '；': ';',
  '！': '!',
  '？': '?',
  '（': '(',
  '）': ')',
  '～': '~',
}

/** Signs of Chinese sentences as their narrow twins, so that a rule has to know one of both. Every sign keeps its place. */
export const plainSigns = (text: string): string => text.replace(/[，：；！？（）～]/g, (sign) => plain[sign] ?? sign)

export const isBullet = (sign: string): boolean => bullets.test(sign)
export const isPrivateUse = (sign: string): boolean => privateUse.test(sign)
/** Han, kana, and the full-width signs that go with them. */
export const isWide = (sign: string): boolean =>
  /[\u2E80-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60\u3000-\u30FF]/u.test(sign)
