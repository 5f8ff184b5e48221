import type { Result } from '@cohort/contract/call'
import { release } from '@cohort/contract/limits'
import type { getAppInfo } from '@cohort/contract/session'
import type { Context } from '#kernel/context'
import { codeOnPage } from '#modules/session/codes'

/** Brand, release and ways in, before anyone has signed in. A branded host is known by its name (spec 1 §1). */
export async function get(ctx: Context): Promise<Result<typeof getAppInfo>> {
  const { host, hostname } = new URL(ctx.origin)
  const branded = ctx.config.BRANDED_HOSTS.find((entry) => entry.host === host || entry.host === hostname)
  return {
    release,
    brand: {
      kind: branded?.kind ?? 'standard',
      customized: branded !== undefined,
      title: branded?.title ?? null,
      logo: branded?.logo ?? null,
      agreement: branded?.agreement ?? null,
      privacy: branded?.privacy ?? null,
    },
    codeOnPage: codeOnPage(ctx),
    registrationOpen: ctx.config.REGISTRATION === 'open',
    widgetScript: branded?.widgetScript ?? ctx.config.WIDGET_SCRIPT ?? null,
    helpUrl: ctx.config.HELP_URL ?? null,
    contact: ctx.config.CONTACT ?? null,
    developer: ctx.config.DEVELOPER,
  }
}
