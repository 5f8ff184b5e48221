import { type FormEvent, useId, useState } from 'react'
import { DateInput } from '#fields/date-input.tsx'
import { MemberSelect } from '#fields/member-select.tsx'
import styles from '#modules/tasks/components/new/new-task.module.css'
import type { WayProps } from '#modules/tasks/components/new/pick-records.tsx'
import { useCreated } from '#modules/tasks/components/new/use-created.ts'
import { useCreateTasks } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Button } from '#ui/button.tsx'

/** A task that carries no record: something to do. */
export function PlainTask({ view, stageId, onClose }: WayProps) {
  const text = useTasksText().create
  const create = useCreateTasks()
  const created = useCreated()
  const problemId = useId()
  const [name, setName] = useState('')
  const [assignId, setAssign] = useState<string>()
  const [timeoutTime, setDue] = useState<string>()
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setProblem(true)
    const task = {
      name: name.trim(),
      ...(assignId && { assignId }),
      ...(timeoutTime && { timeoutTime }),
      ...(description.trim() && { description }),
    }
    create.mutate(
      { body: { projectId: view.project.id, stageId, tasks: [task] } },
      {
        onSuccess: (answer) => {
          created(answer)
          onClose()
        },
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <label>
        <span>{text.name}</span>
        <input
          value={name}
          maxLength={200}
          aria-invalid={problem || undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={({ target }) => {
            setName(target.value)
            setProblem(false)
          }}
        />
        {problem && (
          <small id={problemId} role="alert">
            {text.nameNeeded}
          </small>
        )}
      </label>
      <div>
        <span>{text.assign}</span>
        <MemberSelect
          allowClear
          label={text.assign}
          value={assignId}
          onChange={(member) => setAssign(member?.userId)}
        />
      </div>
      <div>
        <span>{text.due}</span>
        <DateInput label={text.due} value={timeoutTime} onChange={setDue} />
      </div>
      <label>
        <span>{text.description}</span>
        <textarea rows={3} value={description} onChange={({ target }) => setDescription(target.value)} />
      </label>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button kind="primary" submit loading={create.isPending}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}
