import type { SsoWay } from '#modules/session/queries.ts'

/** What a button of the sign-in page stands for: one platform, or whatever else the enterprise has set up. */
export type WayButton = 'wecom' | 'feishu' | 'sso'

/** Whether a way of an enterprise is behind a button. A JWT starts at the other side, so there is nothing to go to. */
export const isBehind = (button: WayButton, way: SsoWay): boolean =>
  way.mode !== 'jwt' && (button === 'sso' ? way.mode !== 'wecom' && way.mode !== 'feishu' : way.mode === button)
