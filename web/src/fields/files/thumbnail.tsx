import type { FileValue } from '@cohort/contract/fields/file'
import { previewKindOf } from '@cohort/contract/file-kinds'
import { useState } from 'react'
import { thumbnailOf, useStoredFile } from '#fields/files/addresses.ts'
import styles from '#fields/files/files.module.css'
import { KindIcon } from '#fields/files/kind-icon.tsx'

/** A picture in small, or the icon of its kind. Other files ask for nothing. */
export function Thumbnail({ file, size = 20 }: { file: FileValue; size?: 20 | 36 }) {
  const picture = previewKindOf(file.type) === 'image'
  const { data } = useStoredFile(picture ? file.fileId : undefined)
  const [broken, setBroken] = useState<string>()
  const address = thumbnailOf(data, '200x200')
  return (
    <span className={styles.thumbnail} style={{ width: size, height: size }} aria-hidden="true">
      {address && address !== broken ? (
        <img src={address} alt="" loading="lazy" onError={() => setBroken(address)} />
      ) : (
        <KindIcon type={file.type} size={size > 20 ? 18 : 14} />
      )}
    </span>
  )
}
