import { createInvitation, setMemberActive } from '@cohort/contract/members'
import { exchangeRedirectToken, getMe } from '@cohort/contract/session'
import { createTenant, getFullConfig, leaveTenant, type TenantConfig, updateConfig } from '@cohort/contract/tenants'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ask, newMember, newOwner, newPhone, tokenFor } from './ask.ts'
import { letSecondsPass, makeSchoolUser, setTenantStatus } from './database.ts'
import { askForCode, atPath, enter, newVisitor, serverUrl, signIn, typeCode } from './harness.ts'
import { dialog } from './shell.ts'

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: typeof name === 'string' }).waitFor()

async function configure(token: string, changes: Partial<TenantConfig>): Promise<void> {
  const { version } = await ask(serverUrl, getFullConfig, {}, token)
  await ask(serverUrl, updateConfig, { body: { version, changes } }, token)
}

describe('without a token', () => {
  it('shows what is public', async () => {
    const page = await newVisitor()
    for (const [path, title] of [
      ['/login', '登录聚才'],
      ['/look-forward', '敬请期待'],
      ['/join-company', '链接里没有邀请码'],
      ['/login/sso/saml', '参数错误'],
      ['/login/redirect?url=https%3A%2F%2Felsewhere.example', '即将离开本站'],
      ['/401', '登录已失效'],
      ['/404', '内容不存在'],
      ['/error', '页面出错了'],
      ['/forbidden', '这里还没有可以打开的页面'],
    ] as const) {
      await page.goto(path)
      await heading(page, title)
      expect(page.url()).toBe(serverUrl + path)
    }
  })

  it('leads everything else to the sign-in, keeps the query, and from there to where one wanted to go', async () => {
    const owner = await newOwner(serverUrl, '澄海智能')
    const page = await newVisitor()
    for (const path of ['/', '/preference', '/create-tenant', '/channel', '/dashboard']) {
      await page.goto(`${path}?from=mail`)
      await atPath(page, '/login')
      expect(new URL(page.url()).searchParams.get('from')).toBe('mail')
    }
    await page.goto('/setting/tenant?tab=joining')
    await atPath(page, '/login')
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      tab: 'joining',
      redirect: '/setting/tenant?tab=joining',
    })
    await letSecondsPass(owner.phone, 61)
    await typeCode(page, await askForCode(page, owner.phone))
    await atPath(page, '/setting/tenant')
    expect(new URL(page.url()).search).toBe('?tab=joining')
    await dialog(page, '企业配置').getByText('谁可以加入').waitFor()
  })

  it('leads the queries of single sign-on to its landing, with the same query', async () => {
    const page = await newVisitor()
    for (const query of [
      'auth_code=a&state=nobody.b',
      'samlResponse=a&tenantId=nobody',
      'authToken=a.b.c&mobile=13900000000&tenantId=nobody',
      'authToken=a.b.c&id=7&tenantId=nobody',
    ]) {
      await page.goto(`/dashboard?${query}`)
      await atPath(page, '/login/sso')
      expect(new URL(page.url()).search).toBe(`?${query}`)
      await page.getByRole('alert').waitFor()
    }
    await page.goto('/dashboard?authToken=a.b.c')
    await atPath(page, '/login')
  })
})

