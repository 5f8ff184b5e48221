import { type PreviewKind, previewKindOf } from '@cohort/contract/file-kinds'
import styles from '#fields/files/files.module.css'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

const icons: Readonly<Record<PreviewKind, IconName>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  pdf: 'file',
  docx: 'file',
  sheet: 'grid',
  csv: 'grid',
  markdown: 'file',
  html: 'globe',
  text: 'list',
  none: 'file',
}

/** The kinds people look for most have a colour of their own; the name beside it says the same. */
const tones: Partial<Record<PreviewKind, string | undefined>> = {
  pdf: styles.red,
  docx: styles.blue,
  sheet: styles.green,
  csv: styles.green,
}

export function KindIcon({ type, size = 16 }: { type: string; size?: 14 | 16 | 18 | 22 }) {
  const kind = previewKindOf(type)
  return (
    <span className={`${styles.kind} ${tones[kind] ?? ''}`}>
      <Icon name={icons[kind]} size={size} />
    </span>
  )
}
