import { type Entity, searchEntities } from '@cohort/contract/entities'
import { inLocale } from '@cohort/contract/fields/values'
import { limits } from '@cohort/contract/limits'
import { type KeyboardEvent, useState } from 'react'
import { nameOf } from '#fields/shape.ts'
import { useDebounced } from '#lib/debounce.ts'
import { useCall } from '#lib/query.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/links/links.module.css'
import { useLinksText } from '#modules/entities/components/links/text.ts'
import { useTelling } from '#modules/entities/components/links/use-telling.ts'
import { materials } from '#modules/entities/components/type-tree.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'

interface Props {
  /** The kind that is looked through first. */
  first: string
  onChoose: (record: Entity) => void
  /** `Type/id` of those that are linked already. */
  taken?: ReadonlySet<string>
  /** Undefined: nothing new is made from here. */
  onCreate?: ((type: string) => void) | undefined
}

/** A record of any kind, by a word. Arrow down goes from the word into what was found. */
export function RecordSearch({ first, onChoose, taken, onCreate }: Props) {
  const text = useLinksText()
  const locale = useLocale()
  const [type, setType] = useState(first)
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), limits.userSearchRestMs)
  const { data } = useCall(
    searchEntities,
    { body: { entityType: type, pageSize: 20, ...(query && { query }) } },
    { inPlace: true },
  )
  const made = materials.find((one) => one.type === type)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows only; each result is a button
    <div className={styles.search} onKeyDown={step}>
      <div className={styles.bar}>
        <select aria-label={text.type} value={type} onChange={({ target }) => setType(target.value)}>
          {materials.map((one) => (
            <option key={one.type} value={one.type}>
              {inLocale(one.name, locale)}
            </option>
          ))}
        </select>
        <input
          type="search"
          data-autofocus
          data-stop
          aria-label={text.search}
          placeholder={text.search}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className={styles.found}>
        {!data && <SkeletonRows rows={5} height={52} />}
        {data?.data.length === 0 && <p className={styles.nothing}>{query ? text.nothing(query) : text.none}</p>}
        {data && data.data.length > 0 && (
          <ul aria-label={query ? text.results : text.recent}>
            {data.data.map((record) => (
              <Result
                key={record.meta.openId}
                record={record}
                taken={taken?.has(`${record.meta.entityType}/${record.meta.openId}`) ?? false}
                onChoose={() => onChoose(record)}
              />
            ))}
          </ul>
        )}
      </div>
      {onCreate && made && (
        <div className={styles.foot}>
          <Button kind="link" size="small" icon={<Icon name="plus" size={14} />} onClick={() => onCreate(type)}>
            {text.create(inLocale(locale === 'en-US' ? made.measure : made.name, locale))}
          </Button>
        </div>
      )}
    </div>
  )
}

function Result({ record, taken, onChoose }: { record: Entity; taken: boolean; onChoose: () => void }) {
  const text = useLinksText()
  const telling = useTelling()
  return (
    <li>
      <button type="button" data-stop disabled={taken} onClick={onChoose}>
        <span className={styles.name}>{nameOf(record)}</span>
        {taken && <small className={styles.taken}>{text.already}</small>}
        <small>{telling(record)}</small>
      </button>
    </li>
  )
}

function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!by || event.target instanceof HTMLSelectElement) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]:not(:disabled)')]
  event.preventDefault()
  stops[Math.max(0, stops.indexOf(event.target as HTMLElement) + by)]?.focus()
}
