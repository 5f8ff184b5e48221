import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import type { FieldDefinition, ListDefinition } from '@cohort/contract/types/type'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isEditable } from '#fields/editable.ts'
import type { Entry } from '#fields/entry-words.ts'
import { useProblem } from '#fields/problems.ts'
import { useLocale } from '#lib/text.ts'
import { valueAt } from '#lib/value-at.ts'
import createStyles from '#modules/entities/components/create.module.css'
import { CreateField } from '#modules/entities/components/create-field.tsx'
import styles from '#modules/entities/components/entries/entries.module.css'
import { withoutEmpty, withValue } from '#modules/entities/components/entries/entries.ts'
import { useEntriesText } from '#modules/entities/components/entries/text.ts'
import { focusProblem } from '#modules/entities/components/focus-problem.ts'
import { isCommit } from '#modules/entities/components/keys.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  list: ListDefinition
  entry: Entry
  submit: string
  onDone: (entry: Entry) => void
  onCancel: () => void
  /** Only of one that is already there. */
  onRemove?: (() => void) | undefined
  saving?: boolean
}

const usual = new Set(['DateRange', 'Date', 'Degree', 'SingleChoice'])
/** What most people fill in comes first; the rest is folded until it is wanted. */
const isFirst = ({ key, type, required }: FieldDefinition, at: number): boolean =>
  required === true || at < 2 || usual.has(type) || key === 'description'

/** One entry of a list inside a record. It is no form of its own, because it also stands inside the create form. */
export function EntryForm({ list, entry, submit, onDone, onCancel, onRemove, saving = false }: Props) {
  const text = useEntriesText()
  const locale = useLocale()
  const problemOf = useProblem()
  const box = useRef<HTMLFieldSetElement>(null)
  const [draft, setDraft] = useState(entry)
  const [tried, setTried] = useState(false)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const fields = list.fields.filter(isEditable)
  const rest = fields.filter((field, at) => !isFirst(field, at))
  const [more, setMore] = useState(rest.some(({ key }) => !isEmpty(valueAt(entry, key))))
  const shown = more ? fields : fields.filter(isFirst)
  const done = () => {
    setTried(true)
    if (fields.some((field) => problemOf(valueAt(draft, field.key), field))) return focusProblem(box.current)
    onDone(withoutEmpty(draft))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
    else if (isCommit(event)) done()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset ref={box} className={styles.form} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{text.form(inLocale(list.label, locale))}</legend>
      <div className={createStyles.fields}>
        {shown.map((field, at) => (
          <CreateField
            key={field.key}
            definition={field}
            value={valueAt(draft, field.key)}
            autoFocus={at === 0}
            problem={tried ? problemOf(valueAt(draft, field.key), field) : undefined}
            onChange={(value) => setDraft((now) => withValue(now, field.key, value))}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button size="small" kind="primary" loading={saving} onClick={done}>
          {submit}
        </Button>
        <Button size="small" onClick={onCancel}>
          {text.cancel}
        </Button>
        {!more && rest.length > 0 && (
          <Button size="small" kind="link" onClick={() => setMore(true)}>
            {text.optional(rest.length)}
          </Button>
        )}
        <span className={styles.space} />
        {onRemove && (
          <Button size="small" kind="text" danger onClick={onRemove}>
            {text.removeShort}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
