import { createHmac, randomUUID } from 'node:crypto'
import { getMe } from '@cohort/contract/session'
import { getFullConfig, type SsoConfig, updateConfig } from '@cohort/contract/tenants'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OidcPeer, startOidcPeer } from '#server/testing/peers/oidc'
import { type PeerPerson, type PlatformPeer, startPlatformPeer } from '#server/testing/peers/platform'
import { type SamlPeer, startSamlPeer } from '#server/testing/peers/saml'
import { ask, newOwner, newPhone } from './ask.ts'
import { atPath, enter, eventually, newVisitor } from './harness.ts'
import { type RunningServer, startServer } from './server.ts'
import { chooseFromUserMenu, dialog, putGuidesAway } from './shell.ts'

let server: RunningServer
/** By another name than the providers have: to the browser they are other sites, as in life. */
let url: string
let platform: PlatformPeer
let oidc: OidcPeer
let saml: SamlPeer
beforeAll(async () => {
  ;[platform, oidc, saml] = await Promise.all([startPlatformPeer(), startOidcPeer(), startSamlPeer()])
  server = await startServer(platform.settings)
  url = server.url.replace('127.0.0.1', 'localhost')
})
afterEach(() => {
  platform.trouble = undefined
})
afterAll(async () => {
  await server.stop()
  await Promise.all([platform, oidc, saml].map((peer) => peer.stop()))
})

type Owner = Awaited<ReturnType<typeof newOwner>>

async function configure(owner: Owner, sso: SsoConfig): Promise<void> {
  const { version } = await ask(url, getFullConfig, {}, owner.token)
  await ask(url, updateConfig, { body: { version, changes: { sso } } }, owner.token)
}

async function newEnterprise(name: string, sso: SsoConfig): Promise<Owner> {
  const owner = await newOwner(url, name)
  await configure(owner, sso)
  return owner
}

