import { inLocale } from '@cohort/contract/fields/values'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router'
import { FieldEditor } from '#fields/field-editor.tsx'
import { useProblem } from '#fields/problems.ts'
import { ApiFailure } from '#lib/api.ts'
import { usePopup, useUnsaved } from '#lib/popup.ts'
import { useLocale } from '#lib/text.ts'
import { useShape } from '#modules/entities/queries.ts'
import styles from '#modules/tasks/components/detail/detail.module.css'
import type { TaskDetail } from '#modules/tasks/components/detail/task-info.tsx'
import { hasFlag, type ShapeField } from '#modules/tasks/project-view.ts'
import { useFillFields, useTask } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { valueAt } from '#modules/tasks/values.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { ErrorState, Notice } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

/** The fields that the enterprise added to tasks, of one task (/channel/task/{id}/custom-fields). */
export function Screen() {
  const { id = '' } = useParams()
  const text = useTasksText()
  const task = useTask(id)
  const shape = useShape('HydrogenTask')
  if (task.error instanceof ApiFailure && task.error.status === 404 && !task.data)
    return <Notice mark="none" title={text.gone} hint={text.goneHint} />
  if (task.error && !task.data) return <ErrorState error={task.error} onRetry={() => void task.refetch()} />
  if (!task.data || !shape) return <SkeletonPage lines={6} />
  const fields = [...shape.fields.values()].filter((field) => field.custom)
  if (fields.length === 0)
    return <Notice mark="none" title={text.detail.customNone} hint={text.detail.customNoneHint} />
  return <Form key={id} task={task.data} fields={fields} />
}

function Form({ task, fields }: { task: TaskDetail; fields: readonly ShapeField[] }) {
  const text = useTasksText()
  const locale = useLocale()
  const popup = usePopup()
  const problemOf = useProblem()
  const fill = useFillFields()
  const [values, setValues] = useState<Record<string, unknown>>({})
  const [problems, setProblems] = useState<Record<string, string | undefined>>({})
  useUnsaved(Object.keys(values).length > 0)
  const refused = hasFlag(task.flags, 'Edit') ? false : text.detail.readOnly
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (refused) return
    const touched = fields.filter(({ path }) => path in values)
    const found = Object.fromEntries(touched.map(({ path, definition }) => [path, problemOf(values[path], definition)]))
    setProblems(found)
    if (Object.values(found).some((problem) => problem !== undefined)) return
    const sent = Object.fromEntries(touched.map(({ path }) => [`task.${path}`, values[path] ?? null]))
    fill.mutate(
      { params: { id: task.id }, body: { fields: sent } },
      {
        onSuccess: () => {
          setValues({})
          popup.setUnsaved(false)
          toast.show({ text: text.done.saved })
          popup.close()
        },
      },
    )
  }
  return (
    <form className={styles.custom} onSubmit={submit}>
      {fields.map(({ path, definition }) => (
        <div key={path}>
          <span>{inLocale(definition.label, locale)}</span>
          <FieldEditor
            value={path in values ? values[path] : valueAt(task, path)}
            onChange={(value) => setValues({ ...values, [path]: value })}
            definition={definition}
            label={inLocale(definition.label, locale)}
            problem={problems[path] ?? (fill.error ? text.detail.invalid : undefined)}
          />
        </div>
      ))}
      <div className={styles.buttons}>
        <Button onClick={popup.close}>{text.detail.cancel}</Button>
        <Button kind="primary" submit disabled={refused} loading={fill.isPending}>
          {text.detail.save}
        </Button>
      </div>
    </form>
  )
}
