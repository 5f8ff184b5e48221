/** Which script a text is written in; the parser knows Chinese and English. */

export type ResumeLanguage = 'zh' | 'en' | 'mixed' | 'other' | 'none'

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
const englishWords =
  /\b(?:the|and|of|to|in|for|with|a|on|at|as|by|from|is|was|experience|education|skills|university|work|team|manager|engineer|development|project|projects|email|phone|summary)\b/gi
const otherWords =
  /\b(?:und|der|die|das|mit|für|von|bei|et|les|des|une|dans|pour|avec|el|los|las|una|con|para|por|della|delle|nel|che|een|het|voor|och|med|til|är|jest|oraz|não|uma|dos|das|em|ao|le|la|du|en|erfahrung|ausbildung|experiencia|educación|formation|compétences|expérience|habilidades|lebenslauf|kenntnisse)\b/gi

/** Japanese is told by its kana, Korean by its syllables, others by their letters or their small words. */
export const languageOf = (text: string): ResumeLanguage => {
  const letters = count(text, /\p{L}/gu)
  if (letters < 10) return 'none'
  const kana = count(text, /[\u3040-\u30ff]/g)
  const han = count(text, /[\u3400-\u9fff]/g)
  const latin = count(text, /[A-Za-zÀ-ɏ]/g)
  if (kana > letters * 0.04 && kana > 8) return 'other'
  if (letters - han - latin - kana > letters * 0.3) return 'other'
  if (han > letters * 0.2) return latin > han * 2 ? 'mixed' : 'zh'
  if (han > 20) return 'mixed'
  const [own, foreign] = [count(text, englishWords), count(text, otherWords)]
  return foreign > own * 1.5 && foreign > 8 ? 'other' : 'en'
}
