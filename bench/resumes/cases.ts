import type { Printer } from '#bench/resumes/browser'
import { compose } from '#bench/resumes/compose'
import { docxBytes, structures } from '#bench/resumes/docx'
import type { Language } from '#bench/resumes/fill'
import { pageHtml } from '#bench/resumes/html'
import { type Layout, layouts } from '#bench/resumes/layouts'
import { makePerson } from '#bench/resumes/person'
import { eml, markdown, plainText, rtf, textLines } from '#bench/resumes/text'
import type { Truth } from '#bench/resumes/truth'
import { Dice } from '#talent/testing/dice'

export const caseKinds = ['pdf', 'docx', 'image', 'text'] as const
export type CaseKind = (typeof caseKinds)[number]

/** Kinds that only a browser makes. */
export const printedKinds: ReadonlySet<CaseKind> = new Set(['pdf', 'image'])

export interface Case {
  name: string
  kind: CaseKind
  layout: string
  language: Language
  truth: Truth
  bytes: Uint8Array
}

const textKinds = ['txt', 'md', 'html', 'rtf', 'eml'] as const

/** Every layout in both languages, then all of them again with other people. */
const specOf = (number: number): { layout: Layout; language: Language; round: number } => ({
  layout: layouts[Math.floor(number / 2) % layouts.length] as Layout,
  language: number % 2 === 0 ? 'zh' : 'en',
  round: Math.floor(number / (layouts.length * 2)),
})

export const layoutOf = (number: number): string => specOf(number).layout.id

/** One resume: equal seeds, kinds and numbers give equal files, as far as browser and fonts are the same. */
export async function makeCase(
  seed: number,
  kind: CaseKind,
  number: number,
  printer: Printer | undefined,
): Promise<Case> {
  const { layout, language, round } = specOf(number)
  const kindSeed = caseKinds.indexOf(kind)
  const dice = new Dice(seed * 1_000_003 + kindSeed * 100_003 + number)
  const person = makePerson(dice, language)
  const { sheet, truth } = compose(person, layout, dice)
  const one = (name: string, bytes: Uint8Array, made = layout.id): Case => ({
    name,
    kind,
    layout: made,
    language,
    truth,
    bytes,
  })
  const start = `${kind}-${String(number).padStart(4, '0')}-${layout.id}-${language}`
  if (kind === 'pdf' && printer) return one(`${start}.pdf`, await printer.pdf(pageHtml(sheet, layout), layout))
  if (kind === 'image' && printer) return one(`${start}.jpg`, await printer.picture(pageHtml(sheet, layout), dice))
  if (kind === 'docx') {
    const at = Math.floor(number / 2) + round * 5
    return one(
      `${start}.docx`,
      await docxBytes(sheet, layout, at),
      `${layout.id}+${structures[at % structures.length]?.id}`,
    )
  }
  const ending = textKinds[Math.floor(number / 2) % textKinds.length] ?? 'txt'
  const lines = textLines(sheet, layout)
  const text = {
    txt: () => plainText(lines),
    md: () => markdown(lines),
    html: () => pageHtml(sheet, layout),
    rtf: () => rtf(lines),
    eml: () => eml(lines, language),
  }[ending]()
  return one(`${start}.${ending}`, new TextEncoder().encode(text), `${layout.id}+${ending}`)
}
