import {
  compoundSurnames,
  honorifics,
  notNamesEn,
  notNamesZh,
  particles,
  singleSurnames,
  suffixes,
} from '#parsing/lexicon/names'
import { isCityEn, placeOf } from '#parsing/places'
import { type Piece, part, stripped } from '#parsing/span'

const minority = /^[\u3400-\u9fff]{2,8}(?:[·•・‧.][\u3400-\u9fff]{1,8}){1,3}$/

/** How much two to four characters look like a Chinese name, 0 to 1. */
export const chineseNameScore = (text: string): number => {
  const name = text.replace(/\s+/g, '')
  if (minority.test(name) && !notNamesZh.test(name)) return 0.75
  if (!/^[\u3400-\u9fff]{2,4}$/.test(name) || notNamesZh.test(name) || placeOf(name)) return 0
  if (compoundSurnames.has(name.slice(0, 2)) && name.length >= 3) return 0.92
  if (!singleSurnames.has(name.charAt(0))) return 0
  return name.length === 4 ? 0.4 : 0.85
}

/** "张 三" and "张三": the value has no spaces between its characters. */
export const chineseNameOf = (piece: Piece): { piece: Piece; value: string; score: number } | undefined => {
  const bare = part(
    piece,
    0,
    piece.text.replace(/\s*(?:\([^)]*\)|先生|女士|小姐|的?(?:个人|求职)?简历|男|女|老师)+\s*$/, '').length,
  )
  const at = /^(?:个人简历|求职简历|简历|resume)[\s\-‐-―:|]*/i.exec(bare.text)?.[0].length ?? 0
  const name = stripped(part(bare, at))
  const score = chineseNameScore(name.text)
  if (score > 0 && name.text.includes(' ') && !/^\S(?:\s+\S){1,3}$|^\S{2}\s+\S{1,2}$/.test(name.text)) return undefined
  return score > 0 ? { piece: name, value: name.text.replace(/\s+/g, ''), score } : undefined
}

const word = /^(?:\p{Lu}[\p{Ll}\p{Lu}'’.-]*|\p{Lu}\.?|\(?["“]\p{Lu}\p{Ll}+["”]\)?)$/u
const isWord = (text: string): boolean => word.test(text) || particles.test(text)

const shapeScore = (words: readonly string[]): number => {
  const full = words.filter((one) => one.replace(/[^\p{L}]/gu, '').length > 1 && !particles.test(one))
  if (full.length < 1 || words.length < 2 || words.length > 5) return 0
  if (full.length < 2 && words.length < 2) return 0
  return full.length <= 3 ? 0.7 : 0.45
}

/** A name in Latin letters: Title Case or capitals, two to five words, nothing that names a thing. */
export const latinNameOf = (piece: Piece): { piece: Piece; value: string; score: number } | undefined => {
  const of = /^(?:resume|résumé|cv|curriculum vitae) of\s+/i.exec(piece.text)?.[0].length ?? 0
  const his = /['’]s? (?:resume|résumé|cv|curriculum vitae)$/i.exec(piece.text)?.index
  const polite = honorifics.exec(piece.text.slice(of))?.[0].length ?? 0
  const bare = stripped(part(piece, of + polite, his))
  const spread = /^(?:\p{Lu}\s){3,}\p{Lu}$/u.test(bare.text)
  if (spread || /[\d@:;!?/\\|<>={}[\]_#%&]/.test(bare.text) || bare.text.length > 45) return undefined
  const words = bare.text.split(/\s+/)
  const kept = [...words]
  while (kept.length > 2 && suffixes.test((kept.at(-1) ?? '').replace(/^,|,$/g, ''))) kept.pop()
  const text = bare.text
    .slice(0, bare.text.lastIndexOf(kept.at(-1) ?? '') + (kept.at(-1) ?? '').length)
    .replace(/,$/, '')
  const names = text.split(/[\s]+/).map((one) => one.replace(/,$/, ''))
  if (names.some((one) => !isWord(one)) || /,/.test(text.replace(/^[^,]+, (?=[^,]+$)/, ''))) return undefined
  if (notNamesEn.test(text) || isCityEn(text) || placeOf(text) || text === text.toLowerCase()) return undefined
  const score = shapeScore(names) + (polite > 0 ? 0.1 : 0)
  return score > 0 ? { piece: part(bare, 0, text.length), value: text, score } : undefined
}
