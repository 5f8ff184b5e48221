import { limits } from '@cohort/contract/limits'
import type { Member } from '@cohort/contract/members'
import styles from '#fields/chosen-members.module.css'
import { useFieldsText } from '#fields/text.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  chosen: readonly Member[]
  onRemove: (member: Member) => void
  onClear: () => void
}

/** Those chosen so far, and how many more there can be. */
export function ChosenMembers({ chosen, onRemove, onClear }: Props) {
  const text = useFieldsText().picker
  const clear = async () => {
    const question = { title: text.clearTitle(chosen.length), body: text.clearBody, confirm: text.clear, danger: true }
    if (await confirm(question)) onClear()
  }
  return (
    <section className={styles.chosen} aria-label={text.chosen}>
      <header>
        <h3>
          {text.chosen} <span aria-live="polite">{text.chosenCount(chosen.length, limits.memberBatch)}</span>
        </h3>
        {chosen.length > 0 && (
          <Button kind="text" size="small" onClick={() => void clear()}>
            {text.clear}
          </Button>
        )}
      </header>
      {chosen.length === 0 && (
        <p className={styles.nobody}>
          {text.nobody}
          <small>{text.nobodyHint}</small>
        </p>
      )}
      <ul>
        {chosen.map((member) => (
          <li key={member.userId}>
            <Avatar name={member.username} color={member.avatarBg} picture={member.avatar} />
            <span>{member.username}</span>
            <button
              type="button"
              aria-label={text.remove(member.username)}
              title={text.remove(member.username)}
              onClick={() => onRemove(member)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
