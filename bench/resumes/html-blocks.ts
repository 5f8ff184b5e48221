import type { Layout } from '#bench/resumes/layouts'
import type { Block, Body, Fact, Row, Sheet } from '#bench/resumes/sheet'

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')

const rowHtml = ({ parts, by, right, bold }: Row): string => {
  const shown = parts.map((part, at) => (at === bold ? `<b>${escaped(part)}</b>` : escaped(part)))
  const left =
    by === '\t'
      ? `<span class="cells">${shown.map((part) => `<span>${part}</span>`).join(' ')}</span>`
      : `<span>${shown.join(escaped(by))}</span>`
  return `<div class="row">${left}${right ? ` <span class="right">${escaped(right)}</span>` : ''}</div>`
}

const bodyHtml = ({ style, label, lines }: Body, language: Sheet['language']): string => {
  const before = label ? `<div>${escaped(label)}${language === 'zh' ? '：' : ':'}</div>` : ''
  const items = lines.map((line) => `<li>${escaped(line)}</li>`).join('')
  if (style === 'bullets') return `${before}<ul>${items}</ul>`
  if (style === 'numbers')
    return `${before}<div class="lines">${lines.map((line, at) => `<div>${at + 1}${language === 'zh' ? '、' : '. '}${escaped(line)}</div>`).join('')}</div>`
  if (style === 'lines')
    return `${before}<div class="lines">${lines.map((line) => `<div>${escaped(line)}</div>`).join('')}</div>`
  const end = language === 'zh' ? '；' : '. '
  return `${before}<p>${escaped(lines.join(end))}${language === 'zh' ? '。' : '.'}</p>`
}

export const factText = ({ label, value }: Fact, language: Sheet['language']): string =>
  `${label}${language === 'zh' ? '：' : ': '}${value}`

const factsHtml = (
  facts: readonly Fact[],
  style: 'lines' | 'inline' | 'grid',
  sheet: Sheet,
  layout: Layout,
): string => {
  if (layout.shell === 'form') return factTable(facts)
  const texts = facts.map((fact) => escaped(factText(fact, sheet.language)))
  if (style === 'lines') return texts.map((text) => `<div>${text}</div>`).join('')
  if (style === 'inline') return `<div>${texts.join(' &nbsp;|&nbsp; ')}</div>`
  return `<div class="facts">${texts.map((text) => `<div>${text}</div>`).join('')}</div>`
}

/** Label and value in cells of their own, two pairs a row. */
const factTable = (facts: readonly Fact[]): string => {
  const rows = facts.flatMap((_, at) => (at % 2 === 0 ? [facts.slice(at, at + 2)] : []))
  const cells = (fact: Fact) => `<th>${escaped(fact.label)}</th><td>${escaped(fact.value)}</td>`
  return `<table>${rows.map((row) => `<tr>${row.map(cells).join('')}${row.length === 1 ? '<th></th><td></td>' : ''}</tr>`).join('')}</table>`
}

const itemsHtml = (style: string, items: readonly string[], by: string): string => {
  if (style === 'bullets') return `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
  if (style === 'tags')
    return `<div class="tags">${items.map((item) => `<span>${escaped(item)}</span>`).join(' ')}</div>`
  if (style === 'bars')
    return items
      .map(
        (item, at) =>
          `<div>${escaped(item)}<div class="meter"><i style="width:${40 + ((at * 17) % 55)}%"></i></div></div>`,
      )
      .join('')
  if (style === 'lines') return items.map((item) => `<div>${escaped(item)}</div>`).join('')
  return `<div>${escaped(items.join(by))}</div>`
}

const gridHtml = (head: readonly string[], rows: readonly string[][]): string =>
  `<table class="grid"><tr>${head.map((cell) => `<th>${escaped(cell)}</th>`).join('')}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`

export const blockHtml = (block: Block, sheet: Sheet, layout: Layout): string => {
  if (block.kind === 'text') return `<p>${escaped(block.text)}</p>`
  if (block.kind === 'items') return itemsHtml(block.style, block.items, block.by)
  if (block.kind === 'facts') return factsHtml(block.facts, block.style, sheet, layout)
  if (block.kind === 'grid') return gridHtml(block.head, block.rows)
  const inner = `${block.rows.map(rowHtml).join('')}${block.body ? bodyHtml(block.body, sheet.language) : ''}`
  if (block.side === undefined) return `<div class="entry">${inner}</div>`
  return `<div class="entry sided"><div class="side">${escaped(block.side)}</div><div>${inner}</div></div>`
}

/** A fact as it stands in a line of contacts, where a label is only given to what could not be told without it. */
export const bareText = (fact: Fact, language: Sheet['language']): string => {
  if (fact.key === 'birthday' || fact.key === 'wechat') return factText(fact, language)
  if (fact.key === 'age' && language === 'en') return factText(fact, language)
  return fact.value
}
