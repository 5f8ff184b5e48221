import { createIntake } from '@cohort/contract/intakes'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { DropArea } from '#fields/files/drop-area.tsx'
import styles from '#modules/entities/components/upload/upload.module.css'
import { intakeAddress, useStartIntake } from '#modules/resumes/queries.ts'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'

/** Around the list of resumes: files dropped on it are a new batch. */
export function ImportDrop({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const refused = useRefusal(createIntake)
  const { start, words } = useStartIntake()
  if (refused) return children
  const overlay = (
    <div className={styles.overlay}>
      <Icon name="upload" size={22} />
      {words.drop}
    </div>
  )
  return (
    <DropArea
      className={styles.drop}
      overlay={overlay}
      onFiles={(files) => start(files, {}, (id) => void navigate(intakeAddress(id)))}
    >
      {children}
    </DropArea>
  )
}
