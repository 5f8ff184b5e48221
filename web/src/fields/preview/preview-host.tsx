import { lazy, Suspense, useSyncExternalStore } from 'react'
import { previewStore } from '#fields/preview/open.ts'

const PreviewDialog = lazy(async () => ({
  default: (await import('#fields/preview/preview-dialog.tsx')).PreviewDialog,
}))

/** Draws the preview that was asked for, and loads it only then. */
export function PreviewHost() {
  const shown = useSyncExternalStore(previewStore.subscribe, previewStore.read)
  if (!shown) return null
  return (
    <Suspense>
      <PreviewDialog shown={shown} />
    </Suspense>
  )
}
