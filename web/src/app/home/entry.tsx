import { lazy } from 'react'
import type { ScreenRoute } from '#lib/route.ts'
import { useSpaces } from '#modules/spaces/queries.ts'
import { SkeletonPage } from '#ui/skeleton.tsx'

const FirstSteps = lazy(async () => ({ default: (await import('#app/home/home.tsx')).Screen }))

/** The default entry: the work, or the first steps where there is no space to work in yet. */
export const entryOf = (work: ScreenRoute): ScreenRoute => {
  const Work = lazy(async () => ({ default: (await work.load()).Screen }))
  const Screen = () => {
    const { spaces, isLoading } = useSpaces()
    if (isLoading) return <SkeletonPage />
    return spaces && spaces.length > 0 ? <Work /> : <FirstSteps />
  }
  return { ...work, load: async () => ({ Screen }) }
}
