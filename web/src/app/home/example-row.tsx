import styles from '#app/home/home.module.css'
import { useShellText } from '#app/shell/text.ts'
import { useExamples, useLoadExamples } from '#modules/spaces/examples.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** For whoever would rather look at something first: the example data, which goes again with one click. */
export function ExampleRow({ isOffered = false }: { isOffered?: boolean }) {
  const text = useShellText().home.example
  const { mayLoad } = useExamples()
  const { start, isBusy } = useLoadExamples()
  if (!mayLoad) return null
  return (
    <div className={isOffered ? `${styles.step} ${styles.offer}` : styles.step}>
      <span className={styles.disc}>
        <Icon name="layers" size={14} />
      </span>
      <div className={styles.words}>
        <h3>{text.title}</h3>
        <p role="status">{isBusy ? text.busy : text.text}</p>
      </div>
      <Button size="small" loading={isBusy} onClick={start}>
        {text.action}
      </Button>
    </div>
  )
}
