import { getNodesBounds, getViewportForBounds, type Node } from '@xyflow/react'

const margin = 40
/** What a browser's canvas can hold. */
const widest = 16_000

/** The whole chart as a PNG, in the colours of the page, whatever part of it the window shows. */
export async function pictureOf(nodes: Node[]): Promise<Blob> {
  const drawing = document.querySelector<HTMLElement>('.react-flow__viewport')
  if (!drawing) throw new Error('no chart is drawn')
  const { toBlob } = await import('html-to-image')
  const bounds = getNodesBounds(nodes)
  const scale = Math.min(1, widest / (Math.max(bounds.width, bounds.height) + 2 * margin))
  const width = Math.ceil((bounds.width + 2 * margin) * scale)
  const height = Math.ceil((bounds.height + 2 * margin) * scale)
  const { x, y, zoom } = getViewportForBounds(bounds, width, height, 0.01, 1, `${margin}px`)
  const picture = await toBlob(drawing, {
    width,
    height,
    backgroundColor: getComputedStyle(document.documentElement).getPropertyValue('--bg-page'),
    style: { width: `${width}px`, height: `${height}px`, transform: `translate(${x}px, ${y}px) scale(${zoom})` },
    pixelRatio: width * height > 8_000_000 ? 1 : 2,
  })
  if (!picture) throw new Error('no picture was made')
  return picture
}
