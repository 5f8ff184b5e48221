import { entityTypeOf } from '@cohort/contract/entity-types'
import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isEditable } from '#fields/editor.tsx'
import { useFilesText } from '#fields/files/text.ts'
import { useLeave } from '#fields/files/use-leave.ts'
import { ApiFailure } from '#lib/api.ts'
import { useLosesOnClose } from '#lib/leaving.ts'
import { usePageTitle } from '#lib/page.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/create.module.css'
import { CreateField } from '#modules/entities/components/create-field.tsx'
import { materials } from '#modules/entities/components/type-tree.tsx'
import { draftData } from '#modules/entities/draft.ts'
import { useCreate, useShape } from '#modules/entities/queries.ts'
import type { Shape } from '#modules/entities/shape.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

/** A form made from the type (/entity/create?entityType=…): what is required first, then the parts of the type. */
export function Screen() {
  const [query, setQuery] = useSearchParams()
  const text = useEntitiesText()
  const type = query.get('entityType') ?? 'Resume'
  const shape = useShape(entityTypeOf(type)?.material === false ? '' : type)
  if (!shape) return <Empty title={text.unknownType} />
  return <Form key={type} shape={shape} onType={(entityType) => setQuery({ entityType }, { replace: true })} />
}

function Form({ shape, onType }: { shape: Shape; onType: (type: string) => void }) {
  const text = useEntitiesText().create
  const locale = useLocale()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<Readonly<Record<string, unknown>>>({})
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string>()
  const create = useCreate()
  const uploading = useLosesOnClose()
  const busy = useFilesText().busy
  const unlessHeld = useLeave()
  const { type, name, measure } = shape.type
  usePageTitle(text.title(inLocale(locale === 'en-US' ? measure : name, locale)))
  const parts = partsOf(shape)
  const required = parts[0]?.fields ?? []
  const missing = required.filter(({ key }) => isEmpty(draft[key]))
  const submit = () => {
    setTried(true)
    if (missing.length > 0 || uploading) return
    create.mutate(
      { params: { type }, query: {}, body: draftData(shape, draft) },
      {
        onSuccess: ({ meta, data }) => {
          void navigate(`/entity/${meta.openId}?type=${type}`, { replace: true })
          toast.show({ text: text.created(String(data.standardFields.name ?? '')) })
        },
        onError: (error) => error instanceof ApiFailure && setProblem(problemOf(error, shape, locale, text.failed)),
      },
    )
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label className={styles.type}>
        {text.type}
        <select value={type} onChange={({ target }) => onType(target.value)}>
          {materials.map((one) => (
            <option key={one.type} value={one.type}>
              {inLocale(one.name, locale)}
            </option>
          ))}
        </select>
      </label>
      {parts.map(({ title, fields }, at) => (
        <section key={title?.zh ?? 'required'} className={styles.part}>
          <h3>{title ? inLocale(title, locale) : text.required}</h3>
          <div className={styles.fields}>
            {fields.map((field) => (
              <CreateField
                key={field.key}
                field={field}
                value={draft[field.key]}
                required={at === 0}
                problem={tried && at === 0 && isEmpty(draft[field.key])}
                autoFocus={at === 0 && field === fields[0]}
                onChange={(value) => setDraft((now) => ({ ...now, [field.key]: value }))}
              />
            ))}
          </div>
        </section>
      ))}
      <footer className={styles.footer}>
        {problem && (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
        <Button onClick={() => void unlessHeld(() => void navigate(-1))}>{text.cancel}</Button>
        <Button kind="primary" submit loading={create.isPending} disabled={uploading && busy}>
          {text.submit}
        </Button>
      </footer>
    </form>
  )
}

/** Required fields first, then the rest in the parts of the type. */
function partsOf(shape: Shape) {
  const editable = [...shape.fields.values()].filter(
    ({ key, definition }) => isEditable(definition) && !key.startsWith('meta.') && key !== 'humanInfo.name',
  )
  const required = editable.filter(({ definition }) => definition.required)
  const rest = shape.type.sections.map(({ title, keys }) => ({
    title,
    fields: editable.filter((field) => keys.includes(field.key) && !field.definition.required),
  }))
  const custom = editable.filter((field) => field.custom && !field.definition.required)
  const own = { title: { zh: '自定义字段', en: 'Fields of the enterprise' }, fields: custom }
  return [{ title: undefined, fields: required }, ...rest, own].filter(({ fields }) => fields.length > 0)
}

/** The server names the field by its path; people know it by its label. */
function problemOf(
  error: ApiFailure,
  shape: Shape,
  locale: 'zh-CN' | 'en-US',
  failed: (field: string) => string,
): string {
  const path = String(error.detail.field ?? '').replace(/^(standardFields|customFields)\./, '')
  const field = [...shape.fields.values()].find(({ definition }) => path.startsWith(definition.key))
  return field ? failed(inLocale(field.definition.label, locale)) : error.message
}
