import { type ComponentType, lazy } from 'react'
import type { ScreenRoute } from '#lib/route.ts'
import { useSpaces } from '#modules/spaces/queries.ts'
import { SkeletonPage } from '#ui/skeleton.tsx'

const FirstSteps = lazy(async () => ({ default: (await import('#app/home/home.tsx')).Screen }))

/** The default entry: the work, or the first steps where there is no space to work in yet. */
export function entryOf(load: ScreenRoute['load']): ComponentType {
  const Work = lazy(async () => ({ default: (await load()).Screen }))
  return function Entry() {
    const { spaces, isLoading } = useSpaces()
    if (isLoading) return <SkeletonPage />
    return spaces && spaces.length > 0 ? <Work /> : <FirstSteps />
  }
}
