import { Loading, times } from '#fields/loading.tsx'
import styles from '#modules/resumes/components/duplicates/duplicates.module.css'
import { Ghost } from '#ui/skeleton.tsx'

/** Groups of two, each below the reason for which they are together. */
export function GroupsLoading() {
  return (
    <Loading>
      {times(4, (group) => (
        <div key={group} className={styles.group}>
          <div className={styles.top}>
            <Ghost width={16} height={16} />
            <Ghost width={60} height={20} />
            <span className={styles.deeds}>
              <Ghost width={76} height={26} />
            </span>
          </div>
          {times(2, (at) => (
            <div key={at} className={styles.record}>
              <Ghost width={28} height={28} round />
              <span className={styles.ghosts}>
                <Ghost width={64} />
                <Ghost width={at ? 120 : 148} />
              </span>
              <Ghost width={56} />
            </div>
          ))}
        </div>
      ))}
    </Loading>
  )
}
