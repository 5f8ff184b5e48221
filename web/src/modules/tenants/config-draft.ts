import type { SsoConfig, TenantConfig } from '@cohort/contract/tenants'

export type Way = keyof SsoConfig
export const ways: readonly Way[] = ['oidc', 'saml', 'jwt', 'wecom', 'dingtalk', 'feishu']

/** The configuration as separate entries: two administrators disturb each other only where they touch the same one. */
export type Entry = Exclude<keyof TenantConfig, 'sso'> | `sso.${Way}`

const plain = ['customEmployee', 'channelEntry', 'widget', 'registration', 'trustedRedirectHosts'] as const
const entries: readonly Entry[] = [...plain, ...ways.map((way): Entry => `sso.${way}`)]

export const wayOf = (entry: Entry): Way | undefined => ways.find((way) => entry === `sso.${way}`)

export function entryValue(config: TenantConfig, entry: Entry): unknown {
  const way = wayOf(entry)
  return way ? config.sso[way] : config[entry as Exclude<keyof TenantConfig, 'sso'>]
}

/** Keys in a fixed order, so that equal values have equal text. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  )

export const differing = (one: TenantConfig, other: TenantConfig): Entry[] =>
  entries.filter((entry) => textOf(entryValue(one, entry)) !== textOf(entryValue(other, entry)))

/** What was changed here and meanwhile also there, to something else. */
export function conflicts(base: TenantConfig, mine: TenantConfig, theirs: TenantConfig): Entry[] {
  const changedThere = differing(base, theirs)
  const apart = differing(mine, theirs)
  return differing(base, mine).filter((entry) => changedThere.includes(entry) && apart.includes(entry))
}

/** `onto` with the named entries taken from `from`. */
export function withEntries(onto: TenantConfig, from: TenantConfig, taken: readonly Entry[]): TenantConfig {
  const sso: SsoConfig = { ...onto.sso }
  const result: TenantConfig = { ...onto, sso }
  for (const entry of taken) {
    const way = wayOf(entry)
    if (way) Object.assign(sso, { [way]: from.sso[way] })
    else Object.assign(result, { [entry]: entryValue(from, entry) })
  }
  return result
}

/** The smallest change that turns `base` into `draft`. Single sign-on is stored as a whole, so it is sent as a whole. */
export function changesOf(base: TenantConfig, draft: TenantConfig): Partial<TenantConfig> {
  const changed = differing(base, draft)
  const own = changed.filter((entry) => !wayOf(entry)).map((entry) => [entry, entryValue(draft, entry)])
  return { ...Object.fromEntries(own), ...(changed.some(wayOf) ? { sso: draft.sso } : {}) }
}
