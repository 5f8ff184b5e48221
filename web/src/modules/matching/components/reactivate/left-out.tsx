import { Link } from 'react-router'
import { LoadingLines } from '#fields/loading.tsx'
import { recordAddress } from '#fields/match/place.ts'
import styles from '#modules/matching/components/reactivate/reactivate.module.css'
import { useLeftOut } from '#modules/matching/queries.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/states.tsx'

/** Who was not suggested, and all that speaks against it. */
export function LeftOut({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const text = useMatchingText().again
  const found = useLeftOut(projectId)
  return (
    <Dialog open title={text.leftOutTitle} width={560} onClose={onClose}>
      {found.error && !found.data && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {!found.data && !found.error && <LoadingLines rows={6} height={39} />}
      {found.data && (
        <ul className={styles.left}>
          {found.data.data.map(({ openId, name, reasons }) => (
            <li key={openId}>
              <Link to={recordAddress(openId)}>{name}</Link>
              <span>{withWholeDays(reasons.map((reason) => reason.text).join(' · '))}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** A line does not end inside a date. */
const withWholeDays = (words: string) =>
  words.split(/(\d{4}-\d{2}-\d{2})/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <span key={at} className={styles.day}>
        {part}
      </span>
    ),
  )
