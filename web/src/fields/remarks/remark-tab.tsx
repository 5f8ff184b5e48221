import { type Target, useRemarks } from '#fields/remarks/remark-queries.ts'
import styles from '#fields/remarks/remarks.module.css'
import { useRemarksText } from '#fields/remarks/text.ts'

/** The name of the tab, how many remarks there are, and whether some are new. */
export function RemarkTab({ target }: { target: Target }) {
  const text = useRemarksText()
  const first = useRemarks(target).data?.pages[0]
  return (
    <>
      {text.tab} {first && first.total > 0 && <span className={styles.count}>{first.total}</span>}
      {first && first.unread > 0 && (
        <span className={styles.dot}>
          <span className="visually-hidden">{text.tabNew(first.unread)}</span>
        </span>
      )}
    </>
  )
}