describe('with a token', () => {
  it('leads to the default entry from the empty path and the sign-in page', async () => {
    const owner = await newOwner(serverUrl, '望岳咨询')
    const page = await newVisitor()
    let loads = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === getMe.path) loads += 1
    })
    await enter(page, owner.token)
    await atPath(page, '/channel')
    await page.getByRole('heading', { level: 1, name: '首页' }).waitFor()
    // Who is looking is asked once, however many pages are opened.
    await page.getByRole('button', { name: '设置' }).click()
    await page.getByRole('menuitem', { name: '企业配置' }).click()
    await dialog(page, '企业配置').getByLabel('企业名称').waitFor()
    await page.goBack()
    await atPath(page, '/channel')
    expect(loads).toBe(1)
    await page.goto('/login?from=mail')
    await atPath(page, '/channel')
    await page.goto('/setting')
    await atPath(page, '/setting/my-setting')
  })

  it('opens another first page where the enterprise takes the first away', async () => {
    const owner = await newOwner(serverUrl, '沐川医疗')
    await configure(owner.token, { channelEntry: false })
    const page = await newVisitor()
    await enter(page, owner.token)
    await atPath(page, '/entity')
    await heading(page, '简历')
    await page.goto('/channel')
    await atPath(page, '/404')
  })

  it('names the right that is missing', async () => {
    const owner = await newOwner(serverUrl, '青禾教育')
    const member = await newMember(serverUrl, owner.token, '苏晚晴')
    const page = await newVisitor()
    await enter(page, member.token, '/setting/tenant')
    await heading(page, '不能打开「企业配置」')
    await page.getByText('这里只对企业管理员开放').waitFor()
    await page.goto('/automation')
    await heading(page, '不能打开「自动化」')
    await page.getByText('需要「自动任务 · 查看」640，你的角色没有这一项').waitFor()
    await page.getByRole('button', { name: '返回首页' }).click()
    await atPath(page, '/channel')
  })

  it('keeps join-company and the landing open', async () => {
    const owner = await newOwner(serverUrl, '鹿鸣设计')
    const other = await newOwner(serverUrl, '云栖软件', '程以南')
    const { code } = await ask(serverUrl, createInvitation, { body: {} }, other.token)
    const page = await newVisitor()
    await enter(page, owner.token, `/join-company?code=${code}`)
    await page.getByText('当前账号：林知夏').waitFor()
    await page.getByRole('button', { name: '加入并进入' }).click()
    await atPath(page, '/channel')
    await page.getByText('云栖软件的工作台已经就绪').waitFor()
    await page.goto(`/join-company?code=${code}`)
    await page.getByText('你已经是这家企业的成员').waitFor()
    await page.goto('/login/sso/jwt')
    await heading(page, '参数错误')
  })

  it('follows a redirect to our own, and to a trusted host with a token that is good once', async () => {
    const owner = await newOwner(serverUrl, '山止文化')
    await configure(owner.token, { trustedRedirectHosts: ['hr.example'] })
    const page = await newVisitor()
    await page.route('https://hr.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>HR</h1>' }),
    )
    await enter(page, owner.token, `/?redirect=${encodeURIComponent('/setting/tenant?tab=hosts')}`)
    await atPath(page, '/setting/tenant')
    await dialog(page, '企业配置').getByText('hr.example').first().waitFor()
    await page.goto(`/?redirect=${encodeURIComponent('https://hr.example/in?from=cohort')}`)
    await heading(page, 'HR')
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('from')).toBe('cohort')
    const once = searchParams.get('token') ?? ''
    expect(once).not.toBe(owner.token)
    const { token } = await ask(serverUrl, exchangeRedirectToken, { query: { token: once } })
    expect((await ask(serverUrl, getMe, {}, token)).phone).toBe(owner.phone)
    await expect(ask(serverUrl, exchangeRedirectToken, { query: { token: once } })).rejects.toThrow('401')
  })
})

