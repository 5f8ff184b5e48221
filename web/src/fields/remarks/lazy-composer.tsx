import { lazy, Suspense } from 'react'
import styles from '#fields/remarks/composer.module.css'
import type { ComposerProps } from '#fields/remarks/composer.tsx'
import { Ghost } from '#ui/skeleton.tsx'

const Composer = lazy(async () => ({
  default: (await import('#fields/remarks/composer.tsx')).Composer,
}))

/** The editor is heavy: it comes when a record is open, never with the list. */
export function LazyComposer(props: ComposerProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.composer}>
          <Ghost width="100%" height={76} />
        </div>
      }
    >
      <Composer {...props} />
    </Suspense>
  )
}
