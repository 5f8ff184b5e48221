import { Loading, times } from '#fields/loading.tsx'
import styles from '#modules/resumes/components/merge/merge.module.css'
import own from '#modules/resumes/components/merge/merge-loading.module.css'
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
      <div className={`${styles.part} ${own.ghosts}`}>
        <Ghost width={132} height={14} />
        <span />
      </div>
      {times(5, (at) => (
        <div key={at} className={`${styles.row} ${own.row}`}>
          <Ghost width={56} />
          <span className={`${styles.option} ${own.option}`} data-side="kept">
            <Ghost width={at % 2 ? '48%' : '64%'} />
          </span>
          <span className={`${styles.option} ${own.option}`} data-side="merged">
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
      <span className={own.ghosts}>
        <Ghost width={88} height={14} />
        <Ghost width={140} />
      </span>
    </div>
  )
}
