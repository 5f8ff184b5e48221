import type { Entity } from '@cohort/contract/entities'
import { searchEntities } from '@cohort/contract/entities'
import { uploadEntity } from '@cohort/contract/files'
import { createTasks } from '@cohort/contract/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import { DropArea } from '#fields/files/drop-area.tsx'
import { UploadLine } from '#fields/files/upload-line.tsx'
import { request } from '#lib/api.ts'
import { keyOf } from '#lib/query.ts'
import { sendFile } from '#lib/upload.ts'
import { createUploads, isRunning } from '#lib/uploads.ts'
import styles from '#modules/tasks/components/new/new-task.module.css'
import type { WayProps } from '#modules/tasks/components/new/pick-records.tsx'
import { ofTasks } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { textOf } from '#modules/tasks/values.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'

interface Made {
  record: Entity
  /** It was in the project already. */
  present: boolean
}

/** Files that become records, and the records tasks; each says how far it is, or why it is not. */
export function UploadResumes({ view, stageId, onClose }: WayProps) {
  const text = useTasksText().create
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const refused = useRefusal(uploadEntity)
  const type = view.payloadShape?.type.type ?? 'Resume'
  const target = useRef({ projectId: view.project.id, stageId })
  target.current = { projectId: view.project.id, stageId }
  const [uploads] = useState(() =>
    createUploads<Made>({
      send: async (file, help) => {
        const record = await sendFile(uploadEntity, { params: { type } }, file, help)
        const payload = { entityType: type, openId: record.meta.openId }
        const made = await request(createTasks, { body: { ...target.current, tasks: [{ payload }] } })
        return { record, present: made.data.length === 0 }
      },
      onDone: () => {
        for (const call of [...ofTasks, searchEntities]) void client.invalidateQueries({ queryKey: keyOf(call) })
      },
    }),
  )
  const list = useSyncExternalStore(uploads.subscribe, uploads.read)
  const done = list.filter(({ state }) => state === 'done').length
  const failed = list.filter((one) => one.state !== 'done' && !isRunning(one)).length
  if (refused) return <p className={styles.hint}>{text.noMaterial}</p>
  return (
    <DropArea className={styles.drop} overlay={<div className={styles.over} />} onFiles={uploads.add}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={text.choose}
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <button type="button" className={styles.area} onClick={() => input.current?.click()}>
        <Icon name="upload" size={20} />
        {text.drop}
      </button>
      {list.length > 0 && (
        <p className={styles.hint} role="status">
          {text.progress(done, list.length)}
          {failed > 0 && <strong> · {text.failed(failed)}</strong>}
        </p>
      )}
      <ul className={styles.files} aria-label={text.files}>
        {list.map((upload) =>
          upload.result ? (
            <li key={upload.id} className={styles.made}>
              <Icon name="check" size={16} />
              {made(upload.result, text)}
            </li>
          ) : (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRetry={() => uploads.retry(upload.id)}
              onRemove={() => uploads.remove(upload.id)}
            />
          ),
        )}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{text.close}</Button>
      </div>
    </DropArea>
  )
}

function made({ record, present }: Made, text: ReturnType<typeof useTasksText>['create']): string {
  const name = textOf(record, 'name') ?? ''
  return present ? text.presentOne(name) : text.madeOne(name)
}
