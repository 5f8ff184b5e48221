import { entityTypeOf } from '@cohort/contract/entity-types'
import { inLocale } from '@cohort/contract/fields/values'
import type { ListDefinition } from '@cohort/contract/types/type'
import { type KeyboardEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { entriesIn } from '#fields/entry-words.ts'
import { useFilesText } from '#fields/files/text.ts'
import { nameOf, type Shape, type ShownField } from '#fields/shape.ts'
import { useLosesOnClose } from '#lib/leaving.ts'
import { usePageTitle } from '#lib/page.ts'
import { usePopup } from '#lib/popup.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/create.module.css'
import { CreateField } from '#modules/entities/components/create-field.tsx'
import { DraftEntries } from '#modules/entities/components/entries/draft-entries.tsx'
import { materials } from '#modules/entities/components/type-tree.tsx'
import { formFields, linkOf, useCreateForm, useItsProject } from '#modules/entities/components/use-create-form.ts'
import { useRecord, useShape } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { Empty } from '#ui/states.tsx'

/** A form made from the type (/entity/create?entityType=…): what is required first, then the parts of the type. */
export function Screen() {
  const [query, setQuery] = useSearchParams()
  const text = useEntitiesText()
  const { project, isLoading } = useItsProject()
  const type = query.get('entityType') ?? project?.taskPayloadType ?? 'Resume'
  const shape = useShape(entityTypeOf(type)?.material === false ? '' : type)
  const [made, setMade] = useState(0)
  if (isLoading) return <SkeletonPage lines={8} />
  if (!shape) return <Empty title={text.unknownType} />
  return (
    <Form
      // Another one begins empty: nothing of the last is remembered.
      key={`${type} ${made}`}
      shape={shape}
      onAnother={() => setMade(made + 1)}
      onType={(entityType) => {
        const next = new URLSearchParams(query)
        next.set('entityType', entityType)
        setQuery(next, { replace: true })
      }}
    />
  )
}

interface FormProps {
  shape: Shape
  onType: (type: string) => void
  onAnother: () => void
}

function Form({ shape, onType, onAnother }: FormProps) {
  const text = useEntitiesText().create
  const locale = useLocale()
  const { name, measure } = shape.type
  const form = useCreateForm(shape, onAnother)
  usePageTitle(text.title(inLocale(locale === 'en-US' ? measure : name, locale)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.submit(false)
  }
  return (
    <form
      ref={form.form}
      className={styles.form}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit(false)
      }}
    >
      <TypeChoice type={shape.type.type} onType={onType} />
      {partsOf(shape, text.custom).map(({ title, fields, lists }, at) => (
        <div key={title?.zh ?? 'required'}>
          {fields.length > 0 && (
            <section className={styles.part}>
              {at > 0 && <h3>{title && inLocale(title, locale)}</h3>}
              <div className={styles.fields}>
                {fields.map((field) => (
                  <CreateField
                    key={field.key}
                    definition={field.definition}
                    value={form.draft[field.key]}
                    problem={form.problems.get(field.key)}
                    autoFocus={at === 0 && field === fields[0]}
                    among={{ entityType: shape.type.type, path: field.path }}
                    onChange={(value) => form.set(field.key, value)}
                  />
                ))}
              </div>
            </section>
          )}
          {lists.map((list) => (
            <DraftEntries
              key={list.key}
              list={list}
              entries={entriesIn(form.draft[list.key])}
              onChange={(change) => form.setEntries(list.key, change)}
              onOpen={(on) => form.setOpen(list.key, on)}
            />
          ))}
        </div>
      ))}
      <Footer form={form} />
    </form>
  )
}

function TypeChoice({ type, onType }: { type: string; onType: (type: string) => void }) {
  const text = useEntitiesText().create
  const locale = useLocale()
  const [query] = useSearchParams()
  const link = linkOf(query.get('link'))
  const { project } = useItsProject()
  return (
    <div className={styles.type}>
      <label>
        {text.type}
        <select value={type} onChange={({ target }) => onType(target.value)}>
          {materials.map((one) => (
            <option key={one.type} value={one.type}>
              {inLocale(one.name, locale)}
            </option>
          ))}
        </select>
      </label>
      {link && <LinkNote {...link} />}
      {project && <span>{text.intoProject(project.name)}</span>}
    </div>
  )
}

function LinkNote({ entityType, openId }: { entityType: string; openId: string }) {
  const text = useEntitiesText().create
  const { data } = useRecord(entityType, openId)
  return data ? <span>{text.linked(nameOf(data))}</span> : null
}

function Footer({ form }: { form: ReturnType<typeof useCreateForm> }) {
  const text = useEntitiesText().create
  const locale = useLocale()
  const { close } = usePopup()
  const { unfinished, problems } = form
  // What is still on its way to the server could not be saved.
  const busy = useFilesText().busy
  const uploading = useLosesOnClose() && busy
  return (
    <footer className={styles.footer}>
      <span role="status" className={styles.problem}>
        {unfinished ? text.unfinished(inLocale(unfinished.label, locale)) : problems.size > 0 && form.count}
      </span>
      <Button onClick={close}>{text.cancel}</Button>
      <Button disabled={uploading || form.sending} onClick={() => form.submit(true)}>
        {text.another}
      </Button>
      <Button kind="primary" submit loading={form.sending} disabled={uploading}>
        {text.submit}
      </Button>
    </footer>
  )
}

interface Part {
  title: { zh: string; en: string } | undefined
  fields: readonly ShownField[]
  lists: readonly ListDefinition[]
}

/** Required fields first, then the rest in the parts of the type, each with its lists. */
function partsOf(shape: Shape, own: string): Part[] {
  const editable = formFields(shape)
  const isRequired = ({ definition }: ShownField) => definition.required === true
  const rest = shape.type.sections.map(({ title, keys }) => ({
    title,
    fields: editable.filter((field) => keys.includes(field.key) && !isRequired(field)),
    lists: (shape.type.lists ?? []).filter(({ key }) => keys.includes(key)),
  }))
  const custom = editable.filter((field) => field.custom && !isRequired(field))
  return [
    { title: undefined, fields: editable.filter(isRequired), lists: [] },
    ...rest,
    { title: { zh: own, en: own }, fields: custom, lists: [] },
  ].filter(({ fields, lists }) => fields.length > 0 || lists.length > 0)
}
