/** Whether a name that is also a plain word or a letter (C, R, Go, Excel) is meant as the skill. */

export interface Candidate {
  start: number
  end: number
  /** Sure: counts by itself. Likely: written as the name is. Doubtful: not even that. */
  trust: 'sure' | 'likely' | 'doubtful'
  /** A soft skill proves nothing about its neighbour in a list. */
  soft: boolean
}

const after =
  /^\s*(?:语言|编程|程序|开发|工程师|框架|代码|后端|服务端|脚本|函数|建模|统计|软件|表格|办公|programming|language|lang\b|developer|development|engineer|code|coding|scripts?\b|framework|back-?end|micro-?services?|packages?\b|librar|spreadsheet|macro|pivot|formula|(?:is|are|would be)\s+(?:an?\s+)?(?:\w+\s+)?(?:plus|must|bonus|required|preferred|advantage))/i
const before =
  /(?:熟悉|精通|掌握|熟练|使用|运用|了解|会用|基于|擅长|语言|用|软件|(?:^|[^a-z])(?:in|using|with|via|microsoft|ms|proficient|programming|languages?|written|knowledge of|experience of|familiar))\s*[:：]?\s*$/i
const season = /^\s*(?:(?:19|20)\d\d|semester|term|season|break|festival)/i
const joins = /^(?:[\s,，、/／;；|｜·•●■◆&+()（）:：\-\t]|and|or|和|与|及|或|以及){1,8}$/i
const firm = /[,，、/／;；|｜·•●■◆\n\t]/

export const isBesideSkill = (head: string, tail: string): boolean =>
  !season.test(tail) && (after.test(tail) || before.test(head))

const isListed = (text: string, a: Candidate, b: Candidate, onlyFirm: boolean): boolean => {
  if (b.start - a.end > 8) return false
  const between = text.slice(a.end, b.start)
  return joins.test(between) && (!onlyFirm || firm.test(between))
}

/** Which of the candidates count; trust spreads along a list, first from the left, then from the right. */
export function accepted(
  text: string,
  candidates: readonly Candidate[],
  isBeside: (head: string, tail: string) => boolean,
): boolean[] {
  const isMeant = ({ start, end }: Candidate): boolean =>
    isBeside(text.slice(Math.max(0, start - 24), start), text.slice(end, end + 24))
  const counts = candidates.map((each) => each.trust === 'sure' || (each.trust === 'likely' && isMeant(each)))
  if (counts.every(Boolean)) return counts
  startChains(text, candidates, counts)
  const spread = (at: number, from: number): void => {
    const [own, other] = [candidates[at], candidates[from]]
    if (!own || !other || counts[at] || !counts[from] || other.soft) return
    const [left, right] = at < from ? [own, other] : [other, own]
    if (!season.test(text.slice(own.end, own.end + 12)))
      counts[at] = isListed(text, left, right, own.trust === 'doubtful')
  }
  for (let at = 1; at < candidates.length; at += 1) spread(at, at - 1)
  for (let at = candidates.length - 2; at >= 0; at -= 1) spread(at, at + 1)
  return counts
}

/** Three in a row vouch for each other: "C, R, Go". */
function startChains(text: string, candidates: readonly Candidate[], counts: boolean[]): void {
  for (let at = 0; at + 2 < candidates.length; at += 1) {
    const three = candidates.slice(at, at + 3)
    const [a, b, c] = three
    if (!a || !b || !c || three.some(({ trust, soft }) => trust === 'doubtful' || soft)) continue
    if (isListed(text, a, b, true) && isListed(text, b, c, true)) counts.fill(true, at, at + 3)
  }
}
