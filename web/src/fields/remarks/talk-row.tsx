import styles from '#fields/remarks/chat.module.css'
import type { Talk } from '#fields/remarks/talks.ts'
import { useRemarksText } from '#fields/remarks/text.ts'
import { useWriters } from '#fields/remarks/use-writers.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Time } from '#ui/time.tsx'

interface Props {
  talk: Talk
  current: boolean
  onChoose: () => void
}

/** A record with what was said last about it, and how much of it is new. */
export function TalkRow({ talk, current, onChoose }: Props) {
  const text = useRemarksText()
  const writerOf = useWriters()
  const { last } = talk
  return (
    <button type="button" className={styles.talk} aria-current={current || undefined} onClick={onChoose}>
      <Avatar name={talk.name} color={colorOf(talk.openId)} size={40} />
      <span className={styles.words}>
        <span className={styles.name}>
          <strong>{talk.name}</strong>
          {last && (
            <small>
              <Time iso={last.createdAt} words={text.when} now={text.now} />
            </small>
          )}
        </span>
        {last && (
          <span className={styles.last}>
            <span>{text.chat.line(writerOf(last.createdBy).name, last.text)}</span>
            {talk.unread > 0 && (
              <b>
                <span aria-hidden="true">{talk.unread}</span>
                <span className="visually-hidden">{text.chat.unread(talk.unread)}</span>
              </b>
            )}
          </span>
        )}
      </span>
    </button>
  )
}
