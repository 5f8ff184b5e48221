import { Loading, times } from '#fields/loading.tsx'
import styles from '#modules/resumes/components/merge/merge.module.css'
import { Ghost } from '#ui/skeleton.tsx'

/** Two beside each other, and rows of what differs. */
export function MergeLoading() {
  return (
    <Loading className={styles.scroll}>
      <div className={styles.heads}>
        <Head />
        <span className={styles.swap} />
        <Head />
      </div>
      <div className={styles.part}>
        <Ghost width={132} height={14} />
      </div>
      {times(5, (at) => (
        <div key={at} className={styles.row}>
          <span className={styles.label}>
            <Ghost width={56} />
          </span>
          <span className={styles.option} data-side="kept">
            <Ghost width={at % 2 ? '48%' : '64%'} />
          </span>
          <span className={styles.option} data-side="merged">
            <Ghost width={at % 2 ? '60%' : '40%'} />
          </span>
        </div>
      ))}
    </Loading>
  )
}

function Head() {
  return (
    <div className={styles.head}>
      <Ghost width={40} height={40} round />
      <span className={styles.ghosts}>
        <Ghost width={88} height={14} />
        <Ghost width={140} />
      </span>
    </div>
  )
}
