import { Document, Footer, Header, ImageRun, Packer, Paragraph, Textbox, TextRun } from 'docx'
import {
  blockChildren,
  type Child,
  type Children,
  paragraph,
  type Structure,
  tableOf,
} from '#bench/resumes/docx-blocks'
import { headingText } from '#bench/resumes/html'
import { bareText, factText } from '#bench/resumes/html-blocks'
import type { Layout } from '#bench/resumes/layouts'
import { photoBytes } from '#bench/resumes/photo'
import type { Part, Sheet } from '#bench/resumes/sheet'

const of = (
  id: string,
  styledHeadings: boolean,
  right: Structure['right'],
  contacts: Structure['contacts'],
  frame: Structure['frame'],
  bullets: Structure['bullets'],
): Structure => ({ id, styledHeadings, right, contacts, frame, bullets })

export const structures: readonly Structure[] = [
  of('plain', false, 'spaces', 'body', 'none', 'signs'),
  of('tabs', true, 'tab', 'body', 'none', 'list'),
  of('tables', true, 'table', 'body', 'none', 'list'),
  of('two-columns', false, 'spaces', 'body', 'two-columns', 'list'),
  of('two-columns-styled', true, 'tab', 'table', 'two-columns', 'signs'),
  of('form', false, 'spaces', 'body', 'form', 'signs'),
  of('form-styled', false, 'tab', 'table', 'form', 'list'),
  of('head', true, 'tab', 'header', 'none', 'list'),
  of('foot', false, 'tab', 'footer', 'none', 'list'),
  of('contact-table', true, 'spaces', 'table', 'none', 'signs'),
  of('boxes', true, 'tab', 'body', 'boxes', 'list'),
  of('boxes-plain', false, 'spaces', 'header', 'boxes', 'signs'),
  of('tables-plain', false, 'table', 'table', 'none', 'signs'),
]

const contactChildren = (sheet: Sheet, layout: Layout, structure: Structure): Child[] => {
  const labelled = ['labels', 'bar', 'photo-right', 'photo-left', 'split'].includes(layout.header)
  const texts = sheet.contacts.map((fact) => (labelled ? factText : bareText)(fact, sheet.language))
  if (texts.length === 0) return []
  if (structure.contacts === 'table') {
    const rows = texts.flatMap((_, at) => (at % 2 === 0 ? [[texts[at] ?? '', texts[at + 1] ?? '']] : []))
    return [tableOf(rows, [4800, 4800], false)]
  }
  return labelled ? texts.map((text) => paragraph(text)) : [paragraph(texts.join(' | '))]
}

const partChildren = (
  part: Part,
  at: number,
  sheet: Sheet,
  layout: Layout,
  structure: Structure,
  wide?: number,
): Child[] => {
  const heading = headingText(part, at, layout, sheet.language)
  return [
    structure.styledHeadings ? paragraph(heading, { heading: true }) : paragraph(heading, { bold: true, size: 26 }),
    ...part.blocks.flatMap((block) => blockChildren(block, sheet, structure, wide)),
  ]
}

const boxed = (children: readonly Child[]): Children => {
  const paragraphs = children.filter((child) => child instanceof Paragraph)
  if (paragraphs.length !== children.length) return [...children]
  return [new Textbox({ alignment: 'left', children: paragraphs, style: { width: '480pt', height: 'auto' } })]
}

const framed = (sheet: Sheet, layout: Layout, structure: Structure): Children => {
  const { parts } = sheet
  if (structure.frame === 'two-columns') {
    const aside = layout.aside.length > 0 ? layout.aside : (['skills', 'languages', 'certificates', 'awards'] as const)
    const column = (inside: boolean, wide: number) =>
      parts.flatMap((part, at) =>
        (aside as readonly string[]).includes(part.kind) === inside
          ? partChildren(part, at, sheet, layout, { ...structure, right: 'tab' }, wide)
          : [],
      )
    return [tableOf([[column(true, 3000), column(false, 6400)]], [3100, 6500], false)]
  }
  if (structure.frame === 'form')
    return [
      ...parts
        .filter(({ kind }) => kind === 'person')
        .flatMap((part) => part.blocks.flatMap((block) => blockChildren(block, sheet, structure))),
      tableOf(
        parts
          .filter(({ kind }) => kind !== 'person')
          .map((part, at) => [
            headingText(part, at, layout, sheet.language),
            part.blocks.flatMap((block) => blockChildren(block, sheet, structure, 8000)),
          ]),
        [1500, 8100],
        true,
      ),
    ]
  const all = parts.map((part, at) => partChildren(part, at, sheet, layout, structure))
  return structure.frame === 'boxes' ? all.flatMap(boxed) : all.flat()
}

/** A Word document of the sheet; the structure goes by the number. */
export const docxBytes = async (sheet: Sheet, layout: Layout, number: number): Promise<Uint8Array> => {
  const structure = structures[number % structures.length] as Structure
  const title = layout.personPart ? (sheet.language === 'zh' ? '个人简历' : 'Curriculum Vitae') : sheet.name
  const contacts = contactChildren(sheet, layout, structure)
  const picture = layout.header.startsWith('photo')
    ? [
        new Paragraph({
          children: [
            new ImageRun({ type: 'png', data: photoBytes(sheet.name), transformation: { width: 60, height: 80 } }),
          ],
        }),
      ]
    : []
  const document = new Document({
    creator: 'generator',
    sections: [
      {
        ...(structure.contacts === 'header' && { headers: { default: new Header({ children: contacts }) } }),
        ...(structure.contacts === 'footer' && { footers: { default: new Footer({ children: contacts }) } }),
        children: [
          ...picture,
          new Paragraph({ children: [new TextRun({ text: title, bold: true, size: 36 })] }),
          ...(sheet.headline ? [paragraph(sheet.headline)] : []),
          ...(['body', 'table'].includes(structure.contacts) ? contacts : []),
          ...framed(sheet, layout, structure),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}
