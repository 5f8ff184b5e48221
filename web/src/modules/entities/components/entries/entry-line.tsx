import { inLocale } from '@cohort/contract/fields/values'
import type { ListDefinition } from '@cohort/contract/types/type'
import { Cell } from '#fields/cell.tsx'
import { type Entry, entryWords } from '#fields/entry-words.ts'
import { useSource } from '#fields/reading/light.ts'
import { UnsureTag } from '#fields/reading/unsure-tag.tsx'
import { useLocale } from '#lib/text.ts'
import { valueAt } from '#lib/value-at.ts'
import styles from '#modules/entities/components/entries/entries.module.css'
import { useEntriesText } from '#modules/entities/components/entries/text.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  list: ListDefinition
  entry: Entry
  /** Its place in the record: `works.0`. */
  path: string
  /** Undefined: this member may not. */
  onEdit?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

/** An entry as it is read: company and title, when, and what was done. */
export function EntryLine({ list, entry, path, onEdit, onRemove }: Props) {
  const text = useEntriesText()
  const locale = useLocale()
  const { title, second, more, when, long } = entryWords(list, entry, locale)
  const name = title || text.unnamed
  const { on, isUnsure } = useSource(path)
  return (
    <li className={styles.entry} {...on}>
      <div className={styles.head}>
        <span className={styles.title}>
          {name}
          {second && ` · ${second}`} {isUnsure && <UnsureTag />}
        </span>
        <span className={styles.end}>
          {onEdit && (
            <span className={styles.tools}>
              <button type="button" aria-label={text.edit(name)} title={text.edit(name)} onClick={onEdit}>
                <Icon name="pencil" size={14} />
              </button>
              {onRemove && (
                <button type="button" aria-label={text.remove(name)} title={text.remove(name)} onClick={onRemove}>
                  <Icon name="trash" size={14} />
                </button>
              )}
            </span>
          )}
          {when && <span className={styles.when}>{when}</span>}
        </span>
      </div>
      {more.length > 0 && <p className={styles.more}>{more.join(' · ')}</p>}
      {long.map((field, at) => (
        <p key={field.key}>
          {at > 0 && <span className={styles.label}>{inLocale(field.label, locale)}</span>}
          <Cell value={valueAt(entry, field.key)} definition={field} whole />
        </p>
      ))}
    </li>
  )
}
