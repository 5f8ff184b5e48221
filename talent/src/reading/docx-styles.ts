import { child, type Element, elements } from './xml.ts'

/** How letters look, as far as anything says so. */
export interface Look {
  bold?: boolean
  /** Points. */
  size?: number
  vanish?: boolean
  colour?: string
  /** Something is painted behind the letters. */
  shaded?: boolean
}

export interface ParagraphStyle {
  look: Look
  heading: boolean
  list: { id: string; level: number } | null
}

export interface Styles {
  base: Look
  of(id: string | undefined): ParagraphStyle
}

const on = (element: Element | undefined): boolean | undefined =>
  element === undefined ? undefined : !['0', 'false', 'off', 'none'].includes(element.attributes.val ?? 'true')

export function lookOf(properties: Element | undefined): Look {
  if (!properties) return {}
  const size = Number(child(properties, 'sz')?.attributes.val)
  const colour = child(properties, 'color')?.attributes.val
  const bold = on(child(properties, 'b'))
  const vanish = on(child(properties, 'vanish'))
  return {
    ...(bold === undefined ? {} : { bold }),
    ...(vanish === undefined ? {} : { vanish }),
    ...(size > 0 ? { size: size / 2 } : {}),
    ...(colour ? { colour } : {}),
    ...(isShaded(properties) ? { shaded: true } : {}),
  }
}

/** A fill other than white, or a marker's colour. */
export function isShaded(properties: Element | undefined): boolean {
  const fill = child(properties, 'shd')?.attributes.fill?.toLowerCase() ?? 'auto'
  const marker = child(properties, 'highlight')?.attributes.val ?? 'none'
  return !['auto', 'ffffff'].includes(fill) || !['none', 'white'].includes(marker)
}

export function listOf(properties: Element | undefined): ParagraphStyle['list'] {
  const list = child(properties, 'numPr')
  const id = child(list, 'numId')?.attributes.val
  return id === undefined ? null : { id, level: Number(child(list, 'ilvl')?.attributes.val ?? 0) }
}

export function stylesOf(part: Element | undefined): Styles {
  const root = child(part, 'styles')
  const byId = new Map<string, Element>()
  for (const style of elements(root)) if (style.attributes.styleId) byId.set(style.attributes.styleId, style)
  const defaults = child(child(child(root, 'docDefaults'), 'rPrDefault'), 'rPr')
  const known = new Map<string, ParagraphStyle>()
  const none: ParagraphStyle = { look: {}, heading: false, list: null }

  const of = (id: string | undefined, depth = 0): ParagraphStyle => {
    if (id === undefined || depth > 20) return none
    const style = byId.get(id)
    if (!style) return none
    const cached = known.get(id)
    if (cached) return cached
    const parent = of(child(style, 'basedOn')?.attributes.val, depth + 1)
    const paragraph = child(style, 'pPr')
    const level = Number(child(paragraph, 'outlineLvl')?.attributes.val ?? 9)
    const name = child(style, 'name')?.attributes.val ?? ''
    const result: ParagraphStyle = {
      look: { ...parent.look, ...lookOf(child(style, 'rPr')), ...(isShaded(paragraph) ? { shaded: true } : {}) },
      heading: parent.heading || level < 9 || /^(?:heading|标题)\s*\d/i.test(name),
      list: listOf(paragraph) ?? parent.list,
    }
    known.set(id, result)
    return result
  }
  const standard = [...byId.values()].find(
    (style) =>
      style.attributes.type === 'paragraph' &&
      on({ name: '', attributes: { val: style.attributes.default ?? '0' }, children: [] }),
  )
  return { base: { ...lookOf(defaults), ...of(standard?.attributes.styleId).look }, of: (id) => of(id) }
}