/** The same browser, in the hands of someone else. */
async function passOn(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Presses a button of the sign-in page, and names the enterprise where that is asked. */
async function leaveBy(page: Page, button: string, owner: Owner, query = ''): Promise<void> {
  await page.goto(`/login${query}`)
  await page.getByRole('button', { name: button, exact: true }).click()
  await dialog(page).getByLabel('企业 ID 或别名').fill(owner.tenantId)
  await dialog(page).getByRole('button', { name: '下一步' }).click()
}

/** Answers the one question of a provider's page. */
async function answerPeer(page: Page, title: string, field: string, answer: string): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor()
  expect(new URL(page.url()).hostname).toBe('127.0.0.1')
  await page.getByLabel(field).fill(answer)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Whoever comes for the first time is asked two questions before anything else. */
async function isWelcome(page: Page, enterprise: string): Promise<void> {
  await atPath(page, '/preference')
  const token = (await page.context().cookies(url)).find(({ name }) => name === 'token')?.value
  expect((await ask(url, getMe, {}, token)).currentTenant?.tenantName).toBe(enterprise)
}

async function isInside(page: Page, enterprise: string): Promise<void> {
  await atPath(page, '/channel')
  await page.getByRole('navigation').getByRole('link', { name: enterprise, exact: true }).waitFor()
}

/** Says why in words, and how to get in all the same. */
async function isRefused(page: Page, words: string): Promise<void> {
  await page.getByRole('alert').filter({ hasText: words }).waitFor()
  await page.getByRole('button', { name: '用手机号登录' }).click()
  await atPath(page, '/login')
  await page.getByLabel('手机号').waitFor()
}

describe('OpenID Connect', () => {
  it('is set up on the settings page, and then leads in', async () => {
    const owner = await newOwner(url, '澄海智能')
    const admin = await newVisitor({ url })
    await enter(admin, owner.token, '/setting/tenant?tab=sso', url)
    await admin.getByRole('button', { name: /^OpenID Connect/ }).click()
    oidc.allow((await admin.locator('code').textContent()) ?? '')
    await admin.getByRole('switch', { name: '启用' }).click()
    await admin.getByRole('button', { name: '保存' }).click()
    await admin.getByText('必填').first().waitFor()
    await admin.getByLabel('签发者地址（issuer）').fill(oidc.url)
    await admin.getByLabel('客户端 ID').fill(oidc.clientId)
    await admin.getByLabel('客户端密钥').fill(oidc.clientSecret)
    await admin.getByRole('button', { name: '保存' }).click()
    await admin.getByText('所有更改已保存').waitFor()
    await admin.getByText('已设置，不再显示').waitFor()

    const page = await newVisitor({ url })
    await leaveBy(page, 'SSO', owner)
    const phone = newPhone()
    await answerPeer(page, 'OpenID provider', 'phone', phone)
    await isWelcome(page, '澄海智能')
    await page.getByRole('button', { name: '跳过' }).click()
    await putGuidesAway(page)
    await isInside(page, '澄海智能')
    await page.getByRole('heading', { name: new RegExp(`Person ${phone.slice(-4)}$`) }).waitFor()
  })

  it('leads to where one wanted to go, and says why when it does not', async () => {
    const { url: issuer, clientId, clientSecret } = oidc
    const oidcWay = { enabled: true, issuer, clientId, clientSecret, phoneClaim: 'phone_number' }
    const owner = await newEnterprise('望岳咨询', { oidc: oidcWay })
    oidc.allow((await ask(url, getFullConfig, {}, owner.token)).urls.oidcRedirect)
    const page = await newVisitor({ url })
    await leaveBy(page, 'SSO', owner, '?redirect=/setting/my-setting')
    await answerPeer(page, 'OpenID provider', 'phone', newPhone())
    await atPath(page, '/setting/my-setting')
    await dialog(page, '我的设置').waitFor()

    // The provider itself has not verified the number, so it proves nobody.
    const unverified = newPhone()
    oidc.people.set(unverified, { phone_number_verified: false })
    await passOn(page)
    await leaveBy(page, 'SSO', owner)
    await answerPeer(page, 'OpenID provider', 'phone', unverified)
    await isRefused(page, '这个账号还没有绑定成员，也没有带来手机号')
  })
})

describe('SAML', () => {
  it('leads in from the enterprise’s own sign-in address, and refuses what another has signed', async () => {
    const { entryPoint, certificate, issuer } = saml
    const way = {
      enabled: true,
      entryPoint,
      idpCertificate: certificate,
      idpIssuer: issuer,
      phoneAttribute: 'phone',
    }
    const owner = await newEnterprise('沐川医疗', { saml: way })
    const page = await newVisitor({ url })
    await page.goto(`/login?alias=${owner.tenantId}`)
    await page.getByText('登录后进入「沐川医疗」').waitFor()
    // The enterprise is known and has one way: nothing is asked.
    await page.getByRole('button', { name: 'SSO', exact: true }).click()
    await answerPeer(page, 'SAML provider', 'phone', newPhone())
    await isWelcome(page, '沐川医疗')

    const impostor = await startSamlPeer()
    await configure(owner, { saml: { ...way, idpCertificate: impostor.certificate } })
    await impostor.stop()
    await passOn(page)
    await leaveBy(page, 'SSO', owner)
    await answerPeer(page, 'SAML provider', 'phone', newPhone())
    await isRefused(page, '凭证的签名不对')
  })
})

describe('JWT', () => {
  const key = 'a secret that the enterprise shares with us'
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  /** As the enterprise's own portal would sign it. */
  const sign = (claims: object): string => {
    const exp = Math.floor(Date.now() / 1000) + 300
    const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ jti: randomUUID(), exp, ...claims })}`
    return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
  }
  const link = (query: Record<string, string>) => `/?${new URLSearchParams(query)}`

  it('leads in by a link with a token and the phone number or id, once', async () => {
    const owner = await newEnterprise('青禾教育', { jwt: { enabled: true, algorithm: 'HS256', key } })
    const { tenantId } = owner
    const mobile = newPhone()
    const authToken = sign({ mobile, name: '叶知秋' })
    const page = await newVisitor({ url })
    await page.goto(link({ tenantId, authToken, mobile }))
    await isWelcome(page, '青禾教育')
    expect(page.url()).not.toContain('authToken')

    await passOn(page)
    await page.goto(link({ tenantId, authToken, mobile }))
    await isRefused(page, '凭证已经用过一次')
    await page.goto(link({ tenantId, authToken: sign({ mobile }), mobile: newPhone() }))
    await isRefused(page, '链接里的手机号或用户 ID 与凭证不一致')
    await page.goto(link({ tenantId, authToken: sign({ sub: 'hr-7', mobile }), id: 'hr-7' }))
    await isInside(page, '青禾教育')
  })

  it('calls a link that lacks something a parameter error', async () => {
    const page = await newVisitor({ url })
    for (const [query, words] of [
      ['?tenantId=qinghe&authToken=a.b.c', '链接里没有手机号或用户 ID'],
      ['?authToken=a.b.c&mobile=13900000000', '链接里没有企业信息'],
      ['', '链接里没有登录凭证'],
    ]) {
      await page.goto(`/login/sso/jwt${query}`)
      await page.getByRole('alert').filter({ hasText: '参数错误' }).filter({ hasText: words }).waitFor()
    }
    await page.getByRole('button', { name: '用手机号登录' }).click()
    await atPath(page, '/login')
  })
})

describe('the office platforms', () => {
  const hire = (more: Partial<PeerPerson> = {}): PeerPerson => {
    const id = `p${randomUUID().slice(0, 8)}`
    const person = { id, name: `顾清 ${id}`, mobile: newPhone(), ...more }
    platform.people.push(person)
    return person
  }
  const officeOf = (name: string) => {
    const { id, secret } = platform
    return newEnterprise(name, {
      wecom: { enabled: true, corpId: id, agentId: '1000002', secret },
      dingtalk: { enabled: true, clientId: id, clientSecret: secret },
      feishu: { enabled: true, appId: id, appSecret: secret },
    })
  }

  it('lead in, each by its own button, and WeCom from inside itself', async () => {
    const owner = await officeOf('鹿鸣设计')
    // DingTalk has no button of its own: it is behind that of the enterprise.
    const page = await newVisitor({ url })
    for (const button of ['企业微信', '飞书', 'SSO']) {
      await leaveBy(page, button, owner)
      await answerPeer(page, 'Platform', 'account', hire().id)
      await isWelcome(page, '鹿鸣设计')
      await passOn(page)
    }
    await page.goto(`/login/sso/wecom?tenantId=${owner.tenantId}&code=${platform.issueCode(hire())}`)
    await isWelcome(page, '鹿鸣设计')
  })

  it('say clearly who is not let in, and when they do not answer', async () => {
    const owner = await officeOf('云栖软件')
    const page = await newVisitor({ url })
    await leaveBy(page, '企业微信', owner)
    await answerPeer(page, 'Platform', 'account', hire({ stranger: true }).id)
    await isRefused(page, '你不在该企业的通讯录里')
    await leaveBy(page, '飞书', owner)
    const person = hire()
    await page.getByRole('heading', { name: 'Platform' }).waitFor()
    // The browser still gets its page; the server's questions fail.
    const code = platform.issueCode(person)
    const back = new URL(new URL(page.url()).searchParams.get('redirect_uri') ?? '')
    back.search = String(new URLSearchParams({ code, state: new URL(page.url()).searchParams.get('state') ?? '' }))
    platform.trouble = 'fails'
    await page.goto(back.href)
    await isRefused(page, '对方平台没有正常应答')

    const none = await newOwner(url, '没有开通的企业')
    await leaveBy(page, '飞书', none)
    await page.getByText('该企业未开通此登录方式').waitFor()
  })

  it('are bound and unbound in my settings, and their people invited from the directory', async () => {
    const owner = await officeOf('山止文化')
    const page = await newVisitor({ url })
    await enter(page, owner.token, '/setting/my-setting', url)
    const row = page.getByRole('region', { name: '第三方账号' }).getByRole('listitem').filter({ hasText: '钉钉' })
    await row.getByRole('button', { name: '绑定' }).click()
    const me = hire({ mobile: undefined })
    await answerPeer(page, 'Platform', 'account', me.id)
    await row.getByText(`已绑定 ${me.name}`).waitFor()

    const colleague = hire()
    await page.goto('/')
    await chooseFromUserMenu(page, '邀请成员')
    await dialog(page).getByText('从通讯录').click()
    await dialog(page).getByRole('button', { name: '刷新' }).click()
    await dialog(page)
      .getByRole('button', { name: `邀请 ${colleague.name}` })
      .first()
      .click()
    await eventually(() => dialog(page).getByLabel('手机号').inputValue()).toBe(colleague.mobile)
    await dialog(page).getByRole('button', { name: '生成专属链接' }).click()
    await dialog(page)
      .getByText(`尾号 ${colleague.mobile?.slice(-4)}`)
      .waitFor()

    await page.goto('/setting/my-setting')
    await row.getByRole('button', { name: '解绑' }).click()
    await dialog(page, '解绑钉钉？').getByRole('button', { name: '解绑' }).click()
    await row.getByText('未绑定').waitFor()
  })
})
