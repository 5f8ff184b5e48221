import type { Parsed, Result } from '@cohort/contract/call'
import type {
  getReactivationSettings,
  ReactivationSettings,
  setReactivationSettings,
} from '@cohort/contract/reactivation'
import { defaultLetter } from '@cohort/talent/reactivation/letter'
import { audit } from '#kernel/audit'
import { type Context, transaction } from '#kernel/context'
import * as store from '#modules/reactivation/store'

const usual: ReactivationSettings = {
  inactiveDays: 90,
  coolDownDays: 90,
  consentRequired: true,
  consentMonths: 24,
  minFit: 50,
  weekly: false,
  letters: { zh: null, en: null },
}

export const settingsOf = async (ctx: Context): Promise<ReactivationSettings> => ({
  ...usual,
  ...((await store.findSettings(ctx)) as Partial<ReactivationSettings> | undefined),
})

export const get = async (ctx: Context): Promise<Result<typeof getReactivationSettings>> => ({
  ...(await settingsOf(ctx)),
  usual: { zh: defaultLetter('zh-CN'), en: defaultLetter('en-US') },
})

export async function set(
  ctx: Context,
  { body }: Parsed<typeof setReactivationSettings>,
): Promise<Result<typeof setReactivationSettings>> {
  await transaction(ctx, async (ctx) => {
    await store.putSettings(ctx, body)
    await audit(ctx, 'reactivation.settings', 'reactivation', { after: body })
  })
  return {}
}
