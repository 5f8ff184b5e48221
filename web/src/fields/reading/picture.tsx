import type { StoredFile } from '@cohort/contract/files'
import type { Reading } from '@cohort/contract/readings'
import { useEffect, useRef } from 'react'
import { Boxes, placeOf } from '#fields/reading/boxes.tsx'
import type { Lit } from '#fields/reading/light.ts'
import styles from '#fields/reading/reading.module.css'

interface Props {
  file: StoredFile
  document: Reading['document']
  lit: Lit | undefined
}

/** A photographed or scanned resume, with what is lit in it. */
export function Picture({ file, document, lit }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const place = placeOf(document.pages, lit)
    const frame = box.current
    if (place && frame) frame.scrollTo({ top: place.down * frame.scrollHeight - frame.clientHeight / 3 })
  }, [document, lit])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={box} className={styles.picture} tabIndex={0} aria-label={file.name}>
      <div>
        <img src={file.url} alt={file.name} />
        <Boxes page={document.pages[0]} lit={lit} />
      </div>
    </section>
  )
}
