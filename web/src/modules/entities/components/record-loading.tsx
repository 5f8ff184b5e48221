import { Loading, times } from '#fields/loading.tsx'
import { useIsPhone, useIsWide } from '#lib/media.ts'
import styles from '#modules/entities/components/record.module.css'
import own from '#modules/entities/components/record-loading.module.css'
import { useIsKnownToWait } from '#modules/resumes/queries.ts'
import { Ghost } from '#ui/skeleton.tsx'

/** A record on its way: its form, beside it the file that a resume was read from, and what was said about it. */
export function RecordLoading({ isRead }: { isRead: boolean }) {
  const phone = useIsPhone()
  const isBeside = useIsWide() && isRead
  return (
    <Loading className={isBeside ? `${styles.record} ${styles.three}` : styles.record}>
      {phone && (
        <>
          <div className={own.head}>
            <Ghost width={48} height={48} round />
            <Ghost width={120} height={14} />
          </div>
          <Tabs count={4} />
        </>
      )}
      <div className={styles.sections}>
        {[5, 2, 3].map((fields) => (
          <div key={fields} className={`${styles.section} ${own.section}`}>
            <Ghost width={64} height={14} />
            <div className={styles.fields}>
              {times(fields, (at) => (
                <div key={at} className={`${styles.field} ${own.field}`}>
                  <span>
                    <Ghost width={52 + (at % 3) * 8} />
                  </span>
                  <Ghost width={at % 2 ? 128 : 88} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      {isBeside && (
        <div className={styles.original}>
          <OriginalLoading />
        </div>
      )}
      {!phone && (
        <div className={styles.side}>
          <Tabs count={4} />
        </div>
      )}
    </Loading>
  )
}

function Tabs({ count }: { count: number }) {
  return (
    <div className={own.tabs}>
      {times(count, (at) => (
        <Ghost key={at} width={32} />
      ))}
    </div>
  )
}

/** The file beside the form: the line with its name, and a page. */
export function OriginalLoading() {
  return (
    <div className={own.original}>
      <div className={own.bar}>
        <Ghost width={132} />
      </div>
      <div className={own.page}>
        {[42, 88, 94, 76, 90, 62].map((width) => (
          <Ghost key={width} width={`${width}%`} height={width === 42 ? 16 : 10} />
        ))}
      </div>
    </div>
  )
}

/** The line that says how well it was read; of one that waits for review a second one names the keys. */
export function SaidLoading({ openId }: { openId: string }) {
  const isWaiting = useIsKnownToWait()(openId)
  return <div className={own.said} data-open={isWaiting || undefined} />
}
