import { times } from '#fields/loading.tsx'
import styles from '#modules/matching/components/recommend/person.module.css'
import { Ghost } from '#ui/skeleton.tsx'

/** Who it is, the score with its parts, and what is asked for. The list beside it says that all this is on its way. */
export function PersonLoading() {
  return (
    <div className={styles.person} aria-hidden="true">
      <div className={styles.head}>
        <Ghost width={40} height={40} round />
        <div className={`${styles.title} ${styles.ghosts}`}>
          <Ghost width={112} height={16} />
          <Ghost width={180} />
        </div>
        <Ghost width={132} height={32} />
      </div>
      <div className={styles.head}>
        <Ghost width={56} height={40} />
        <div className={`${styles.title} ${styles.ghosts}`}>
          <Ghost width="60%" />
          <Ghost height={8} />
        </div>
      </div>
      <div>
        {times(5, (at) => (
          <div key={at} className={styles.asked}>
            <Ghost width={16} height={16} round />
            <Ghost width={at % 2 ? 96 : 72} />
            <span className={styles.ghosts}>
              <Ghost width={at % 2 ? '64%' : '80%'} />
              <Ghost width="40%" />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
