import { Loading, times } from '#fields/loading.tsx'
import styles from '#modules/resumes/components/intake/batch.module.css'
import { Ghost } from '#ui/skeleton.tsx'

/** How far it is, the states, and the files. */
export function BatchLoading() {
  return (
    <Loading>
      <div className={styles.head}>
        <div className={styles.sum}>
          <Ghost width={120} height={16} />
          <Ghost width={52} height={20} />
          <span className={styles.deeds}>
            <Ghost width={104} height={32} />
          </span>
        </div>
        <Ghost height={6} />
      </div>
      <div className={styles.filters}>
        {times(4, (at) => (
          <Ghost key={at} width={at % 2 ? 84 : 68} height={28} />
        ))}
      </div>
      {times(8, (at) => (
        <div key={at} className={styles.item}>
          <Ghost width={18} height={18} />
          <span className={styles.ghosts}>
            <Ghost width={at % 2 ? 148 : 112} />
            <Ghost width={at % 2 ? 60 : 92} />
          </span>
          <Ghost width={64} />
        </div>
      ))}
    </Loading>
  )
}
