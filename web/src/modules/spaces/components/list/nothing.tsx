import { Link } from 'react-router'
import { ApiFailure } from '#lib/api.ts'
import styles from '#modules/spaces/components/list/list.module.css'
import { useSpacesText } from '#modules/spaces/text.ts'
import { Empty, ErrorState, Notice } from '#ui/states.tsx'

/** What was asked for is not there, could not be had, or there is nothing to begin with. */
export function Nothing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const text = useSpacesText()
  if (!error) return <Empty title={text.nothing} hint={text.nothingHint} />
  if (!(error instanceof ApiFailure) || error.status !== 404) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <Notice
      mark="none"
      title={text.gone}
      hint={text.goneHint}
      actions={
        <Link className={styles.link} to="/channel">
          {text.goFirst}
        </Link>
      }
    />
  )
}
