import { Input } from 'antd'
import { useState } from 'react'
import styles from '#modules/members/components/invite.module.css'
import { type Unactivated, useUnactivated } from '#modules/members/queries.ts'
import { useMembersText } from '#modules/members/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'

const matches = ({ name, phone }: Unactivated, query: string): boolean =>
  name.toLowerCase().includes(query.trim().toLowerCase()) || (phone ?? '').includes(query.trim())

/** The platform's people who never signed in: choosing one starts their invitation. */
export function DirectoryPeople({ onChoose }: { onChoose: (person: Unactivated) => void }) {
  const text = useMembersText().invite.directory
  const people = useUnactivated()
  const [query, setQuery] = useState('')
  const all = people.data?.data ?? []
  const shown = all.filter((person) => matches(person, query))
  return (
    <section className={styles.wide} aria-label={text.list}>
      <div className={styles.tools}>
        <Input
          allowClear
          aria-label={text.search}
          placeholder={text.search}
          prefix={<Icon name="search" size={14} />}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button
          icon={<Icon name="refresh" size={16} />}
          loading={people.refresh.isPending}
          onClick={() => people.refresh.mutate()}
        >
          {text.refresh}
        </Button>
      </div>
      {people.isPending && <SkeletonRows rows={4} height={48} />}
      {people.isError && <ErrorState error={people.error} onRetry={() => void people.refetch()} />}
      {people.data && all.length === 0 && <Empty title={text.empty} hint={text.emptyHint} />}
      {all.length > 0 && shown.length === 0 && <Empty filtered title={text.none} hint={text.noneHint} />}
      <ul className={styles.people}>
        {shown.map((person) => (
          <li key={`${person.platform}-${person.accountId}`} className={styles.row}>
            <Avatar name={person.name} color={colorOf(person.accountId)} />
            <div>
              <p>{person.name}</p>
              <small>
                {text.platforms[person.platform]} · {person.phone ?? text.noPhone}
              </small>
            </div>
            <Button size="small" aria-label={text.chooseOf(person.name)} onClick={() => onChoose(person)}>
              {text.choose}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
