import styles from '#app/shell-skeleton.module.css'
import { useIsPhone } from '#lib/media.ts'
import { Ghost, SkeletonPage } from '#ui/skeleton.tsx'

/** The frame in its final shape, while user and configuration are on their way. */
export function ShellSkeleton() {
  const phone = useIsPhone()
  return (
    <div className={styles.frame}>
      {!phone && (
        <div className={styles.rail}>
          <Ghost width={32} height={32} />
        </div>
      )}
      <div className={styles.main}>
        <div className={styles.bar}>
          <Ghost width={88} height={14} />
        </div>
        <SkeletonPage lines={6} />
      </div>
    </div>
  )
}
