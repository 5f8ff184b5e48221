import styles from '#app/shell/news-dialog.module.css'
import { releaseNotes } from '#app/shell/release-notes.ts'
import { useShellText } from '#app/shell/text.ts'
import { useLocale } from '#lib/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'

/** What is new in this release: 440 px, once for each user (spec 2 §2.3). */
export function NewsDialog({ onClose }: { onClose: () => void }) {
  const text = useShellText().news
  const language = useLocale() === 'en-US' ? 'en' : 'zh'
  const [note] = releaseNotes
  return (
    <Dialog
      open
      title={text.title(note.version)}
      width={440}
      onClose={onClose}
      footer={
        <Button kind="primary" data-autofocus onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <time className={styles.date} dateTime={note.date}>
        {note.date}
      </time>
      <ul className={styles.lines}>
        {note.lines.map((line) => (
          <li key={line.en}>
            <Icon name={line.icon} />
            <span>{line[language]}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
