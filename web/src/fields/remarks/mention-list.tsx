import type { Member } from '@cohort/contract/members'
import { createPortal } from 'react-dom'
import styles from '#fields/remarks/composer.module.css'
import { useRemarksText } from '#fields/remarks/text.ts'
import { Avatar } from '#ui/avatar.tsx'

interface Props {
  id: string
  members: readonly Member[]
  active: number
  /** Where the @ stands. */
  place: DOMRect
  onPick: (member: Member) => void
}

const width = 240
const rowHeight = 36

/** Colleagues that fit what was typed after the @. The editor keeps the focus and walks the list. */
export function MentionList({ id, members, active, place, onPick }: Props) {
  const text = useRemarksText()
  const height = Math.max(1, members.length) * rowHeight + 8
  const below = place.bottom + height + 8 < window.innerHeight
  const style = {
    width,
    left: Math.max(8, Math.min(place.left, window.innerWidth - width - 8)),
    top: below ? place.bottom + 4 : Math.max(8, place.top - height - 4),
  }
  return createPortal(
    <section className={styles.mentions} style={style} aria-label={text.mention}>
      <div role="listbox" id={id} aria-label={text.mentionList}>
        {members.map((member, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the editor walks the list and picks by keyboard
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the editor, which names the active option
          <div
            key={member.userId}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={at === active ? `${styles.option} ${styles.active}` : styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(member)}
          >
            <Avatar name={member.username} color={member.avatarBg} picture={member.avatar} size={24} />
            <span className={styles.who}>{member.username}</span>
            <small>{member.roles[0]?.name}</small>
          </div>
        ))}
      </div>
      {members.length === 0 && <p>{text.noMember}</p>}
    </section>,
    document.body,
  )
}
