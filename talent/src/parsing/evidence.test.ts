import { describe, expect, it } from 'vitest'
import { documentOfText } from '#parsing/document-of-text'
import { parseResume } from '#parsing/parse-resume'
import { unproved } from '#parsing/testing/evidence'
import { today } from '#parsing/testing/read'
import { resumeText } from '#parsing/testing/resumes'
import { Dice } from '#testing/dice'

const count = 400

const judged = (text: string) => {
  const document = documentOfText(text)
  const parsed = parseResume(document, { today })
  return { parsed, wrong: unproved(parsed, document.text) }
}

describe('no source, no value', () => {
  const all = Array.from({ length: count }, (_, seed) => judged(resumeText(seed)))

  it('every value stands in the text that its source points at', () => {
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([])
  })
  it('and there are values: a name and more than ten others in nearly all of them', () => {
    const full = all.filter(({ parsed }) => parsed.sources['humanInfo.name'] && Object.keys(parsed.sources).length > 10)
    expect(full.length).toBeGreaterThan(count * 0.95)
  })
  it('is told of a value that is not there', () => {
    const { parsed } = judged(resumeText(1))
    const invented = { ...parsed, fields: { ...parsed.fields, skills: ['Juggling'] } }
    expect(unproved(invented, documentOfText(resumeText(1)).text).join()).toMatch(/skills/)
  })
})

/** What files do to a text on its way. */
const bent: Record<string, (text: string, dice: Dice) => string> = {
  'all on one line': (text) => text.replaceAll('\n', ' '),
  'one letter a line': (text) => [...text].join('\n'),
  'one word a line': (text) => text.split(/\s+/).join('\n'),
  'lines from the last to the first': (text) => text.split('\n').toReversed().join('\n'),
  'lines by chance': (text, dice) => dice.some(text.split('\n'), 1000).join('\n'),
  'cut off anywhere': (text, dice) => text.slice(dice.int(0, text.length)),
  'every tenth letter lost': (text, dice) => [...text].filter(() => !dice.chance(0.1)).join(''),
  'six times over': (text) => `${text}\n`.repeat(6),
  'without any spaces': (text) => text.replace(/[^\S\n]+/g, ''),
  'in capitals': (text) => text.toUpperCase(),
  'in small letters': (text) => text.toLowerCase(),
  'only headings': (text) => text.replace(/^.{14,}$/gm, ''),
  'only digits and signs': (text) => text.replace(/\p{L}/gu, ''),
  'in brackets that do not close': (text) => text.replace(/^/gm, '(((['),
  'with odd signs between': (text) => text.replace(/ /g, '\u0000\u200b\ufffd '),
}

describe('resumes of strange shapes', () => {
  it.each(Object.keys(bent))('%s: no crash, and still nothing that does not stand there', (shape) => {
    const wrong = Array.from({ length: 20 }, (_, seed) => {
      const text = bent[shape]?.(resumeText(seed + 1000), new Dice(seed)) ?? ''
      return judged(text).wrong
    })
    expect(wrong.flat()).toEqual([])
  })
})
