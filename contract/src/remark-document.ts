import { z } from 'zod'

/** A mark of a piece of text. */
export type RemarkMark = { type: 'bold' | 'italic' | 'strike' | 'code' } | { type: 'link'; attrs: { href: string } }

/** One node of a remark. A mention names a member by the member id. */
export type RemarkNode =
  | { type: 'paragraph' | 'bulletList' | 'listItem' | 'blockquote' | 'codeBlock'; content?: RemarkNode[] }
  | { type: 'orderedList'; attrs?: { start: number }; content?: RemarkNode[] }
  | { type: 'text'; text: string; marks?: RemarkMark[] }
  | { type: 'mention'; attrs: { id: string; label: string } }
  | { type: 'hardBreak' }

/** The text of a remark: a tree of a few kinds of nodes, never markup that a browser would read. */
export interface RemarkDocument {
  type: 'doc'
  content: RemarkNode[]
}

const inline = ['text', 'mention', 'hardBreak']
const blocks = ['paragraph', 'bulletList', 'orderedList', 'blockquote', 'codeBlock']
/** What may stand in what. */
const children: Readonly<Record<string, readonly string[]>> = {
  doc: blocks,
  paragraph: inline,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: blocks,
  blockquote: blocks,
  codeBlock: ['text'],
}
const plainMarks = ['bold', 'italic', 'strike', 'code']
const mostNodes = 2_000
const mostLetters = 10_000
const deepest = 12

class Wrong extends Error {
  readonly path: (string | number)[]
  constructor(path: (string | number)[], problem: string) {
    super(problem)
    this.path = path
  }
}

interface Budget {
  nodes: number
  letters: number
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text that every part of the product can keep: of whole characters, and of bounded length. */
function textAt(value: unknown, path: (string | number)[], most: number): string {
  if (typeof value !== 'string' || value === '' || value.length > most) throw new Wrong(path, 'not a text')
  if (!value.isWellFormed()) throw new Wrong(path, 'broken characters')
  return value
}

function nodesOf(value: unknown, parent: string, path: (string | number)[], budget: Budget): RemarkNode[] {
  if (!Array.isArray(value)) throw new Wrong(path, 'not a list')
  if (path.length > deepest * 2) throw new Wrong(path, 'too deep')
  return value.map((one, at) => nodeOf(one, parent, [...path, at], budget))
}

function nodeOf(value: unknown, parent: string, path: (string | number)[], budget: Budget): RemarkNode {
  const type = isObject(value) ? value.type : undefined
  if (!isObject(value) || typeof type !== 'string' || !children[parent]?.includes(type))
    throw new Wrong([...path, 'type'], `not in a ${parent}`)
  if (--budget.nodes < 0) throw new Wrong(path, 'too many parts')
  if (type === 'hardBreak') return { type }
  if (type === 'text') return textNode(value, parent, path, budget)
  const attrs = isObject(value.attrs) ? value.attrs : {}
  if (type === 'mention') {
    const id = textAt(attrs.id, [...path, 'attrs', 'id'], 80)
    return { type, attrs: { id, label: textAt(attrs.label, [...path, 'attrs', 'label'], 100) } }
  }
  const content = value.content === undefined ? [] : nodesOf(value.content, type, [...path, 'content'], budget)
  const start = Number.isSafeInteger(attrs.start) ? { attrs: { start: Number(attrs.start) } } : {}
  return { type, ...(type === 'orderedList' ? start : {}), ...(content.length > 0 ? { content } : {}) } as RemarkNode
}

function textNode(value: Record<string, unknown>, parent: string, path: (string | number)[], budget: Budget) {
  const text = textAt(value.text, [...path, 'text'], mostLetters)
  budget.letters -= text.length
  if (budget.letters < 0) throw new Wrong([...path, 'text'], 'too long')
  const marks = Array.isArray(value.marks) && parent !== 'codeBlock' ? value.marks : []
  if (marks.length > 5) throw new Wrong([...path, 'marks'], 'too many')
  const kept = marks.map((mark, at) => markOf(mark, [...path, 'marks', at]))
  return { type: 'text' as const, text, ...(kept.length > 0 ? { marks: kept } : {}) }
}

function markOf(value: unknown, path: (string | number)[]): RemarkMark {
  const type = isObject(value) ? value.type : undefined
  if (isObject(value) && type === 'link') {
    const href = textAt(isObject(value.attrs) ? value.attrs.href : undefined, [...path, 'attrs', 'href'], 2048)
    if (!isSafeLink(href)) throw new Wrong([...path, 'attrs', 'href'], 'not a link')
    return { type, attrs: { href } }
  }
  if (typeof type !== 'string' || !plainMarks.includes(type)) throw new Wrong([...path, 'type'], 'unknown')
  return { type: type as 'bold' }
}

/** Pages and mail addresses; nothing that runs. */
export const isSafeLink = (href: string): boolean => {
  const protocol = URL.parse(href)?.protocol
  return protocol === 'https:' || protocol === 'http:' || protocol === 'mailto:'
}

/** Checked and cut down to what is known: what else a client sends is dropped or refused. */
export const remarkDocument = z
  .object({ type: z.literal('doc'), content: z.array(z.unknown()).min(1) })
  .transform(({ content }, ctx): RemarkDocument => {
    try {
      return {
        type: 'doc',
        content: nodesOf(content, 'doc', ['content'], { nodes: mostNodes, letters: mostLetters }),
      }
    } catch (error) {
      if (!(error instanceof Wrong)) throw error
      ctx.addIssue({ code: 'custom', path: error.path, message: error.message })
      return z.NEVER
    }
  })

const lines = new Set(['paragraph', 'codeBlock'])

/** The words alone, a line for each paragraph: what is searched in, quoted and read aloud. */
export function plainText({ content }: RemarkDocument): string {
  const textOf = (node: RemarkNode): string => {
    if (node.type === 'text') return node.text
    if (node.type === 'mention') return `@${node.attrs.label}`
    if (node.type === 'hardBreak') return '\n'
    const inner = (node.content ?? []).map(textOf).join('')
    return lines.has(node.type) ? `${inner}\n` : inner
  }
  return content.map(textOf).join('').trimEnd()
}

/** Every mention, once each. */
export function mentionsOf({ content }: RemarkDocument): { id: string; label: string }[] {
  const found = new Map<string, string>()
  const look = (node: RemarkNode): void => {
    if (node.type === 'mention') found.set(node.attrs.id, node.attrs.label)
    else if ('content' in node) for (const inner of node.content ?? []) look(inner)
  }
  for (const node of content) look(node)
  return [...found].map(([id, label]) => ({ id, label }))
}

/** The same document with the names that the members have now. */
export function withNames(document: RemarkDocument, nameOf: (id: string) => string): RemarkDocument {
  const named = (node: RemarkNode): RemarkNode => {
    if (node.type === 'mention') return { ...node, attrs: { id: node.attrs.id, label: nameOf(node.attrs.id) } }
    return 'content' in node && node.content ? { ...node, content: node.content.map(named) } : node
  }
  return { type: 'doc', content: document.content.map(named) }
}
