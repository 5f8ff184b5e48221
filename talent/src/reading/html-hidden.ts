import type { HiddenText } from './document.ts'
import type { Element } from './xml.ts'

type Reason = HiddenText['reason']
export interface Sheet {
  /** By `.class`, `#id` or element name. */
  rules: Map<string, string>
}

/** Only plain selectors: what a page hides behind a cleverer one is told by nobody. */
export function sheetOf(styles: readonly string[]): Sheet {
  const rules = new Map<string, string>()
  for (const [, selectors = '', body = ''] of styles
    .join('\n')
    .slice(0, 500_000)
    .matchAll(/([^{}]{1,2000})\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      if (/^[.#]?[\w-]+$/.test(selector)) rules.set(selector, `${rules.get(selector) ?? ''};${body}`)
    }
  }
  return { rules }
}

export function styleOf(element: Element, sheet: Sheet): string {
  const { class: classes = '', id, style = '' } = element.attributes
  const names = [element.name, ...classes.split(/\s+/).map((one) => `.${one}`), `#${id ?? ''}`]
  return [...names.map((name) => sheet.rules.get(name) ?? ''), style]
    .join(';')
    .toLowerCase()
    .replace(/\s*([:;])\s*/g, '$1')
}

const white = /(?:^|;)color:(?:#fff(?:fff)?\b|white\b|rgba?\(255,\s*255,\s*255)/
const ground = /(?:^|;)background(?:-color|-image)?:(?!#fff(?:fff)?\b|white\b|none|transparent|inherit)/

export const paintsGround = (style: string): boolean => ground.test(style)

export function hiddenBy(element: Element, style: string, painted: boolean): Reason | null {
  if ('hidden' in element.attributes) return 'invisible'
  if (/(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|opacity:0(?:\.0+)?(?:;|$))/.test(style)) return 'invisible'
  if (/(?:^|;)font-size:(?:0(?:\.\d+)?|1(?:\.\d+)?)(?:px|pt)?(?:;|$|!|\s)/.test(style)) return 'tiny'
  if (/(?:^|;)(?:left|top|text-indent):-\d{4,}/.test(style)) return 'outside'
  return white.test(style) && !painted ? 'sameColour' : null
}
