import { defaultConfig, type TenantConfig } from '@cohort/contract/tenants'
import { expect, test } from 'vitest'
import { changesOf, conflicts, differing, withEntries } from '#modules/tenants/config-draft.ts'

const config = (changes: Partial<TenantConfig> = {}): TenantConfig => ({ ...defaultConfig, ...changes })
const feishu = { enabled: true, appId: 'cli_1', appSecret: 's' }
const dingtalk = { enabled: false, clientId: 'd', clientSecret: 's' }

test('only what differs is sent, and single sign-on as a whole', () => {
  const base = config({ sso: { feishu } })
  expect(changesOf(base, base)).toEqual({})
  expect(changesOf(base, config({ sso: { feishu }, widget: false }))).toEqual({ widget: false })
  expect(changesOf(base, config({ sso: { feishu, dingtalk } }))).toEqual({ sso: { feishu, dingtalk } })
})

test('the order of keys is no difference', () => {
  const turned = { appSecret: 's', appId: 'cli_1', enabled: true }
  expect(differing(config({ sso: { feishu } }), config({ sso: { feishu: turned } }))).toEqual([])
})

test('two administrators disturb each other only on the same entry', () => {
  const base = config()
  const mine = config({ widget: false, sso: { feishu } })
  expect(conflicts(base, mine, config({ channelEntry: false, sso: { dingtalk } }))).toEqual([])
  expect(conflicts(base, mine, config({ widget: false }))).toEqual([])
  const other = { ...feishu, appId: 'cli_2' }
  expect(conflicts(base, mine, config({ sso: { feishu: other } }))).toEqual(['sso.feishu'])
})

test('my entries are laid onto theirs, and theirs stay otherwise', () => {
  const theirs = config({ channelEntry: false, sso: { dingtalk } })
  const mine = config({ widget: false, sso: { feishu } })
  expect(withEntries(theirs, mine, ['widget', 'sso.feishu'])).toEqual(
    config({ channelEntry: false, widget: false, sso: { dingtalk, feishu } }),
  )
})
