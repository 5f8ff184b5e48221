import { type ComponentType, lazy, Suspense } from 'react'
import { useFrame } from '#app/shell/frame-context.ts'
import styles from '#app/shell/rail.module.css'

/** Nothing depends on these, and nobody asked for them: one that cannot be loaded is left out, without a word. */
const orNothing = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(async () => ({ default: await load().catch(() => () => null) }))

const Warning = orNothing(() =>
  import('#modules/resources/components/usage-warning.tsx').then((part) => part.UsageWarning),
)
const Button = orNothing(() =>
  import('#modules/resources/components/usage-button.tsx').then((part) => part.UsageButton),
)

/** Above the page: what is about to run out. */
export function UsageNotice() {
  return (
    <Suspense>
      <Warning />
    </Suspense>
  )
}

/** In the footer of the menu (spec 2 §2.2). Its place is kept while it is on its way. */
export function UsageEntry({ named }: { named: boolean }) {
  const { open } = useFrame()
  return (
    <Suspense fallback={<span className={styles.item} />}>
      <Button named={named} className={styles.item} onOpen={() => open('balance')} />
    </Suspense>
  )
}
