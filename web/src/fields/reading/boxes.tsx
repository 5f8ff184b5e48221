import type { Box, Reading } from '@cohort/contract/readings'
import type { Lit } from '#fields/reading/light.ts'
import styles from '#fields/reading/reading.module.css'

type Page = Reading['document']['pages'][number]

/** The boxes of what is lit on one page, in parts of the page: they fit it at every size. */
export function Boxes({ page, lit }: { page: Page | undefined; lit: Lit | undefined }) {
  if (!page || !lit) return null
  const boxes = lit.sources.filter((source) => source.page === page.number).flatMap((source) => source.boxes)
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return boxes.map((box, at) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: places on a page have no names
      key={at}
      className={styles.box}
      aria-hidden="true"
      style={{
        left: percent(box.x, page.width),
        top: percent(box.y, page.height),
        width: percent(box.width, page.width),
        height: percent(box.height, page.height),
      }}
    />
  ))
}

/** Where the first of what is lit stands: the page, and how far down it, from 0 to 1. */
export function placeOf(pages: readonly Page[], lit: Lit | undefined): { page: number; down: number } | undefined {
  const first = lit?.sources.find(({ boxes }) => boxes.length > 0)
  const page = pages.find(({ number }) => number === first?.page)
  const top: Box | undefined = first?.boxes[0]
  return first && page && top ? { page: first.page, down: top.y / page.height } : undefined
}
