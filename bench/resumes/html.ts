import { bareText, blockHtml, escaped, factText } from '#bench/resumes/html-blocks'
import type { Layout } from '#bench/resumes/layouts'
import { photo } from '#bench/resumes/photo'
import type { Part, Sheet } from '#bench/resumes/sheet'
import { styleOf } from '#bench/resumes/style'

const numerals = [...'一二三四五六七八九十', '十一', '十二', '十三']
const icons: Record<string, string> = {
  phone: '☎',
  email: '✉',
  city: '⌂',
  wechat: '✆',
  gender: '♂',
  birthday: '★',
  age: '★',
}

/** A heading's text with the signs that some people put around it. */
export const headingText = (
  { kind, heading }: Part,
  at: number,
  layout: Layout,
  language: Sheet['language'],
): string => {
  const zh = language === 'zh'
  if (layout.heading === 'square') return `■ ${heading}`
  if (layout.heading === 'diamond') return `◆ ${heading}`
  if (layout.heading === 'bracket') return zh ? `【${heading}】` : `[ ${heading} ]`
  if (layout.heading === 'numeral') return zh ? `${numerals[at]}、${heading}` : `${at + 1}. ${heading}`
  if (layout.heading === 'colon') return `${heading}${zh ? '：' : ':'}`
  if (layout.heading === 'two-languages' && zh) return `${heading} ${kind.toUpperCase()}`
  if (['caps', 'spaced'].includes(layout.heading)) return heading.toUpperCase()
  return heading
}

const titleOf = (sheet: Sheet): string => (sheet.language === 'zh' ? '个人简历' : 'Curriculum Vitae')

const contactsHtml = (sheet: Sheet, { header }: Layout): string => {
  const { contacts, language } = sheet
  if (header === 'labels' || header === 'bar')
    return contacts.map((fact) => `<div>${escaped(factText(fact, language))}</div>`).join('')
  if (header === 'icons')
    return `<div>${contacts.map((fact) => `<span class="contact">${icons[fact.key] ?? '•'} ${escaped(bareText(fact, language))}</span>`).join(' ')}</div>`
  if (header === 'split') return contacts.map((fact) => `<div>${escaped(bareText(fact, language))}</div>`).join('')
  if (header === 'photo-right' || header === 'photo-left')
    return `<div class="facts">${contacts.map((fact) => `<div>${escaped(factText(fact, language))}</div>`).join('')}</div>`
  const by = header === 'centre' ? ' | ' : header === 'tiny' ? ' · ' : ' &nbsp;•&nbsp; '
  return `<div>${contacts.map((fact) => escaped(bareText(fact, language))).join(by)}</div>`
}

const headerHtml = (sheet: Sheet, layout: Layout): string => {
  const shown = layout.personPart && layout.header !== 'bar' ? titleOf(sheet) : sheet.name
  const name = `<h1>${escaped(shown)}</h1>`
  const headline = sheet.headline ? `<div class="headline">${escaped(sheet.headline)}</div>` : ''
  const contacts = sheet.contacts.length > 0 ? `<div class="contacts">${contactsHtml(sheet, layout)}</div>` : ''
  const picture = layout.header.startsWith('photo') ? `<img class="photo" src="${photo(sheet.name)}">` : ''
  return `<header class="${layout.header}">${picture}<div class="who">${name}${headline}</div>${contacts}</header>`
}

const partHtml = (part: Part, at: number, sheet: Sheet, layout: Layout): string => {
  const blocks = part.blocks.map((block) => blockHtml(block, sheet, layout)).join('')
  const heading = escaped(headingText(part, at, layout, sheet.language))
  if (layout.shell === 'form' && part.kind === 'person') return `<tr><td colspan="2" class="flush">${blocks}</td></tr>`
  if (layout.shell === 'form') return `<tr><th class="label">${heading}</th><td>${blocks}</td></tr>`
  return `<section class="${part.kind}"><h2>${heading}</h2><div class="content">${blocks}</div></section>`
}

const bodyHtml = (sheet: Sheet, layout: Layout): string => {
  const header = headerHtml(sheet, layout)
  const numbered = sheet.parts.map((part, at) => ({ part, html: partHtml(part, at, sheet, layout) }))
  const of = (aside: boolean) =>
    numbered
      .filter(({ part }) => layout.aside.includes(part.kind) === aside)
      .map(({ html }) => html)
      .join('')
  if (layout.shell === 'form')
    return `${header}<table class="form">${numbered.map(({ html }) => html).join('')}</table>`
  if (layout.shell === 'left-bar')
    return `<div class="columns"><aside>${header}${of(true)}</aside><main>${of(false)}</main></div>`
  if (layout.shell === 'right-bar')
    return `${header}<div class="columns"><main>${of(false)}</main><aside>${of(true)}</aside></div>`
  if (layout.shell === 'halves')
    return `${header}<div class="columns"><main>${of(false)}</main><main>${of(true)}</main></div>`
  return `${header}<main>${of(false)}</main>`
}

/** The whole page; the same sheet and layout always give the same text. */
export const pageHtml = (sheet: Sheet, layout: Layout): string =>
  `<!doctype html><html lang="${sheet.language}"><head><meta charset="utf-8"><title>${escaped(titleOf(sheet))}</title><style>${styleOf(layout, sheet.language)}</style></head><body class="${layout.shell} h-${layout.heading}">${bodyHtml(sheet, layout)}</body></html>`
