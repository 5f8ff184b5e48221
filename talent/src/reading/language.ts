import type { DocumentText } from './document.ts'

export interface Scripts {
  letters: number
  han: number
  latin: number
  kana: number
  other: number
}

/** Letters by script; a Latin word counts like a Han sign, since it says about as much. */
export function scriptsOf(text: string): Scripts {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const han = count(/\p{Script=Han}/gu)
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const latin = count(/\p{Script=Latin}/gu)
  const letters = count(/\p{L}/gu)
  return {
    letters,
    han,
    latin,
    kana,
    other: letters - han - latin - count(/[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu),
  }
}

/** Frequent small words of languages that are written in Latin letters and that we do not parse. */
const foreign: Record<string, RegExp> = {
  de: /\b(?:und|der|die|das|mit|für|von|bei|ich|nicht|wurde|sowie|bis)\b/gi,
  fr: /\b(?:et|les|des|une|dans|pour|avec|sur|est|du|au|aux|chez)\b/gi,
  es: /\b(?:el|los|las|una|con|para|por|del|y|en|como|desde)\b/gi,
  pt: /\b(?:os|uma|com|para|por|do|da|dos|das|em|não|como)\b/gi,
  it: /\b(?:il|gli|della|per|con|una|di|che|nel|sono|presso)\b/gi,
}
const english = /\b(?:and|the|of|to|in|with|for|on|at|from|by|as|a|an|is|was|or)\b/gi

export function languageOf(text: string): DocumentText['language'] {
  const { letters, han, latin, kana, other } = scriptsOf(text)
  if (letters < 5) return 'none'
  if (kana > 0.08 * (han + kana) && kana > 10) return 'other'
  if (other > 0.3 * letters) return 'other'
  const words = latin / 5
  if (han > 0.8 * (han + words)) return 'zh'
  if (han > 0.12 * (han + words)) return words > 0.45 * (han + words) ? 'mixed' : 'zh'
  return isForeign(text, words) ? 'other' : 'en'
}

function isForeign(text: string, words: number): boolean {
  if (words < 30) return false
  const here = text.match(english)?.length ?? 0
  return Object.values(foreign).some((pattern) => {
    const there = text.match(pattern)?.length ?? 0
    return there > 0.1 * words && there > 1.5 * here
  })
}
