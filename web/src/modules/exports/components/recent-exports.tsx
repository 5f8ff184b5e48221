import styles from '#modules/exports/components/exports.module.css'
import { Contents, Deeds, Status } from '#modules/exports/components/record-parts.tsx'
import { useExports } from '#modules/exports/queries.ts'
import { useExportsText } from '#modules/exports/text.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'

/** Spec 2 §9. */
const shown = 3

/** The last three exports, and the way to all of them. */
export function RecentExports({ onAll }: { onAll: () => void }) {
  const text = useExportsText()
  const found = useExports(1, shown)
  if (found.error && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={3} height={56} avatar={false} />
  return (
    <div className={styles.recent}>
      <h2>{text.recent}</h2>
      {found.data.data.length === 0 ? (
        <Empty title={text.empty} hint={text.emptyHint} />
      ) : (
        <ul>
          {found.data.data.map((record) => (
            <li key={record.id}>
              <span className={styles.words}>
                <b>{record.name}</b>
                <Contents record={record} />
              </span>
              <Status record={record} />
              <span className={styles.deeds}>
                <Deeds record={record} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button kind="link" size="small" onClick={onAll}>
        {text.all}
      </Button>
    </div>
  )
}