describe('who is not let in', () => {
  it('has no enterprise yet', async () => {
    const page = await newVisitor()
    await enter(page, await tokenFor(serverUrl, newPhone()), '/dashboard')
    await atPath(page, '/forbidden')
    await heading(page, '还没有加入企业')
    await page.getByRole('button', { name: '创建企业' }).click()
    await atPath(page, '/create-tenant')
    await page.goto('/preference')
    await heading(page, '先认识一下')
    expect(new URL(page.url()).pathname).toBe('/preference')
    await page.goto('/login')
    await atPath(page, '/forbidden')
  })

  it('belongs to an enterprise that was closed down, and can go to another', async () => {
    const owner = await newOwner(serverUrl, '北屿食品')
    const second = await ask(serverUrl, createTenant, { body: { tenantName: '一苇航运' } }, owner.token)
    const page = await newVisitor()
    await enter(page, second.token)
    await page.getByText('一苇航运的工作台已经就绪').waitFor()
    await setTenantStatus(second.tenantId, 'inactive')
    await page.goto('/setting/my-setting')
    await atPath(page, '/forbidden')
    await heading(page, '企业已停用')
    await page.getByRole('button', { name: '北屿食品' }).click()
    await atPath(page, '/channel')
    await page.getByText('北屿食品的工作台已经就绪').waitFor()
  })

  it('was deactivated, and is out at the next request', async () => {
    const owner = await newOwner(serverUrl, '明川律所')
    const member = await newMember(serverUrl, owner.token, '江照')
    const page = await newVisitor()
    await enter(page, member.token)
    await page.getByText('共 2 人').waitFor()
    const { tenantMemberId } = await ask(serverUrl, getMe, {}, member.token)
    await ask(serverUrl, setMemberActive, { params: { id: tenantMemberId ?? '', flag: 'false' } }, owner.token)
    // The open page hears of it; without that the next request would say so.
    await atPath(page, '/401')
    await heading(page, '登录已失效')
    // Signing in again does not help: there is no enterprise to enter.
    await letSecondsPass(member.phone, 61)
    await signIn(page, member.phone)
    await atPath(page, '/forbidden')
    await heading(page, '还没有加入企业')
  })

  it('leaves by one way: out of an enterprise, and off the page that says that there is none', async () => {
    const owner = await newOwner(serverUrl, '明川律所')
    const member = await newMember(serverUrl, owner.token, '江照')
    const page = await newVisitor()
    const seen: string[] = []
    page.on('framenavigated', (frame) => void seen.push(frame.url().slice(serverUrl.length)))
    await enter(page, member.token, '/setting/my-setting')
    // The session is gone before the answer is here, and something else is refused in between.
    await page.route(`**${leaveTenant.path}`, async (route) => {
      const refused = page.waitForResponse((answer) => answer.status() === 401)
      const response = await route.fetch()
      await refused
      await route.fulfill({ response })
    })
    await page.getByRole('button', { name: '退出企业' }).click()
    seen.length = 0
    await page.getByRole('dialog').getByRole('button', { name: '退出企业' }).last().click()
    await atPath(page, '/login')
    await page.getByLabel(/^手机号/).waitFor()
    expect(new Set(seen)).toEqual(new Set(['/login']))

    await enter(page, await tokenFor(serverUrl, newPhone()), '/forbidden')
    await heading(page, '还没有加入企业')
    seen.length = 0
    await page.getByRole('button', { name: '退出登录' }).click()
    await atPath(page, '/login')
    await page.getByLabel(/^手机号/).waitFor()
    expect(new Set(seen)).toEqual(new Set(['/login']))
  })

  it('is a student, who stays with the students', async () => {
    const owner = await newOwner(serverUrl, '华昭大学')
    const student = await newMember(serverUrl, owner.token, '叶向晚')
    await makeSchoolUser(owner.tenantId, student.phone)
    const page = await newVisitor()
    for (const path of ['/', '/login', '/channel', '/setting/my-setting', '/no/such/page']) {
      await enter(page, student.token, path)
      await atPath(page, '/student')
    }
    await page.getByRole('heading', { level: 1, name: '学生首页' }).waitFor()
    await page.goto('/student/Resume/1')
    await heading(page, '这一页还没有建好')
    expect(new URL(page.url()).pathname).toBe('/student/Resume/1')
  })
})

describe('a screen that does not load', () => {
  it('is loaded anew once, then says so and offers another try', async () => {
    const owner = await newOwner(serverUrl, '拾光传媒')
    const page = await newVisitor()
    await enter(page, owner.token)
    await page.getByText('共 1 人').waitFor()
    // A file that a newer release has taken away: how many more page loads do not get it.
    let loadsWithout = 1
    page.on('load', () => {
      loadsWithout -= 1
    })
    await page.route('**/assets/my-setting-*.js', (route) => (loadsWithout > 0 ? route.abort() : route.continue()))
    const openMySetting = async () => {
      await page.getByRole('button', { name: '设置' }).click()
      await page.getByRole('menuitem', { name: '我的设置' }).click()
    }
    await openMySetting()
    await dialog(page, '我的设置').getByText('个人资料').waitFor()
    expect(loadsWithout).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/setting/my-setting')

    await page.goto('/')
    await page.getByText('共 1 人').waitFor()
    loadsWithout = 2
    await openMySetting()
    await dialog(page, '我的设置').getByRole('alert').getByText('这一部分没有载入成功').waitFor()
    expect(loadsWithout).toBe(1)
    // The frame stays, and another try helps.
    await dialog(page, '我的设置').getByRole('button', { name: '重试' }).click()
    await dialog(page, '我的设置').getByText('个人资料').waitFor()
  })
})
