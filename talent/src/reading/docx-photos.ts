import type { Picture } from './document.ts'
import { imageSize } from './image-size.ts'
import { imageTypeOf } from './kind.ts'
import { isPhotoShape } from './photo-shape.ts'
import { child, type Element, elements, within } from './xml.ts'

/** Word measures drawings in these. */
const unitsInPoint = 12_700

/** Drawings of the first page that may be the photo of a person, with their bytes. */
export function photosOf(
  drawings: readonly { element: Element; page: number }[],
  parts: ReadonlyMap<string, Uint8Array>,
  links: Element | undefined,
): Picture[] {
  const targets = new Map(
    elements(child(links, 'Relationships')).map(({ attributes }) => [attributes.Id, attributes.Target ?? '']),
  )
  return drawings.flatMap(({ element, page }) => {
    const { embed, id } = { ...within(element, 'blip')?.attributes, ...within(element, 'imagedata')?.attributes }
    const target = targets.get(embed ?? id)
    const bytes = target && parts.get(target.startsWith('/') ? target.slice(1) : `word/${target}`)
    const type = bytes ? imageTypeOf(bytes) : undefined
    if (page !== 1 || !bytes || (type !== 'png' && type !== 'jpeg')) return []
    const { cx, cy } = within(element, 'extent')?.attributes ?? {}
    const pixels = imageSize(bytes, type)
    // Without a size of its own a picture stands as large as its pixels say, at 96 of them an inch.
    const width = cx ? Number(cx) / unitsInPoint : (pixels?.width ?? 0) * 0.75
    const height = cy ? Number(cy) / unitsInPoint : (pixels?.height ?? 0) * 0.75
    return isPhotoShape(width, height) ? [{ page, box: null, type: `image/${type}`, bytes }] : []
  })
}
