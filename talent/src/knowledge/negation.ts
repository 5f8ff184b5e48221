/** Whether a text says that somebody has something, has it not, or only wishes for it. */
export type Stance = 'has' | 'not' | 'wish'

interface Span {
  start: number
  end: number
}

const affirming =
  /(?:not only|not just|not limited to|no less than|no fewer than|nothing but|不仅|不但|不只|不光|不限于|不少|不断|不同|不错|非常|非凡|无论|无不|不得不|不可或缺)[^。.;；\n]{0,16}$/i
const breaks = /[。！？!?;；\n]|\.\s|，但|,? but |但是|但|however|而是|却/i

/** What makes the next words not so; at most a few words stand between it and the thing. */
const notBefore =
  /(?:(?:^|[^a-z])(?:no|not|non|without|never|lacks?|lacking|neither|nor|unfamiliar with|except(?: for)?|other than|rather than|instead of|don'?t|doesn'?t|didn'?t|haven'?t|hasn'?t|isn'?t|cannot|can'?t|excluding|zero)(?![a-z])(?:[-\s]+(?:have|has|had|any|a|an|the|with|in|of|for|to|using|used|use|know|known|worked|work|working|experience|experiences|knowledge|skills?|exposure|background|prior|previous|formal|required?|need(?:ed)?|necessary|much|real|hands-on|professional|familiar|proficient|expert|yet|been|touched)){0,7}[-\s]*|(?:不会|不懂|不熟悉|不太熟悉|不了解|不擅长|不精通|不具备|不需要?|不必|不要求?|不用|无需|无须|毋须|未|没有?|无|非|缺乏|缺少|除了?|零)(?:任何|相关|实际|专业|使用|接触|用|学习|学|做|从事|掌握|要求|具备|需要|会|懂|熟悉|了解|有|过|的|[\s「“"(（])*)$/i
/** What makes the words before it not so. */
const notAfter =
  /^\s*(?:(?:is|are|experience|knowledge|skills?|经验|技能|基础|方面|相关)\s*)*(?:not (?:required|needed|necessary|essential|a must)|isn'?t (?:required|needed|necessary)|aren'?t (?:required|needed)|unnecessary|不会|不懂|不熟悉?|不了解|不擅长|不做要求|不作要求|不要求|不需要|不必需|非必须|非必需|没用过|没接触过|未接触过|未使用过|没学过|为零)/i
const wishBefore =
  /(?:(?:^|[^a-z])(?:(?:want|wants|wish|wishes|hope|hopes|hoping|eager|keen|willing|like|love|plan|plans|planning|interested|aspire|aim|looking forward|desire|open|happy)\s+(?:(?:to|in)\s+)?(?:learn(?:ing)?|study(?:ing)?|explor(?:e|ing)|pick(?:ing)? up|mov(?:e|ing) into|switch(?:ing)? to|get(?:ting)? into|start(?:ing)?|try(?:ing)?|work(?:ing)? with)|to learn|interest in|interested in|curious about|currently learning|learning)(?:\s+(?:more|about|new|skills|technologies|the|in|of|like|such|as|basics|to use)){0,4}\s*|(?:希望|想|想要|愿意?|打算|计划|准备|有意|渴望|期望|乐于|正在|目前在)(?:能够?|可以|进一步|继续|深入|系统|去|有机会)*(?:学习?|了解|转|转向|转型|从事|接触|尝试|掌握|参与)(?:使用|新的|更多|相关|一下|到|做|[\s「“"(（])*|对)$/i
const wishAfter = /^[^。，,;；.\n]{0,6}(?:感兴趣|有兴趣|有浓厚兴趣)/
const list = /^(?:[\s,，、/／;；|｜&+()（）「」“”"]|and|or|nor|和|与|及|或|或者|以及|相关|经验|的){1,10}$/i

function stanceAt(text: string, { start, end }: Span): Stance {
  const head = text.slice(Math.max(0, start - 90), start)
  const clause = head.slice(lastBreak(head))
  const tail = text.slice(end, end + 40)
  const wish = wishBefore.exec(clause)
  if (wish && (!wish[0].endsWith('对') || wishAfter.test(tail))) return 'wish'
  if (notBefore.test(clause) && !affirming.test(clause) && !/(?:^|[^有])无[^无]*$|非$/.test(exceptions(clause)))
    return 'not'
  return notAfter.test(tail) ? 'not' : 'has'
}

/** Words that end in a character of denial and deny nothing. */
const harmless = /(?:北非|南非|是非|非洲|东非|西非|除非|并非|无非|虚无|并无|有无)$/
const exceptions = (clause: string): string => (harmless.test(clause) && !/(?:并非|并无)$/.test(clause) ? '非' : '')

function lastBreak(head: string): number {
  let at = 0
  for (const found of head.matchAll(new RegExp(breaks, 'gi'))) at = (found.index ?? 0) + found[0].length
  return at
}

/** What is denied or wished for goes on along a list: "no Java, Kotlin or Scala". */
export function stances(text: string, spans: readonly Span[]): Stance[] {
  const all: Stance[] = []
  for (const [at, span] of spans.entries()) {
    const before = spans[at - 1]
    const goesOn = before !== undefined && list.test(text.slice(before.end, span.start))
    const own = stanceAt(text, span)
    const last = all.at(-1)
    all.push(own === 'has' && goesOn && last !== undefined && !isOwnDenial(text, before) ? last : own)
  }
  return all
}

/** "Java not required, Kotlin": what stands behind the thing denies it alone. */
const isOwnDenial = (text: string, span: Span): boolean => notAfter.test(text.slice(span.end, span.end + 40))
