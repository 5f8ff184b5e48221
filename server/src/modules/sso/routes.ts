import type { Route } from '#kernel/route'
export const routes: Route[] = []
