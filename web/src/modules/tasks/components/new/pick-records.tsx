import type { EntityReference } from '@cohort/contract/fields/entity-reference'
import { useState } from 'react'
import { FieldEditor } from '#fields/field-editor.tsx'
import styles from '#modules/tasks/components/new/new-task.module.css'
import { useCreated } from '#modules/tasks/components/new/use-created.ts'
import type { ProjectView } from '#modules/tasks/project-view.ts'
import { useCreateTasks } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Button } from '#ui/button.tsx'

export interface WayProps {
  view: ProjectView
  stageId: string
  onClose: () => void
}

/** Records that are there, found by a word. */
export function PickRecords({ view, stageId, onClose }: WayProps) {
  const text = useTasksText().create
  const create = useCreateTasks()
  const created = useCreated()
  const [chosen, setChosen] = useState<readonly EntityReference[]>([])
  const [problem, setProblem] = useState<string>()
  const entityType = view.payloadShape?.type.type ?? 'Resume'
  const send = () => {
    if (chosen.length === 0) return setProblem(text.pickNeeded)
    const tasks = chosen.map(({ openId }) => ({ payload: { entityType, openId } }))
    create.mutate(
      { body: { projectId: view.project.id, stageId, tasks } },
      {
        onSuccess: (answer) => {
          created(answer)
          onClose()
        },
      },
    )
  }
  return (
    <>
      <p className={styles.hint}>{text.pickHint}</p>
      <FieldEditor
        value={chosen}
        onChange={(value) => {
          setChosen((value ?? []) as EntityReference[])
          setProblem(undefined)
        }}
        definition={{
          key: 'payload',
          type: 'EntityReference',
          label: { zh: text.pickLabel, en: text.pickLabel },
          options: { entityType, multiple: true },
        }}
        label={text.pickLabel}
        problem={problem}
      />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button kind="primary" loading={create.isPending} onClick={send}>
          {text.submit}
        </Button>
      </div>
    </>
  )
}
