import { inLocale } from '@cohort/contract/fields/values'
import { uploadEntity } from '@cohort/contract/files'
import type { ReactNode } from 'react'
import { DropArea } from '#fields/files/drop-area.tsx'
import type { Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import { takesFiles, useRecordUploads } from '#modules/entities/components/upload/record-uploads.ts'
import { useUploadText } from '#modules/entities/components/upload/text.ts'
import styles from '#modules/entities/components/upload/upload.module.css'
import { UploadPanel } from '#modules/entities/components/upload/upload-panel.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'

/** Around a list: files dropped on it become records of it. */
export function UploadDrop({ shape, children }: { shape: Shape; children: ReactNode }) {
  const text = useUploadText()
  const locale = useLocale()
  const refused = useRefusal(uploadEntity)
  const { add } = useRecordUploads(shape.type.type)
  if (refused || !takesFiles(shape)) return children
  const overlay = (
    <div className={styles.overlay}>
      <Icon name="upload" size={22} />
      {text.drop(inLocale(shape.type.name, locale))}
    </div>
  )
  return (
    <DropArea className={styles.drop} overlay={overlay} onFiles={add}>
      {children}
      <UploadPanel shape={shape} />
    </DropArea>
  )
}
