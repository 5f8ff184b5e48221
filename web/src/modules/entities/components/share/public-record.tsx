import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import type { EntityType, FieldDefinition, ListDefinition } from '@cohort/contract/types/type'
import { Cell, useFieldText } from '#fields/cell.tsx'
import { useLocale } from '#lib/text.ts'
import { valueAt } from '#lib/value-at.ts'
import styles from '#modules/entities/components/share/share.module.css'

type Values = Record<string, unknown>

const wide = new Set(['LongText', 'StringArray', 'MultiChoice', 'EntityReference', 'Website'])

/** What a published record holds, in the parts of its type. Empty fields are not there at all. */
export function PublicRecord({ type, values }: { type: EntityType; values: Values }) {
  const locale = useLocale()
  return type.sections.map(({ title, keys }) => {
    const fields = type.fields.filter(
      ({ key }) => keys.includes(key) && key !== 'name' && key !== 'humanInfo.name' && !isEmpty(valueAt(values, key)),
    )
    const lists = (type.lists ?? []).filter(({ key }) => keys.includes(key) && !isEmpty(valueAt(values, key)))
    if (fields.length === 0 && lists.length === 0) return null
    return (
      <section key={title.en}>
        <h2>{inLocale(title, locale)}</h2>
        {fields.length > 0 && <Fields fields={fields} values={values} />}
        {lists.map((list) => (
          <Entries key={list.key} list={list} entries={valueAt(values, list.key) as Values[]} />
        ))}
      </section>
    )
  })
}

function Fields({ fields, values }: { fields: readonly FieldDefinition[]; values: Values }) {
  const locale = useLocale()
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field.key} className={wide.has(field.type) ? styles.wide : undefined}>
          <dt>{inLocale(field.label, locale)}</dt>
          <dd>
            <Cell value={valueAt(values, field.key)} definition={field} whole />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const isTime = ({ type }: FieldDefinition) => type === 'DateRange' || type === 'Date'

function Entries({ list, entries }: { list: ListDefinition; entries: readonly Values[] }) {
  const text = useFieldText()
  const lineOf = (entry: Values) => {
    const filled = list.fields.filter(({ key }) => !isEmpty(valueAt(entry, key)))
    const say = (field: FieldDefinition) => text(valueAt(entry, field.key), field)
    const short = filled.filter((field) => field.type !== 'LongText' && field.type !== 'Boolean' && !isTime(field))
    return {
      words: short.map(say),
      time: filled.filter(isTime).map(say)[0],
      texts: filled.filter(({ type }) => type === 'LongText').map(say),
    }
  }
  return (
    <ol className={styles.entries}>
      {entries.map(lineOf).map(({ words: [title, ...rest], time, texts }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their order is theirs
        <li key={at}>
          <div>
            <span>
              <strong>{title}</strong>
              {rest.length > 0 && ` · ${rest.join(' · ')}`}
            </span>
            {time && <span>{time}</span>}
          </div>
          {texts.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </li>
      ))}
    </ol>
  )
}
