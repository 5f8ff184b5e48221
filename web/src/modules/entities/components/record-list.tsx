import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import type { FieldDefinition, ListDefinition } from '@cohort/contract/types/type'
import { Cell, useFieldText } from '#fields/cell.tsx'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/record.module.css'
import { valueAt } from '#modules/entities/shape.ts'

type Values = Record<string, unknown>

/** A list inside a record, such as works: company and title, when, and what was done. */
export function RecordList({ list, entries }: { list: ListDefinition; entries: readonly Values[] }) {
  return (
    <ol className={styles.entries}>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their order is theirs
        <Entry key={at} list={list} entry={entry} />
      ))}
    </ol>
  )
}

const isRange = ({ type }: FieldDefinition) => type === 'DateRange' || type === 'Date'

function Entry({ list, entry }: { list: ListDefinition; entry: Values }) {
  const locale = useLocale()
  const text = useFieldText()
  const filled = list.fields.filter(({ key }) => !isEmpty(valueAt(entry, key)))
  const short = filled.filter((field) => field.type !== 'LongText' && field.type !== 'Boolean' && !isRange(field))
  const when = filled.find(isRange)
  const [title, ...rest] = short.map((field) => text(valueAt(entry, field.key), field))
  return (
    <li>
      <div className={styles.head}>
        <span>
          <strong>{title}</strong>
          {rest.length > 0 && <span className={styles.quiet}> · {rest.join(' · ')}</span>}
        </span>
        {when && <span className={styles.when}>{text(valueAt(entry, when.key), when)}</span>}
      </div>
      {filled
        .filter(({ type }) => type === 'LongText')
        .map((field, at) => (
          <p key={field.key}>
            {at > 0 && `${inLocale(field.label, locale)} `}
            <Cell value={valueAt(entry, field.key)} definition={field} whole />
          </p>
        ))}
    </li>
  )
}
