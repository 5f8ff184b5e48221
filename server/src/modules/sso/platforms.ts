import type { SsoConfig } from '@cohort/contract/tenants'
import type { Platform } from '@cohort/contract/third-parties'
import type { Context } from '#kernel/context'
import type { Proof } from '#modules/sso/proof'
import { type Enterprise, wayOf } from '#modules/sso/ways'
import { providerUrls } from '#modules/tenants/config'
import { dingtalkClient } from '#ports/dingtalk'
import { feishuClient } from '#ports/feishu'
import type { PlatformClient } from '#ports/platform'
import { wecomClient } from '#ports/wecom'

/** The platform, spoken to with what the enterprise has set up. */
export function platformOf({ config }: Context, sso: SsoConfig, platform: Platform): PlatformClient {
  if (platform === 'wecom') {
    const endpoints = { api: config.WECOM_API, login: config.WECOM_LOGIN, oauth: config.WECOM_OAUTH }
    return wecomClient(endpoints, wayOf(sso, 'wecom'))
  }
  if (platform === 'dingtalk') {
    const endpoints = { api: config.DINGTALK_API, oapi: config.DINGTALK_OAPI, login: config.DINGTALK_LOGIN }
    return dingtalkClient(endpoints, wayOf(sso, 'dingtalk'))
  }
  return feishuClient({ api: config.FEISHU_API, login: config.FEISHU_LOGIN }, wayOf(sso, 'feishu'))
}

/** Who stands behind a code of a platform. */
export async function proveByCode(
  ctx: Context,
  { id, sso }: Enterprise,
  platform: Platform,
  code: string,
): Promise<Proof & { account: NonNullable<Proof['account']> }> {
  const person = await platformOf(ctx, sso, platform).personOf(code, providerUrls(ctx, id)[`${platform}Redirect`])
  const account = { platform, id: person.id, name: person.name }
  return { way: platform, phone: person.phone, name: person.name, account }
}
