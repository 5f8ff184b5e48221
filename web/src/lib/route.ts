import type { Access } from '@cohort/contract/access'
import type { PublicConfig } from '@cohort/contract/tenants'
import type { ComponentType } from 'react'

/** What a route's own conditions may look at, beside its access. */
export interface RouteFacts {
  config: PublicConfig
  customizedHost: boolean
  phone: boolean
  developer: boolean
}

/**
 * One entry of the route table. `public`: the sign-in area with its side panel. `open`: needs no sign-in and has no
 * frame (error pages, SSO landing). `main`: inside the shell. `popup`: a router pop-up over the shell.
 */
export interface ScreenRoute {
  name: string
  path: string
  area: 'public' | 'open' | 'main' | 'popup'
  access: Access
  /** Present: the route is in the left menu. The icon is a name of ui/icon. A group folds its routes into one entry. */
  menu?: { icon: string; order: number; group?: 'setting' }
  title: { zh: string; en: string }
  /** Its title in a school tenant, where that differs. */
  schoolTitle?: { zh: string; en: string }
  /** Pop-ups only. */
  popup?: { width: number | '90vw'; fullscreen?: boolean }
  /** Main screens that stay alive behind the menu. */
  keepAlive?: boolean
  /** Tenant configuration or host can take a route away altogether. */
  exists?: (facts: RouteFacts) => boolean
  /** Only a name for another address: the guard goes on to it. */
  redirect?: string
  /** Not built yet: only developers' builds show it in the menu. */
  later?: boolean
  load: () => Promise<{ Screen: ComponentType }>
}
