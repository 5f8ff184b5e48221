import { isEmpty } from '@cohort/contract/fields/values'
import { Cell } from '#fields/cell.tsx'
import { entryTitles } from '#fields/entry-words.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/resumes/components/merge/merge.module.css'
import { useMergeText } from '#modules/resumes/components/merge/text.ts'
import type { Compared } from '#modules/resumes/merged-fields.ts'

/** One side of a field: the value by its kind, or a history line by line. */
export function Value({ field, value }: { field: Compared; value: unknown }) {
  const text = useMergeText()
  const locale = useLocale()
  if (isEmpty(value)) return <span className={styles.empty}>{text.empty}</span>
  if (!field.list) return <Cell value={value} definition={field.definition} whole />
  return (
    <ul className={styles.entries}>
      {entryTitles(field.list, value, locale).map((title, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their order is theirs
        <li key={at}>{title}</li>
      ))}
    </ul>
  )
}
