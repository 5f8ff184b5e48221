import { type HElement, type Options, parseAsync, renderDocument } from 'docx-preview'

/** A document of its own that belongs to no window: pictures named in it are not fetched, nothing in it can act. */
function inertNode(inert: Document, part: HElement | Node | string): Node {
  if (typeof part === 'string') return inert.createTextNode(part)
  if (part instanceof Node) return inert.adoptNode(part)
  const { ns, tagName, className, style, children = [], ...props } = part
  if (tagName === '#comment') return inert.createComment('')
  const fragment = tagName === '#fragment'
  const made = fragment
    ? inert.createDocumentFragment()
    : (inert.createElementNS(ns ?? 'http://www.w3.org/1999/xhtml', tagName) as HTMLElement)
  if (made instanceof Element) {
    if (className) made.setAttribute('class', className)
    if (typeof style === 'string') made.setAttribute('style', style)
    else if (style) Object.assign(made.style, style)
    for (const [name, value] of Object.entries(props)) {
      if (value !== undefined) (made as unknown as Record<string, unknown>)[name] = value
    }
  }
  for (const child of children) made.appendChild(inertNode(inert, child))
  return made
}

const settings = (inert: Document): Partial<Options> => ({
  h: (part) => inertNode(inert, part),
  // The frame that shows it may fetch nothing: pictures and fonts travel inside.
  useBase64URL: true,
  // Whole foreign pages inside a document are not needed to read it.
  renderAltChunks: false,
  ignoreLastRenderedPageBreak: false,
})

/** Paper on the colour of the frame; narrower windows get smaller paper. */
const look = (zoom: number): string => `<style>
html { background: transparent; }
body { margin: 0; }
.docx-wrapper { background: transparent !important; padding: 16px !important; zoom: ${zoom}; }
.docx-wrapper > section.docx { box-shadow: 0 1px 3px rgb(0 0 0 / .2) !important; margin-bottom: 16px !important; }
</style>`

const pointsToPixels = 96 / 72

/** A Word document as markup that needs nothing from anywhere. */
export async function docxHtml(bytes: Uint8Array<ArrayBuffer>, room: number): Promise<string> {
  const inert = document.implementation.createHTMLDocument('')
  const nodes = await renderDocument(await parseAsync(bytes, settings(inert)), settings(inert))
  const box = inert.createElement('div')
  box.append(...nodes)
  const paper = box.querySelector<HTMLElement>('section.docx')?.style.width ?? ''
  const width = Number.parseFloat(paper) * (paper.endsWith('pt') ? pointsToPixels : 1) + 32
  const zoom = width > room && room > 0 ? Math.max(0.3, room / width) : 1
  return box.innerHTML + look(Math.round(zoom * 100) / 100)
}
