import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import type { Reading } from '@cohort/contract/readings'
import { resume } from '@cohort/contract/types/resume'
import type { FieldDefinition, ListDefinition } from '@cohort/contract/types/type'
import { Cell } from '#fields/cell.tsx'
import { entriesIn, entryWords } from '#fields/entry-words.ts'
import { type Light, ReadContext, useSource } from '#fields/reading/light.ts'
import { useLocale } from '#lib/text.ts'
import { valueAt } from '#lib/value-at.ts'
import styles from '#modules/toolbox/components/parse.module.css'

interface Props {
  reading: Reading
  light: Light
}

/** A record is called by its name; in a file it is the person who is. */
const readAt = (key: string): string => (key === 'name' ? 'humanInfo.name' : key)

/** What was read, in the parts of a resume; the pointer or the focus on a value lights where it stands. */
export function ParsedFields({ reading, light }: Props) {
  const locale = useLocale()
  const { fields } = reading
  return (
    <ReadContext value={{ light, unsure: [] }}>
      {resume.sections.map(({ title, keys }) => {
        const plain = resume.fields.filter(({ key }) => keys.includes(key) && !isEmpty(valueAt(fields, readAt(key))))
        const lists = (resume.lists ?? []).filter(
          ({ key }) => keys.includes(key) && entriesIn(valueAt(fields, key)).length > 0,
        )
        if (plain.length + lists.length === 0) return null
        return (
          <section key={title.en} className={styles.part} aria-label={inLocale(title, locale)}>
            <h3>{inLocale(title, locale)}</h3>
            {plain.length > 0 && (
              <dl>
                {plain.map((definition) => (
                  <Field key={definition.key} definition={definition} value={valueAt(fields, readAt(definition.key))} />
                ))}
              </dl>
            )}
            {lists.map((list) =>
              entriesIn(valueAt(fields, list.key)).map((entry, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their order is theirs
                <Entry key={`${list.key} ${at}`} list={list} entry={entry} path={`${list.key}.${at}`} />
              )),
            )}
          </section>
        )
      })}
    </ReadContext>
  )
}

function Field({ definition, value }: { definition: FieldDefinition; value: unknown }) {
  const { on } = useSource(readAt(definition.key))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus lights its source, as the pointer does
    <div className={styles.read} tabIndex={0} {...on}>
      <dt>{inLocale(definition.label, useLocale())}</dt>
      <dd>
        <Cell value={value} definition={definition} whole />
      </dd>
    </div>
  )
}

function Entry({
  list,
  entry,
  path,
}: {
  list: ListDefinition
  entry: Readonly<Record<string, unknown>>
  path: string
}) {
  const { on } = useSource(path)
  const { title, second, more, when, long } = entryWords(list, entry, useLocale())
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus lights its source, as the pointer does
    <article className={styles.entry} tabIndex={0} {...on}>
      <p>
        <b>{[title, second].filter(Boolean).join(' · ')}</b>
        <small>{when}</small>
      </p>
      {more.length > 0 && <p className={styles.more}>{more.join(' · ')}</p>}
      {long.map((field) => (
        <div key={field.key} className={styles.more}>
          <Cell value={valueAt(entry, field.key)} definition={field} whole />
        </div>
      ))}
    </article>
  )
}
