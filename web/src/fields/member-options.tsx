import type { Member } from '@cohort/contract/members'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, type Ref, useImperativeHandle, useMemo, useRef } from 'react'
import { maskedPhone } from '#fields/member-order.ts'
import styles from '#fields/member-picker.module.css'
import { useFieldsText } from '#fields/text.ts'
import { guessedRect, slotsOf } from '#lib/slots.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'

export interface OptionsHandle {
  reveal: (index: number) => void
}

interface Props {
  ref: Ref<OptionsHandle>
  id: string
  members: readonly Member[]
  active: number
  chosen: readonly Member[]
  refuse: (member: Member) => string | undefined
  onToggle: (member: Member, index: number) => void
}

const rowHeight = 44

/** Nine thousand people, of whom only those in sight are in the page. */
export function MemberOptions({ ref, id, members, active, chosen, refuse, onToggle }: Props) {
  const text = useFieldsText().picker
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: members.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    useFlushSync: false,
    initialRect: guessedRect(),
  })
  useImperativeHandle(ref, () => ({ reveal: (index) => rows.scrollToIndex(index) }), [rows])
  const items = rows.getVirtualItems()
  const slots = slotsOf(rows, rowHeight, items)
  const ids = useMemo(() => new Set(chosen.map(({ userId }) => userId)), [chosen])
  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label={text.list}
      aria-multiselectable="true"
      className={members.length > 0 ? styles.scroll : undefined}
    >
      <div role="presentation" className={styles.options} style={{ height: rows.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const member = members[index]
          return (
            member && (
              <Option
                key={index % slots}
                id={`${id}-${index}`}
                member={member}
                index={index}
                count={members.length}
                top={start}
                active={index === active}
                checked={ids.has(member.userId)}
                refused={refuse(member)}
                onToggle={onToggle}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

interface OptionProps {
  id: string
  member: Member
  index: number
  count: number
  top: number
  active: boolean
  checked: boolean
  refused: string | undefined
  onToggle: (member: Member, index: number) => void
}

const Option = memo(function Option({
  id,
  member,
  index,
  count,
  top,
  active,
  checked,
  refused,
  onToggle,
}: OptionProps) {
  const text = useFieldsText()
  const roles = member.roles.map(({ name }) => name).join(text.listComma)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field walks the list and ticks by keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the search field, which names the active option
    <div
      id={id}
      role="option"
      aria-selected={checked}
      aria-disabled={refused !== undefined || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={active ? `${styles.option} ${styles.active}` : styles.option}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => refused === undefined && onToggle(member, index)}
    >
      <span className={styles.tick}>
        <Icon name="check" size={14} />
      </span>
      <Avatar name={member.username} color={member.avatarBg} picture={member.avatar} />
      <span className={styles.name}>{member.username}</span>
      <span className={styles.phone}>{maskedPhone(member.phone)}</span>
      <span className={styles.more}>{refused ?? roles}</span>
    </div>
  )
})
