import type { Clause } from '#matching/ad-lines'
import { type Found, found } from '#matching/found'
import { levelAt, skillImportance } from '#matching/importance'
import { wordId } from '#matching/words'

/** What stands where a skill stands and is not in the taxonomy: "experience with crop rotation", 熟悉茶艺. */

const leads =
  /\b(?:experience (?:with|in|of|using)|knowledge of|familiar(?:ity)? with|proficien(?:t|cy) (?:in|with)|expertise in|background in|understanding of|skilled in|trained in|specializ(?:ed|ing) in)\s+|(?:熟悉|掌握|精通|了解|熟练(?:使用|掌握|操作|运用)?|擅长|会使用)\s*/gi
/** Where a list ends, and where its entries part. */
const ends =
  /[.;:。；：()（）\n]|\s(?:including|such as|in order to|to|for|with|that|which|is|are|a plus)\s|\s?(?:preferred|required|desired)\b|优先|者|，/i
const parts = /\s*(?:,|、|\band\b|\bor\b|\bas well as\b|和|与|及|或|等|并|的(?:基础|能力|经验))+\s*/gi
const general =
  /沟通|表达|团队|协作|责任|学习能力|抗压|积极|主动|办公软件|任意|之一|至少|[一二两三四]种|相关|流程|业务|技术|知识|原理|工具|方法|技能|经验|能力|法律法规$|communicat|team|attitude|interpersonal|related|similar|relevant|various|modern|environment|field|industry|multiple|different|role|work(?:ing)?\b|people|customer service|the |this|our |years?|degree|skills?$|tools?$|technolog|systems?$|principles$|practices$|best practice/i

export function wordsOf(clause: Clause, named: readonly Found[]): Found[] {
  if (clause.part === 'duties') return []
  return [...clause.text.matchAll(leads)].flatMap((match) => {
    const from = match.index + match[0].length
    const rest = clause.text.slice(from)
    const list = rest.slice(0, ends.exec(rest)?.index ?? rest.length)
    return entriesOf(list).flatMap(({ text, at }) => wordAt(clause, named, from + at, text))
  })
}

function entriesOf(list: string): { text: string; at: number }[] {
  const entries: { text: string; at: number }[] = []
  let from = 0
  for (const { index, 0: sign } of [...list.matchAll(parts), { index: list.length, 0: '' }]) {
    const text = list.slice(from, index)
    if (text.trim() !== '') entries.push({ text: text.trim(), at: from + text.length - text.trimStart().length })
    from = index + sign.length
  }
  return entries
}

function wordAt(clause: Clause, named: readonly Found[], at: number, phrase: string): Found[] {
  const start = clause.start + at
  const isNamed = named.some((one) => one.start < start + phrase.length && one.end > start)
  if (isNamed || !isPhrase(phrase)) return []
  const importance = skillImportance(clause, at, levelAt(clause.text, at))
  if (!importance) return []
  return found(clause, at, phrase.length, {
    kind: 'skill',
    ids: [wordId(phrase)],
    importance: importance === 'must' && !clause.strict ? 'should' : importance,
  })
}

function isPhrase(phrase: string): boolean {
  if (general.test(phrase)) return false
  if (/\p{Script=Han}/u.test(phrase)) return phrase.length >= 2 && phrase.length <= 8
  const words = phrase.split(/\s+/)
  return phrase.length >= 4 && words.length <= 4 && /^[a-z][a-z\s&'-]+$/i.test(phrase)
}
