import { limits } from '@cohort/contract/limits'
import type { Member } from '@cohort/contract/members'
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { MemberOptions, type OptionsHandle } from '#fields/member-options.tsx'
import { byHabit, searchMembers } from '#fields/member-order.ts'
import styles from '#fields/member-picker.module.css'
import { readCounts } from '#fields/selection-counts.ts'
import { useFieldsText } from '#fields/text.ts'
import { useMembers } from '#fields/use-members.ts'
import { useDebounced } from '#lib/debounce.ts'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'

interface Props {
  /** Whose habits count. */
  userId: string
  chosen: readonly Member[]
  refuse: (member: Member) => string | undefined
  onToggle: (member: Member) => void
}

/** The search field over the list: typing filters, arrows walk, Enter ticks. */
export function MemberSearch({ userId, chosen, refuse, onToggle }: Props) {
  const text = useFieldsText().picker
  const listId = useId()
  const options = useRef<OptionsHandle>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const rested = useDebounced(typed, limits.userSearchRestMs)
  const { members: arrived, total, partial, error, retry } = useMembers(rested, { isNew: true })
  // Nine thousand people are ordered and drawn after the dialog has opened, not instead of it.
  const members = useDeferredValue(arrived, undefined)
  // The order of the moment the dialog opened: nobody jumps away while one chooses.
  const [counts] = useState(() => readCounts(userId))
  const ranked = useMemo(() => members && byHabit(members, counts), [members, counts])
  const shown = useMemo(() => ranked && searchMembers(ranked, rested), [ranked, rested])
  const at = Math.min(active, (shown?.length ?? 1) - 1)
  const walk = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key]
    const member = shown?.[at]
    if (event.nativeEvent.isComposing || !shown) return
    if (to !== undefined) {
      event.preventDefault()
      const next = Math.max(0, Math.min(to, shown.length - 1))
      setActive(next)
      options.current?.reveal(next)
    } else if (event.key === 'Enter' && member) {
      event.preventDefault()
      if (!refuse(member)) onToggle(member)
    }
  }
  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <Icon name="search" size={16} />
        <input
          type="search"
          role="combobox"
          data-autofocus
          autoComplete="off"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={shown?.[at] && `${listId}-${at}`}
          aria-label={text.search}
          placeholder={text.search}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={walk}
        />
      </div>
      {partial && rested === '' && <p className={styles.partial}>{text.partial(members?.length ?? 0, total)}</p>}
      {error && <ErrorState error={error} onRetry={retry} />}
      {!members && !error && <SkeletonRows rows={9} height={44} />}
      {shown?.length === 0 && rested !== '' && (
        <Empty filtered title={text.notFound(rested)} hint={text.notFoundHint} />
      )}
      {shown?.length === 0 && rested === '' && <Empty title={text.empty} hint={text.emptyHint} />}
      <MemberOptions
        ref={options}
        id={listId}
        members={shown ?? []}
        active={at}
        chosen={chosen}
        refuse={refuse}
        onToggle={(member, index) => {
          setActive(index)
          onToggle(member)
        }}
      />
    </div>
  )
}
