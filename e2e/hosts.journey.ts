import { getFullConfig, updateConfig } from '@cohort/contract/tenants'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, newPhone, skipGuides, tokenFor } from './ask.ts'
import { askForCode, atPath, enter, eventually, expectAccessible, newVisitor, typeCode } from './harness.ts'
import { type RunningServer, startServer } from './server.ts'
import { dialog, openUserMenu } from './shell.ts'

const school = {
  host: 'localhost',
  kind: 'school',
  title: { zh: '华昭就业', en: 'Huazhao Careers' },
  logo: '/favicon.svg',
  agreement: 'https://huazhao.example/agreement',
  privacy: 'https://huazhao.example/privacy',
}
const widget = 'https://chat.cohort.example/widget.js'

let server: RunningServer
/** The same server by the name of a branded host. */
let branded: string
/** Of the founder of the demo enterprise. */
let founder: string
beforeAll(async () => {
  server = await startServer({
    DEMO: '1',
    REGISTRATION: 'closed',
    CONTACT: 'help@cohort.example',
    HELP_URL: 'https://help.cohort.example/',
    WIDGET_SCRIPT: widget,
    BRANDED_HOSTS: JSON.stringify([school]),
  })
  branded = server.url.replace('127.0.0.1', 'localhost')
  founder = await tokenFor(server.url, '13800000001')
  await skipGuides(server.url, founder)
})
afterAll(() => server.stop())

/** The slides are timed by an animation: how long it takes, and what comes when it ends. */
const nextSlide = (page: Page) =>
  page.evaluate(() => {
    const [clock] = document.querySelector('[aria-current="true"] > i')?.getAnimations() ?? []
    const duration = clock?.effect?.getComputedTiming().duration
    clock?.finish()
    return duration
  })

it('tells whom nobody registered how to be', async () => {
  const page = await newVisitor({ url: server.url })
  await page.goto('/login')
  await page.getByText('请使用企业为你开通的手机号登录').waitFor()
  const phone = newPhone()
  await typeCode(page, await askForCode(page, phone))
  const contact = dialog(page, '联系我们')
  await contact.getByRole('alert').filter({ hasText: '该账号尚未注册' }).waitFor()
  const spaced = phone.replace(/^(...)(....)/, '$1 $2 ')
  expect(await contact.getByLabel('发给客服的内容').inputValue()).toContain(`我的手机号是 ${spaced}`)
  await contact.getByText('help@cohort.example').waitFor()
  await expectAccessible(page, 'contact')
})

it('shows its slides six seconds each, and five on a branded host', async () => {
  for (const [url, first, second, duration] of [
    [server.url, '每一次推荐，都有据可查', '沉睡的人才，重新被看见', 6000],
    [branded, '从校园到第一份工作', '宣讲会与双选会，一页看全', 5000],
  ] as const) {
    const page = await newVisitor({ url })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/login')
    await page.getByRole('heading', { name: first }).waitFor()
    expect(await nextSlide(page)).toBe(duration)
    await page.getByRole('heading', { name: second }).waitFor()
    await page.getByRole('button', { name: /^第 3 页/ }).click()
    await page.getByText('3 / 3').waitFor()
  }
})

it('wears the title, logo, links and colours of a branded host', async () => {
  const accent = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))
  const plain = await newVisitor({ url: server.url })
  await enter(plain, founder, '/', server.url)
  await plain.getByRole('link', { name: '帮助中心' }).waitFor()
  const menu = await openUserMenu(plain)
  await menu.getByRole('menuitem', { name: '联系我们' }).waitFor()

  const page = await newVisitor({ url: branded })
  await page.goto('/login')
  await page.getByRole('heading', { name: '登录就业服务' }).waitFor()
  expect(await page.title()).toBe('登录 – 华昭就业')
  expect(await page.getByRole('link', { name: '《用户协议》' }).getAttribute('href')).toBe(school.agreement)
  await expectAccessible(page, 'branded sign-in')
  await enter(page, founder, '/', branded)
  await atPath(page, '/channel')
  const fewer = await openUserMenu(page)
  expect(await fewer.getByRole('menuitem', { name: '联系我们' }).count()).toBe(0)
  expect(await accent(page)).not.toBe(await accent(plain))
  await expectAccessible(page, 'branded frame')
})

it('loads the customer-service widget on a desk, unless the enterprise switches it off', async () => {
  const loads = async (width: number) => {
    const page = await newVisitor({ url: server.url, width })
    let asked = false
    await page.route(widget, (route) => {
      asked = true
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await enter(page, founder, '/', server.url)
    await page.getByRole('treeitem', { name: '社会招聘', exact: true }).waitFor()
    const present = (await page.locator('script[data-widget]').count()) === 1
    if (present) await eventually(() => asked).toBe(true)
    return present
  }
  expect(await loads(1440)).toBe(true)
  expect(await loads(390)).toBe(false)
  const { version } = await ask(server.url, getFullConfig, {}, founder)
  await ask(server.url, updateConfig, { body: { version, changes: { widget: false } } }, founder)
  expect(await loads(1440)).toBe(false)
})
