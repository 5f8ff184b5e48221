/** Languages that people speak, with how well: 1 basic, 2 working, 3 fluent, 4 native. */

const names: readonly [string, RegExp][] = [
  ['en', /英语|英文|\bEnglish\b/gi],
  [
    'zh',
    /普通话|国语|中文|汉语|\bMandarin\b|\bChinese\b(?! (?:market|cuisine|food|medicine|client|customer|compan))/gi,
  ],
  ['yue', /粤语|广东话|\bCantonese\b/gi],
  ['ja', /日语|日文|\bJapanese\b/gi],
  ['ko', /韩语|韩文|朝鲜语|\bKorean\b/gi],
  ['fr', /法语|法文|\bFrench\b/gi],
  ['de', /德语|德文|\bGerman\b/gi],
  ['es', /西班牙语|\bSpanish\b/gi],
  ['ru', /俄语|俄文|\bRussian\b/gi],
  ['pt', /葡萄牙语|葡语|\bPortuguese\b/gi],
  ['it', /意大利语|\bItalian\b/gi],
  ['ar', /阿拉伯语|\bArabic\b/gi],
  ['th', /泰语|\bThai\b/gi],
  ['vi', /越南语|\bVietnamese\b/gi],
]

/** Examinations speak for a language and a level. */
const exams: readonly [string, number, RegExp][] = [
  ['en', 3, /(?:TEM[- ]?8|专业?八级|专八|CATTI)/gi],
  [
    'en',
    2,
    /(?:CET[- ]?[46]|(?:大学)?英语[四六]级|[四六]级(?:证书|以上|水平)?|TEM[- ]?4|专四|IELTS|雅思|TOEFL|托福|TOEIC|托业|BEC)/gi,
  ],
  ['ja', 3, /(?:JLPT\s*)?N1(?![\d])|日语一级/g],
  ['ja', 2, /(?:JLPT\s*)N[2-3]|N2(?=\s*(?:级|证书|以上|水平))|日语二级/g],
]

const levels: readonly [number, RegExp][] = [
  [4, /母语|\bnative\b|\bbilingual\b|\bmother tongue\b/i],
  [
    3,
    /流利|精通|熟练|优秀|良好的?(?:英|日|韩|法|德)?[语文]?(?:听说|沟通|口语)|工作语言|\bfluen(?:t|cy)\b|\bexcellent\b|\bproficien(?:t|cy)\b|\bstrong\b|\bfull professional\b|\badvanced\b|\bC[12]\b/i,
  ],
  [
    2,
    /良好|熟悉|一般|读写|书写|听说|\bworking\b|\bgood\b|\bconversational\b|\bintermediate\b|\bprofessional\b|\bB[12]\b/i,
  ],
  [1, /入门|基础|简单|了解|\bbasic\b|\belementary\b|\bbeginner\b|\bA[12]\b/i],
]

export const languageLevels: Record<string, number> = { basic: 1, working: 2, fluent: 3, native: 4 }

export const languageLevelIn = (text: string): number | undefined => levels.find(([, words]) => words.test(text))?.[0]

export interface LanguageWord {
  id: string
  level?: number
  start: number
  end: number
}

/** `near`: how many characters around a name may say the level. */
export function languagesIn(text: string, near = 30): LanguageWord[] {
  const named = names.flatMap(([id, pattern]) =>
    [...text.matchAll(pattern)].map((match) => {
      const [start, end] = [match.index, match.index + match[0].length]
      return { id, level: languageLevelIn(around(text, start, end, near)), start, end }
    }),
  )
  const examined = exams.flatMap(([id, level, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ id, level, start: match.index, end: match.index + match[0].length })),
  )
  return [...named, ...examined].toSorted((left, right) => left.start - right.start)
}

/** Up to the next comma on either side: "fluent English, basic German". */
function around(text: string, start: number, end: number, near: number): string {
  const before =
    text
      .slice(Math.max(0, start - near), start)
      .split(/[，,；;。、\n]/)
      .at(-1) ?? ''
  const after = text.slice(end, end + near).split(/[，,；;。、\n]/)[0] ?? ''
  return before + text.slice(start, end) + after
}
