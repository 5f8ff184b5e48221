import type { Member } from '@cohort/contract/members'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, type RefObject, useCallback, useRef, useState } from 'react'
import { maskedPhone } from '#fields/member-order.ts'
import { MemberStatusTag } from '#fields/member-status.tsx'
import { useFieldsText } from '#fields/text.ts'
import { guessedRect, slotsOf } from '#lib/slots.ts'
import { useMe } from '#lib/who.ts'
import { MemberMenu } from '#modules/people/components/member-menu.tsx'
import styles from '#modules/people/components/people-table.module.css'
import type { Deeds, useDeedRefusals } from '#modules/people/components/use-deeds.ts'
import { usePeopleText } from '#modules/people/text.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import { Time } from '#ui/time.tsx'

interface Props {
  members: readonly Member[]
  open: string | undefined
  deeds: Deeds
  refusals: ReturnType<typeof useDeedRefusals>
  onPeek: (userId: string) => void
}

const rowHeight = 42
const headHeight = 34

/** Rows of one height, of which only those in sight are in the page; the space around them holds the place of the others. */
export function PeopleTable({ members, open, deeds, refusals, onPeek }: Props) {
  const text = usePeopleText().table
  const me = useMe()?.userId
  const box = useRef<HTMLDivElement>(null)
  const menu = useRowMenu()
  const rows = useVirtualizer({
    count: members.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    useFlushSync: false,
    initialRect: guessedRect(),
    scrollMargin: headHeight,
  })
  const items = rows.getVirtualItems()
  const slots = slotsOf(rows, rowHeight, items)
  const above = (items[0]?.start ?? headHeight) - headHeight
  const below = rows.getTotalSize() - (items.at(-1)?.end ?? headHeight) + headHeight
  const heads = [text.name, text.phone, text.roles, text.status, text.joined, text.actions]
  return (
    <div ref={box} className={styles.scroll}>
      <div style={{ paddingTop: above, paddingBottom: below }}>
        <table className={styles.table} aria-label={text.label} aria-rowcount={members.length + 1}>
          <thead>
            <tr>
              {heads.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ index }) => {
              const member = members[index]
              return (
                member && (
                  <tr
                    key={index % slots}
                    aria-rowindex={index + 2}
                    className={member.userId === open ? styles.open : undefined}
                  >
                    <Cells member={member} isMe={member.userId === me} onPeek={onPeek} onMenu={menu.show} />
                  </tr>
                )
              )
            })}
          </tbody>
        </table>
      </div>
      {menu.member && (
        <MemberMenu
          member={menu.member}
          anchor={menu.anchor}
          deeds={deeds}
          refusals={refusals}
          onPeek={onPeek}
          onClose={menu.hide}
        />
      )}
    </div>
  )
}

type Show = (member: Member, button: HTMLElement) => void

function useRowMenu() {
  const anchor: RefObject<HTMLElement | null> = useRef<HTMLElement>(null)
  const [member, setMember] = useState<Member>()
  const hide = useCallback(() => setMember(undefined), [])
  const show: Show = useCallback((next, button) => {
    anchor.current = button
    setMember((now) => (now?.userId === next.userId ? undefined : next))
  }, [])
  return { anchor, member, show, hide }
}

interface RowProps {
  member: Member
  isMe: boolean
  onPeek: (userId: string) => void
  onMenu: Show
}

/** Scrolling draws only the rows that come into sight. */
const Cells = memo(function Cells({ member, isMe, onPeek, onMenu }: RowProps) {
  const text = usePeopleText().table
  const roles = useRoleWords(member)
  return (
    <>
      <td>
        <Person member={member} isMe={isMe} onPeek={onPeek} />
      </td>
      <td className={styles.phone}>{maskedPhone(member.phone)}</td>
      <td className={roles ? styles.roles : styles.none} title={roles}>
        {roles || text.noRoles}
      </td>
      <td>
        <MemberStatusTag status={member.status} />
      </td>
      <td className={styles.joined}>
        <Time iso={member.joinedAt} words={(when) => when} now={text.justNow} />
      </td>
      <td>
        <MenuButton member={member} onMenu={onMenu} />
      </td>
    </>
  )
})

function MenuButton({ member, onMenu }: Pick<RowProps, 'member' | 'onMenu'>) {
  const text = usePeopleText().table
  return (
    <Button
      kind="text"
      size="small"
      icon={<Icon name="more" size={16} />}
      aria-label={text.more(member.username)}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => onMenu(member, currentTarget)}
    />
  )
}

function Person({ member, isMe, onPeek }: Omit<RowProps, 'onMenu'>) {
  const text = usePeopleText().table
  const { superAdmin } = useFieldsText()
  return (
    <span className={styles.person}>
      <Avatar name={member.username} color={member.avatarBg} picture={member.avatar} />
      <button type="button" title={text.open(member.username)} onClick={() => onPeek(member.userId)}>
        {member.username}
      </button>
      {isMe && <Tag>{text.you}</Tag>}
      {member.isSuperAdmin && <Tag tone="accent">{superAdmin}</Tag>}
    </span>
  )
}

function useRoleWords({ roles }: Member): string {
  const { listComma } = useFieldsText()
  return roles.map(({ name }) => name).join(listComma)
}

const cardHeight = 68

/** The same on a phone: two lines for each. */
export function PeopleCards({ members, deeds, refusals, onPeek }: Props) {
  const text = usePeopleText().table
  const me = useMe()?.userId
  const box = useRef<HTMLDivElement>(null)
  const menu = useRowMenu()
  const rows = useVirtualizer({
    count: members.length,
    getScrollElement: () => box.current,
    estimateSize: () => cardHeight,
    overscan: 4,
    useFlushSync: false,
    initialRect: guessedRect(),
  })
  const items = rows.getVirtualItems()
  const slots = slotsOf(rows, cardHeight, items)
  return (
    <div ref={box} className={styles.scroll}>
      <ul className={styles.cards} aria-label={text.label} style={{ height: rows.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const member = members[index]
          return (
            member && (
              <li key={index % slots} style={{ height: cardHeight, transform: `translateY(${start}px)` }}>
                <Card member={member} isMe={member.userId === me} onPeek={onPeek} onMenu={menu.show} />
              </li>
            )
          )
        })}
      </ul>
      {menu.member && (
        <MemberMenu
          member={menu.member}
          anchor={menu.anchor}
          deeds={deeds}
          refusals={refusals}
          onPeek={onPeek}
          onClose={menu.hide}
        />
      )}
    </div>
  )
}

const Card = memo(function Card({ member, isMe, onPeek, onMenu }: RowProps) {
  const text = usePeopleText().table
  return (
    <>
      <div>
        <Person member={member} isMe={isMe} onPeek={onPeek} />
        <small>{useRoleWords(member) || text.noRoles}</small>
      </div>
      {member.status !== 'normal' && <MemberStatusTag status={member.status} />}
      <MenuButton member={member} onMenu={onMenu} />
    </>
  )
})
