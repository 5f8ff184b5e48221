import { patchEntity } from '@cohort/contract/entities'
import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { FieldEditor } from '#fields/field-editor.tsx'
import { useProblem } from '#fields/problems.ts'
import { useLocale } from '#lib/text.ts'
import { useShape } from '#modules/entities/queries.ts'
import styles from '#modules/tasks/components/required-form.module.css'
import { useTasksText } from '#modules/tasks/text.ts'
import type { Question } from '#modules/tasks/use-moves.ts'
import { type AskedField, askedFields } from '#modules/tasks/values.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useRefusal } from '#ui/refusal.ts'

interface Props {
  question: Question
  onAnswer: (fields: Record<string, unknown>) => void
}

/** What a stage asks for before it lets somebody in, in the place where the card was let go. */
export function RequiredForm({ question, onAnswer }: Props) {
  const text = useTasksText().ask
  const locale = useLocale()
  const titleId = useId()
  const box = useRef<HTMLFormElement>(null)
  const form = useRequired(question, onAnswer)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true') return
    event.stopPropagation()
    question.cancel()
  }
  return (
    <form ref={box} className={styles.form} aria-labelledby={titleId} onSubmit={form.submit} onKeyDown={onKeyDown}>
      <strong id={titleId}>{text.title(inLocale(question.to.name, locale))}</strong>
      <RequiredFields form={form} question={question} />
      <div className={styles.buttons}>
        <Button size="small" onClick={question.cancel}>
          {text.cancel}
        </Button>
        <Button size="small" kind="primary" submit>
          {text.send}
        </Button>
      </div>
    </form>
  )
}

/** The same where there is no column to stand in: a list, a detail, a phone. */
export function RequiredDialog({ question, onAnswer }: Props) {
  const text = useTasksText().ask
  const locale = useLocale()
  const id = useId()
  const form = useRequired(question, onAnswer)
  return (
    <Dialog
      open
      title={text.title(inLocale(question.to.name, locale))}
      onClose={question.cancel}
      footer={
        <>
          <Button onClick={question.cancel}>{text.cancel}</Button>
          <Button kind="primary" submit form={id}>
            {text.send}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.plain} onSubmit={form.submit}>
        <RequiredFields form={form} question={question} />
      </form>
    </Dialog>
  )
}

function useRequired(question: Question, onAnswer: Props['onAnswer']) {
  const taskShape = useShape('HydrogenTask')
  const payloadShape = useShape(question.tasks[0]?.payload?.meta.entityType ?? 'Resume')
  const fields = askedFields(question.names, taskShape, payloadShape)
  const problemOf = useProblem()
  const [values, setValues] = useState<Record<string, unknown>>({})
  const [problems, setProblems] = useState<Record<string, string | undefined>>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = Object.fromEntries(
      fields.map(({ key, definition }) => [key, problemOf(values[key], { ...definition, required: true })]),
    )
    setProblems(found)
    if (Object.values(found).every((problem) => problem === undefined)) onAnswer(values)
  }
  const set = ({ key }: AskedField, value: unknown) => {
    setValues({ ...values, [key]: isEmpty(value) ? undefined : value })
    setProblems({ ...problems, [key]: undefined })
  }
  return { fields, values, problems, set, submit }
}

function RequiredFields({ form, question }: { form: ReturnType<typeof useRequired>; question: Question }) {
  const text = useTasksText().ask
  const locale = useLocale()
  const refused = useRefusal(patchEntity)
  const needsRecord = form.fields.some(({ key }) => key.startsWith('payload.'))
  return (
    <>
      <small>{text.for(question.tasks.map(({ name }) => name).join(locale === 'en-US' ? ', ' : '、'))}</small>
      {form.fields.map((field) => {
        const label = inLocale(field.definition.label, locale)
        return (
          <div key={field.key} className={styles.field}>
            <span>
              {label} <i aria-hidden="true">*</i>
            </span>
            <FieldEditor
              value={form.values[field.key]}
              onChange={(value) => form.set(field, value)}
              definition={{ ...field.definition, required: true }}
              label={label}
              problem={form.problems[field.key]}
            />
          </div>
        )
      })}
      {needsRecord && refused && <p className={styles.refused}>{text.noMaterial}</p>}
    </>
  )
}
