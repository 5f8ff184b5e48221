import { inLocale } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { useLocale } from '#lib/text.ts'
import { ImportResumes } from '#modules/tasks/components/new/import-resumes.tsx'
import styles from '#modules/tasks/components/new/new-task.module.css'
import { PickRecords } from '#modules/tasks/components/new/pick-records.tsx'
import { PlainTask } from '#modules/tasks/components/new/plain-task.tsx'
import { UploadResumes } from '#modules/tasks/components/new/upload-resumes.tsx'
import type { ProjectView } from '#modules/tasks/project-view.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Tabs } from '#ui/tabs.tsx'

type Way = 'pick' | 'upload' | 'plain'

interface Props {
  view: ProjectView
  stageId: string | undefined
  onClose: () => void
}

/** Tasks from records that are there, from files, or plain ones. */
export function NewTask({ view, stageId, onClose }: Props) {
  const text = useTasksText().create
  const locale = useLocale()
  const [way, setWay] = useState<Way>('pick')
  const [into, setInto] = useState(stageId ?? view.flow.stages[0]?.id ?? '')
  const takesFiles = view.payloadShape?.fields.get('files')?.definition.type === 'File'
  const isResume = view.payloadShape?.type.type === 'Resume'
  const ways: Way[] = takesFiles ? ['pick', 'upload', 'plain'] : ['pick', 'plain']
  const part = { view, stageId: into, onClose }
  return (
    <Dialog open title={text.title} width={560} onClose={onClose}>
      <label className={styles.into}>
        <span>{text.into}</span>
        <select value={into} onChange={({ target }) => setInto(target.value)}>
          {view.flow.stages.map(({ id, name }) => (
            <option key={id} value={id}>
              {inLocale(name, locale)}
            </option>
          ))}
        </select>
      </label>
      <Tabs
        label={text.ways}
        current={way}
        onChoose={setWay}
        tabs={ways.map((key) => ({ key, label: key === 'upload' && isResume ? text.import : text[key] }))}
        panelClassName={styles.panel}
      >
        {way === 'pick' && <PickRecords {...part} />}
        {way === 'upload' && (isResume ? <ImportResumes {...part} /> : <UploadResumes {...part} />)}
        {way === 'plain' && <PlainTask {...part} />}
      </Tabs>
    </Dialog>
  )
}
