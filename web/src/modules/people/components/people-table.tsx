import type { Member } from '@cohort/contract/members'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { maskedPhone } from '#fields/member-order.ts'
import { MemberStatusTag } from '#fields/member-status.tsx'
import { useFieldsText } from '#fields/text.ts'
import { useMe } from '#lib/who.ts'
import { MemberMenu } from '#modules/people/components/member-menu.tsx'
import styles from '#modules/people/components/people-table.module.css'
import type { Deeds, useDeedRefusals } from '#modules/people/components/use-deeds.ts'
import { usePeopleText } from '#modules/people/text.ts'
import { Avatar } from '#ui/avatar.tsx'
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
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: members.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin: headHeight,
  })
  const items = rows.getVirtualItems()
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
                    key={member.userId}
                    aria-rowindex={index + 2}
                    className={member.userId === open ? styles.open : undefined}
                  >
                    <Cells member={member} deeds={deeds} refusals={refusals} onPeek={() => onPeek(member.userId)} />
                  </tr>
                )
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface CellsProps extends Omit<Props, 'members' | 'open' | 'onPeek'> {
  member: Member
  onPeek: () => void
}

function Cells({ member, deeds, refusals, onPeek }: CellsProps) {
  const text = usePeopleText().table
  const roles = useRoleWords(member)
  return (
    <>
      <td>
        <Person member={member} onPeek={onPeek} />
      </td>
      <td className={styles.phone}>{maskedPhone(member.phone)}</td>
      <td className={roles ? styles.roles : styles.none} title={roles}>
        {roles || text.noRoles}
      </td>
      <td>
        <MemberStatusTag status={member.status} />
      </td>
      <td className={styles.joined}>
        <Time iso={member.joinedAt} words={(when) => when} />
      </td>
      <td className={styles.actions}>
        <MemberMenu member={member} deeds={deeds} refusals={refusals} onPeek={onPeek} />
      </td>
    </>
  )
}

function Person({ member, onPeek }: { member: Member; onPeek: () => void }) {
  const text = usePeopleText().table
  const { superAdmin } = useFieldsText()
  const me = useMe()
  return (
    <span className={styles.person}>
      <Avatar name={member.username} color={member.avatarBg} picture={member.avatar} />
      <button type="button" title={text.open(member.username)} onClick={onPeek}>
        {member.username}
      </button>
      {member.userId === me?.userId && <Tag>{text.you}</Tag>}
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
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: members.length,
    getScrollElement: () => box.current,
    estimateSize: () => cardHeight,
    overscan: 6,
  })
  return (
    <div ref={box} className={styles.scroll}>
      <ul className={styles.cards} aria-label={text.label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const member = members[index]
          return (
            member && (
              <li key={member.userId} style={{ height: cardHeight, transform: `translateY(${start}px)` }}>
                <Card member={member} deeds={deeds} refusals={refusals} onPeek={() => onPeek(member.userId)} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

function Card({ member, deeds, refusals, onPeek }: CellsProps) {
  const text = usePeopleText().table
  return (
    <>
      <div>
        <Person member={member} onPeek={onPeek} />
        <small>{useRoleWords(member) || text.noRoles}</small>
      </div>
      {member.status !== 'normal' && <MemberStatusTag status={member.status} />}
      <MemberMenu member={member} deeds={deeds} refusals={refusals} onPeek={onPeek} />
    </>
  )
}
