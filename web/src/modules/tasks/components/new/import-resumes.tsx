import { createIntake } from '@cohort/contract/intakes'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { DropArea } from '#fields/files/drop-area.tsx'
import { intakeAddress, useStartIntake } from '#modules/resumes/queries.ts'
import styles from '#modules/tasks/components/new/new-task.module.css'
import type { WayProps } from '#modules/tasks/components/new/pick-records.tsx'
import { useTasksText } from '#modules/tasks/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'

/** Files of resumes for a stage: they are read as a batch, and whoever comes out of it stands in the stage. */
export function ImportResumes({ view, stageId, onClose }: WayProps) {
  const text = useTasksText().create
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const refused = useRefusal(createIntake)
  const { start, isPending } = useStartIntake()
  const target = { projectId: view.project.id, ...(stageId && { stageId }) }
  const begin = (files: readonly File[]) =>
    start(files, { target }, (id) => {
      onClose()
      void navigate(intakeAddress(id))
    })
  if (refused) return <p className={styles.hint}>{text.noMaterial}</p>
  return (
    <DropArea className={styles.drop} overlay={<div className={styles.over} />} onFiles={begin}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={text.choose}
        onChange={({ target }) => {
          begin([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <button type="button" className={styles.area} disabled={isPending} onClick={() => input.current?.click()}>
        <Icon name="upload" size={20} />
        {text.drop}
      </button>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{text.close}</Button>
      </div>
    </DropArea>
  )
}
