import { Parser } from 'htmlparser2'
import { ReadFailure } from './document.ts'

/** An element of an XML part; names without their prefix, since writers choose it. */
export interface Element {
  name: string
  attributes: Record<string, string>
  children: (Element | string)[]
}

const deepest = 200
const most = 1_500_000

/** No entities but the five of XML are resolved, so none can grow. */
export const parseXml = (text: string): Element => parse(text, true)

/** Forgives what browsers forgive. */
export const parseHtml = (text: string): Element => parse(text, false)

function parse(text: string, xmlMode: boolean): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const path: Element[] = [root]
  let nodes = 0
  const parser = new Parser(
    {
      onopentag(name, given) {
        nodes += 1
        if (path.length > deepest || nodes > most) throw new ReadFailure('expandsTooMuch')
        const element: Element = { name: local(name), attributes: attributesOf(given), children: [] }
        path.at(-1)?.children.push(element)
        path.push(element)
      },
      ontext(data) {
        path.at(-1)?.children.push(data)
      },
      onclosetag() {
        if (path.length > 1) path.pop()
      },
    },
    { xmlMode, decodeEntities: true },
  )
  parser.write(text)
  parser.end()
  return root
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

function attributesOf(given: Record<string, string>): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) attributes[local(name)] = value
  return attributes
}

export function child(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((one): one is Element => typeof one !== 'string' && one.name === name)
}

export function elements(element: Element | undefined): Element[] {
  return element?.children.filter((one) => typeof one !== 'string') ?? []
}

/** The first of that name anywhere below. */
export function within(element: Element, name: string): Element | undefined {
  for (const one of elements(element)) {
    const found = one.name === name ? one : within(one, name)
    if (found) return found
  }
  return undefined
}

export function textOf(element: Element): string {
  return element.children.map((one) => (typeof one === 'string' ? one : textOf(one))).join('')
}
