import styles from '#modules/people/components/view-ended.module.css'
import { usePeopleText } from '#modules/people/text.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/states.tsx'

/** A view through another member's eyes is over: by the end button, or because its half hour has passed. */
export function Screen() {
  const text = usePeopleText().ended
  return (
    <main className={styles.page}>
      <Notice
        level="h1"
        mark="done"
        title={text.title}
        hint={text.hint}
        actions={
          <>
            <Button kind="primary" onClick={() => window.close()}>
              {text.close}
            </Button>
            {/* A full load: what was read as somebody else does not stay in memory. */}
            <Button onClick={() => location.assign('/')}>{text.home}</Button>
          </>
        }
      />
    </main>
  )
}
