import type { ScreenRoute } from '#lib/route.ts'
import { useLocale } from '#lib/text.ts'
import { useMe } from '#lib/who.ts'

/** The title of a route in the language of the page; school tenants have their own words (spec 1 §1). */
export function useRouteTitle(): (route: ScreenRoute) => string {
  const language = useLocale() === 'en-US' ? 'en' : 'zh'
  const school = useMe()?.currentTenant?.tenantMode === 'school'
  return (route) => ((school && route.schoolTitle) || route.title)[language]
}
