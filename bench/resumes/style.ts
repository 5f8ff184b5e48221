import type { Language } from '#bench/resumes/fill'
import type { Layout } from '#bench/resumes/layouts'

const fonts: Record<Language, Record<Layout['font'], string>> = {
  zh: {
    sans: "'Noto Sans CJK SC', sans-serif",
    serif: "'Noto Serif CJK SC', 'Noto Sans CJK SC', serif",
    mono: "'Noto Sans Mono CJK SC', monospace",
  },
  en: {
    sans: "'Liberation Sans', 'DejaVu Sans', sans-serif",
    serif: "'Liberation Serif', 'DejaVu Serif', serif",
    mono: "'Liberation Mono', monospace",
  },
}

const headingStyle = ({ heading, colour, size }: Layout): string => {
  const own: Partial<Record<Layout['heading'], string>> = {
    rule: `border-bottom: 1px solid ${colour}`,
    caps: 'letter-spacing: .5px',
    spaced: 'letter-spacing: 4px; font-weight: normal',
    filled: `background: ${colour}; color: #fff; padding: 2px 8px`,
    'side-line': `border-left: 4px solid ${colour}; padding-left: 8px`,
    centre: `text-align: center; border-bottom: 1px solid #bbb`,
    plain: `font-size: ${size + 1}pt`,
  }
  return `h2 { font-size: ${size + 2}pt; margin: 12px 0 4px; color: ${colour}; ${own[heading] ?? ''} }`
}

const shells: Record<Layout['shell'], (layout: Layout) => string> = {
  single: () => '',
  'left-bar': ({ colour, id }) =>
    `.columns { display: grid; grid-template-columns: 31% 1fr; gap: 22px } aside { ${id.endsWith('dark') ? `background: ${colour}; color: #fff; padding: 14px` : 'padding-right: 10px; border-right: 1px solid #ccc'} } ${id.endsWith('dark') ? 'aside h1, aside h2 { color: #fff }' : ''}`,
  'right-bar': () =>
    '.columns { display: grid; grid-template-columns: 1fr 30%; gap: 22px } aside { background: #f1f1f1; padding: 4px 12px }',
  halves: () => '.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 26px }',
  form: () =>
    'header { text-align: center } table { border-collapse: collapse; width: 100% } th, td { border: 1px solid #333; padding: 4px 6px; font-weight: normal; text-align: left; vertical-align: top } .form > tbody > tr > th.label { width: 70px; text-align: center; vertical-align: middle } td.flush { padding: 0 } td.flush table th { width: 14%; text-align: center }',
  margin: ({ colour }) =>
    `section { display: grid; grid-template-columns: 24% 1fr; gap: 16px; margin-top: 10px } h2 { margin: 0; text-align: right; color: ${colour} }`,
  timeline: ({ colour }) =>
    `.entry { border-left: 2px solid ${colour}; padding-left: 14px; margin-left: 6px; position: relative } .entry::before { content: ''; position: absolute; left: -6px; top: 5px; width: 10px; height: 10px; border-radius: 5px; background: ${colour} }`,
  cards: () => '.projects .content, .educations .content { display: grid; grid-template-columns: 1fr 1fr; gap: 18px }',
  boxes: ({ colour }) => `section { border: 1px solid ${colour}; padding: 2px 10px 8px; margin-top: 10px }`,
}

const headers: Record<Layout['header'], (layout: Layout) => string> = {
  left: () => '',
  centre: () => 'header { text-align: center }',
  band: ({ colour }) =>
    `header { background: ${colour}; color: #fff; padding: 14px 18px; margin: 0 -10px } header h1 { color: #fff }`,
  'photo-right': () =>
    'header { min-height: 112px } .photo { float: right; width: 80px; height: 108px; margin-left: 20px }',
  'photo-left': () =>
    'header { min-height: 112px } .photo { float: left; width: 80px; height: 108px; margin-right: 20px }',
  split: () => 'header { display: flex; justify-content: space-between } .contacts { text-align: right }',
  icons: () => '.contact { margin-right: 16px; white-space: nowrap }',
  labels: () => '.contacts { display: grid; grid-template-columns: 1fr 1fr }',
  bar: () => '',
  tiny: () => 'header h1 { display: inline; margin-right: 12px } .who, .contacts { display: inline }',
}

export const styleOf = (layout: Layout, language: Language): string => `
@page { size: A4; margin: 14mm 15mm }
* { box-sizing: border-box }
body { font: ${layout.size}pt/1.45 ${fonts[language][layout.font]}; color: #222; margin: 0 }
h1 { font-size: ${layout.size * 2}pt; margin: 0 0 4px; color: ${layout.header === 'band' ? '#fff' : layout.colour} }
ul { margin: 2px 0 6px; padding-left: 18px } p { margin: 2px 0 6px }
.row { display: flex; justify-content: space-between; gap: 18px } .right { white-space: nowrap }
.cells { display: flex; gap: 34px } .entry { margin-bottom: 8px; break-inside: avoid }
.sided { display: grid; grid-template-columns: 130px 1fr; gap: 14px }
.facts { display: grid; grid-template-columns: 1fr 1fr; column-gap: 24px }
.tags span { display: inline-block; border: 1px solid #aaa; border-radius: 4px; padding: 0 6px; margin: 2px 6px 2px 0 }
.meter { height: 4px; background: #ddd; margin-bottom: 4px } .meter i { display: block; height: 4px; background: ${layout.colour} }
.grid { border-collapse: collapse; width: 100% } .grid th, .grid td { border: 1px solid #888; padding: 3px 5px; text-align: left; vertical-align: top }
${headingStyle(layout)} ${shells[layout.shell](layout)} ${headers[layout.header](layout)}`
