import { randomInt } from 'node:crypto'
import { limits } from '@cohort/contract/limits'
import { listDevices } from '@cohort/contract/session'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ask, newOwner, newPhone } from './ask.ts'
import { letSecondsPass } from './database.ts'
import { askForCode, atPath, enter, newVisitor, serverUrl, signIn, typeCode } from './harness.ts'
import { chooseFromUserMenu, dialog, putGuidesAway } from './shell.ts'

const tokenOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? ''

/** The name of the enterprise stands at the top of the menu, as a link to its home. */
const enterprise = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })

it('leads someone new from the phone number to an enterprise of their own', async () => {
  const page = await newVisitor()
  await page.goto('/')
  await atPath(page, '/login')
  const code = await askForCode(page, newPhone())
  await page.getByText('验证码已发送').waitFor()
  await typeCode(page, code)

  await atPath(page, '/preference')
  await page.getByText('社会招聘').click()
  await page.getByText('QQ 邮箱').click()
  await page.getByRole('button', { name: '继续' }).click()

  await atPath(page, '/create-tenant')
  await page.getByRole('button', { name: '创建并进入' }).click()
  await page.getByText('请填写企业名称').waitFor()
  await page.getByLabel('企业名称').fill('澄海智能')
  await page.getByLabel('你的姓名').fill('周以宁')
  await page.getByRole('button', { name: '自定义企业 ID' }).click()
  await page.getByLabel('企业 ID').fill('9a')
  await page.getByRole('button', { name: '创建并进入' }).click()
  await page.getByText('须为 3–32 位小写字母').waitFor()
  const id = `chenghai-${randomInt(1_000_000)}`
  await page.getByLabel('企业 ID').fill(id)
  await page.getByRole('button', { name: '创建并进入' }).click()

  // An id of one's own stays for ever, so it is asked about first.
  const question = dialog(page, `用「${id}」作为企业 ID？`)
  await question.getByRole('button', { name: '再想想' }).click()
  await question.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/create-tenant')
  await page.getByRole('button', { name: '创建并进入' }).click()
  await question.getByRole('button', { name: '确认创建' }).click()

  await atPath(page, '/channel')
  await putGuidesAway(page)
  await page.getByRole('heading', { level: 1, name: '首页' }).waitFor()
  await page.getByRole('heading', { name: /好，周以宁$/ }).waitFor()
  await enterprise(page, '澄海智能').waitFor()
  await page.getByText('共 1 人').waitFor()
  // What was chosen before decides what is suggested now.
  await page.getByRole('button', { name: '邀请招聘同事' }).waitFor()
  expect(await tokenOf(page)).toMatch(new RegExp(`^${id}\\.`))
})

it('invites by a link for many, and lets a stranger in by it', async () => {
  const owner = await newOwner(serverUrl, '望岳咨询')
  const page = await newVisitor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, owner.token)
  await page.getByText('共 1 人').waitFor()
  await chooseFromUserMenu(page, '邀请成员')
  const invite = dialog(page, '邀请成员')
  await invite.getByText('还没有有效的邀请').waitFor()
  await invite.getByRole('button', { name: '生成链接' }).click()
  const link = await invite.getByLabel('链接已生成，发给对方即可').inputValue()
  await invite.getByRole('button', { name: '复制链接' }).first().click()
  await page.getByText('邀请链接已复制').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  expect(new URL(link).pathname).toBe('/join-company')

  const stranger = await newVisitor()
  await stranger.goto(link)
  await stranger.getByText('林知夏 邀请你加入').waitFor()
  await stranger.getByRole('heading', { level: 1, name: '望岳咨询' }).waitFor()
  const code = await askForCode(stranger, newPhone())
  await typeCode(stranger, code)
  // Invited, so nothing is asked: straight into the enterprise.
  await atPath(stranger, '/channel')
  await putGuidesAway(stranger)
  await enterprise(stranger, '望岳咨询').waitFor()
  await stranger.getByText('共 2 人').waitFor()

  await page.reload()
  await page.getByText('共 2 人').waitFor()
  await page.getByText('未填写姓名').waitFor()
})

it('keeps the enterprises of one person apart, and switches between them', async () => {
  const owner = await newOwner(serverUrl, '青禾教育')
  const page = await newVisitor()
  await enter(page, owner.token)
  await enterprise(page, '青禾教育').waitFor()
  await page.getByRole('listitem').filter({ hasText: '再建一家企业' }).getByRole('button', { name: '创建' }).click()
  await atPath(page, '/create-tenant')
  await page.getByLabel('企业名称').fill('青禾物流')
  await page.getByRole('button', { name: '创建并进入' }).click()
  await atPath(page, '/channel')
  await enterprise(page, '青禾物流').waitFor()
  await page.getByText('你在 2 家企业里').waitFor()

  await chooseFromUserMenu(page, '切换企业')
  const rows = dialog(page, '切换企业').getByRole('button', { name: /青禾/ })
  await rows.first().waitFor()
  expect(await rows.count()).toBe(2)
  expect(await rows.filter({ hasText: '青禾物流' }).getAttribute('aria-current')).toBe('true')
  await rows.filter({ hasText: '青禾教育' }).click()
  await enterprise(page, '青禾教育').waitFor()
  await page.getByText('青禾教育的工作台已经就绪').waitFor()

  await chooseFromUserMenu(page, '切换企业')
  await rows.filter({ hasText: '青禾物流' }).click()
  await enterprise(page, '青禾物流').waitFor()
})

it('logs out after asking, and the token dies with it', async () => {
  const owner = await newOwner(serverUrl, '沐川医疗')
  const page = await newVisitor()
  await enter(page, owner.token)
  await chooseFromUserMenu(page, '退出登录')
  const question = dialog(page, '退出登录？')
  await question.getByRole('button', { name: '取消' }).click()
  await question.waitFor({ state: 'detached' })
  await enterprise(page, '沐川医疗').waitFor()
  await chooseFromUserMenu(page, '退出登录')
  await question.getByRole('button', { name: '退出登录' }).click()
  await atPath(page, '/login')
  expect(await tokenOf(page)).toBe('')
  await expect(ask(serverUrl, listDevices, {}, owner.token)).rejects.toThrow('401')
  // The way back in is the sign-in page, and it leads to where one wanted to go.
  await page.goto('/setting/my-setting')
  await atPath(page, '/login')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/setting/my-setting')
})

it('lets someone return, see where else they are signed in, and end that', async () => {
  const owner = await newOwner(serverUrl, '鹿鸣设计')
  await letSecondsPass(owner.phone, limits.codeIntervalSeconds + 1)
  const page = await newVisitor()
  await signIn(page, owner.phone)
  // Not new, so nothing is asked.
  await atPath(page, '/channel')
  await chooseFromUserMenu(page, '我的设置')
  const devices = dialog(page, '我的设置').getByRole('region', { name: '登录设备' })
  await devices.getByText('本机').waitFor()
  expect(await devices.getByRole('listitem').count()).toBe(2)
  await devices.getByRole('button', { name: '下线' }).click()
  await dialog(page, /下线？$/)
    .getByRole('button', { name: '下线' })
    .click()
  await devices.getByText('只有这台设备登录着').waitFor()
  await expect(ask(serverUrl, listDevices, {}, owner.token)).rejects.toThrow('401')
})
