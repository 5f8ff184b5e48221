import type { ScreenRoute } from '#lib/route.ts'

/** The app lays `public` screens into SignInArea; `open` ones stand alone. */
export const routes: ScreenRoute[] = [
  {
    name: 'Login',
    path: '/login',
    area: 'public',
    access: 'public',
    title: { zh: '登录', en: 'Sign in' },
    load: () => import('#modules/session/screens/login.tsx'),
  },
]
