import { updateProfile } from '@cohort/contract/members'
import { createTenant } from '@cohort/contract/tenants'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ask, newMember, newOwner, newPhone, tokenFor } from './ask.ts'
import {
  askForCode,
  atPath,
  chineseOn,
  enter,
  expectAccessible,
  newVisitor,
  serverUrl,
  settled,
  typeCode,
} from './harness.ts'
import { chooseFromUserMenu, dialog, openUserMenu } from './shell.ts'

/** The name of the Chinese language is Chinese in every language. */
const foreignWords = async (page: Page) =>
  (await chineseOn(page)).filter((text) => !/^(Language |Switch to )?简体中文$/.test(text))

/** Nobody known yet, with an enterprise: nothing has been shown to them. */
async function freshOwner(username?: string): Promise<string> {
  const body = { tenantName: '澄海智能', username }
  return (await ask(serverUrl, createTenant, { body }, await tokenFor(serverUrl, newPhone()))).token
}

describe('languages', () => {
  it('speaks English all the way through the sign-in', async () => {
    const page = await newVisitor()
    await page.goto('/login')
    await page.getByRole('button', { name: '界面语言 简体中文' }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Sign in to Cohort' }).waitFor()
    expect(await foreignWords(page)).toEqual([])
    const code = await askForCode(page, newPhone())
    // The server speaks it too.
    await typeCode(page, code === '000000' ? '000001' : '000000')
    await page.getByText('Wrong code, 4 tries left').waitFor()
    expect(await foreignWords(page)).toEqual([])
    await typeCode(page, code)
    await atPath(page, '/preference')
    await page.getByRole('heading', { name: 'Nice to meet you' }).waitFor()
    expect(await foreignWords(page)).toEqual([])
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByLabel('Enterprise name').fill('Northwind Studio')
    await page.getByLabel('Your name').fill('Mara Lindqvist')
    expect(await foreignWords(page)).toEqual([])
    await page.getByRole('button', { name: 'Create and enter' }).click()
    await dialog(page, 'New in 1.10.3').waitFor()
    expect(await foreignWords(page)).toEqual([])
  })

  it('changes every word of the frame at once', async () => {
    const owner = await newOwner(serverUrl, 'Northwind Studio', 'Mara Lindqvist')
    const page = await newVisitor()
    await enter(page, owner.token)
    await page.getByText('超级管理员 · 管理员').waitFor()
    const menu = await openUserMenu(page)
    await menu.getByRole('menuitem', { name: '语言' }).click()
    await page.getByText('Super administrator · Administrator').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US')
    expect(await foreignWords(page)).toEqual([])
    await page.keyboard.press('Escape')
    // Each dialog of the frame, and none of them in two languages.
    for (const name of ['Switch enterprise', 'Invite people', 'Contact us', 'What is new', 'Log out']) {
      await chooseFromUserMenu(page, name)
      await dialog(page).waitFor()
      await settled(page)
      expect(await foreignWords(page)).toEqual([])
      await expectAccessible(page, name)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
    }
    // It is remembered.
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  })
})

describe('appearance', () => {
  it('follows the system until someone chooses', async () => {
    const owner = await newOwner(serverUrl, '望岳咨询')
    const page = await newVisitor({ dark: true })
    await enter(page, owner.token)
    const shown = () => page.locator('html').getAttribute('data-theme')
    const lightness = () =>
      page.evaluate(() => {
        const color = getComputedStyle(document.documentElement).backgroundColor
        return Number(/\d+/.exec(color)?.[0])
      })
    await page.getByText('共 1 人').waitFor()
    expect(await shown()).toBe('dark')
    expect(await lightness()).toBeLessThan(60)
    const menu = await openUserMenu(page)
    await menu.getByRole('menuitem', { name: '外观 跟随系统' }).click()
    await menu.getByRole('menuitem', { name: '外观 浅色' }).waitFor()
    expect(await shown()).toBe('light')
    // The colours follow with the next picture that the browser draws.
    await expect.poll(lightness).toBeGreaterThan(200)
    await page.reload()
    await page.getByText('共 1 人').waitFor()
    expect(await shown()).toBe('light')
  })

  it('keeps the menu open once it was opened', async () => {
    const owner = await newOwner(serverUrl, '沐川医疗')
    const page = await newVisitor()
    await enter(page, owner.token)
    const rail = page.getByRole('navigation', { name: '主菜单' })
    await rail.getByRole('button', { name: '展开菜单' }).click()
    await rail.getByText('沐川医疗').waitFor()
    await page.reload()
    await rail.getByText('沐川医疗').waitFor()
    await rail.getByRole('button', { name: '收起菜单' }).click()
    await rail.getByText('沐川医疗').waitFor({ state: 'hidden' })
  })
})

it('is a layout of its own on a phone', async () => {
  const owner = await newOwner(serverUrl, '青禾教育')
  const page = await newVisitor({ width: 390 })
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  await enter(page, owner.token)
  const bar = page.getByRole('navigation', { name: '底部导航' })
  await bar.getByRole('link', { name: '首页' }).waitFor()
  expect(await page.getByRole('navigation', { name: '主菜单' }).count()).toBe(0)
  expect(await fits()).toBe(true)
  const box = await bar.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)

  // Menus and dialogs rise from below, over the whole width.
  await bar.getByRole('button', { name: '我的' }).click()
  const menu = page.getByRole('menu', { name: '用户菜单' })
  await menu.waitFor()
  expect((await menu.boundingBox())?.width).toBeGreaterThan(360)
  expect(await menu.getByRole('menuitem', { name: '权限设置' }).count()).toBe(0)
  await menu.getByRole('menuitem', { name: '邀请成员' }).click()
  await dialog(page).waitFor()
  await settled(page)
  const sheet = await dialog(page, '邀请成员').boundingBox()
  expect(sheet).toMatchObject({ x: 0, width: 390 })
  expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(844)
  expect(await fits()).toBe(true)
  await dialog(page).getByRole('button', { name: '关闭' }).click()

  await bar.getByRole('button', { name: '我的' }).click()
  await menu.getByRole('menuitem', { name: '我的设置' }).click()
  await dialog(page).waitFor()
  await settled(page)
  expect((await dialog(page, '我的设置').boundingBox())?.width).toBe(390)
  expect(await dialog(page).getByRole('button', { name: '最小化' }).count()).toBe(0)
  expect(await fits()).toBe(true)
  await dialog(page).getByRole('button', { name: '关闭' }).click()
  await atPath(page, '/channel')

  await page.getByRole('button', { name: '搜索或输入命令' }).click()
  await dialog(page, '搜索与命令').waitFor()
  expect(await fits()).toBe(true)
})

it('is led by the keyboard through the palette', async () => {
  const owner = await newOwner(serverUrl, '鹿鸣设计')
  await newMember(serverUrl, owner.token, '顾清欢')
  const page = await newVisitor()
  await enter(page, owner.token)
  await page.getByText('共 2 人').waitFor()
  const palette = dialog(page, '搜索与命令')
  const chosen = palette.getByRole('option', { selected: true })
  await page.keyboard.press('ControlOrMeta+k')
  await chosen.waitFor()
  expect(await chosen.textContent()).toBe('首页')
  await page.keyboard.press('ArrowDown')
  expect(await chosen.textContent()).toBe('材料')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await chosen.textContent()).not.toBe('首页')
  await expectAccessible(page, 'palette')
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })

  // Words of either language find it.
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('enterprise set')
  await palette.getByRole('option', { name: '企业配置' }).waitFor()
  await page.keyboard.press('Enter')
  await atPath(page, '/setting/tenant')
  await palette.waitFor({ state: 'detached' })
  await dialog(page, '企业配置').waitFor()
  await page.goBack()
  // What closes gives the focus back to where it was: not to be typed over.
  await dialog(page, '企业配置').waitFor({ state: 'detached' })

  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('顾清')
  await palette.getByRole('option', { name: /顾清欢/ }).waitFor()
  await page.keyboard.press('Tab')
  await palette.getByRole('button', { name: '页面' }).waitFor()
  await palette.getByText('没有找到「顾清」').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('深色')
  await chosen.filter({ hasText: '切换到深色外观' }).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('html[data-theme="dark"]').waitFor()
})

describe('what is shown once', () => {
  it('is the news of the release, then three guides', async () => {
    const token = await freshOwner('周以宁')
    const page = await newVisitor()
    await enter(page, token)
    await dialog(page, '新版本 1.10.3').waitFor()
    await expectAccessible(page, 'news')
    await page.keyboard.press('Enter')
    for (const [title, next] of [
      ['一个框，到达任何地方', '下一步'],
      ['菜单在这里', '下一步'],
      ['你和你的企业', '知道了'],
    ]) {
      await dialog(page, title).waitFor()
      await expectAccessible(page, title)
      await dialog(page).getByRole('button', { name: next }).click()
    }
    await dialog(page).waitFor({ state: 'detached' })

    // Nothing of it on another device: whoever comes there can begin at once.
    const other = await newVisitor()
    await enter(other, token)
    await other.getByRole('button', { name: '邀请成员' }).click()
    await dialog(other, '邀请成员').waitFor()
    expect(await dialog(other).count()).toBe(1)
    await other.keyboard.press('Escape')
    await chooseFromUserMenu(other, '版本更新')
    await dialog(other, '新版本 1.10.3').waitFor()
  })

  it('is what suits the answers of a new user, until they put it away', async () => {
    const owner = await newOwner(serverUrl, '山止文化')
    await ask(serverUrl, updateProfile, { body: { focus: ['hire', 'talent'] } }, owner.token)
    const page = await newVisitor()
    await enter(page, owner.token)
    const chips = page.getByRole('region', { name: '按你的偏好推荐' })
    await chips.getByRole('button', { name: '完善企业配置' }).click()
    await dialog(page, '企业配置').waitFor()
    await page.goBack()
    await chips.getByRole('button', { name: '邀请招聘同事' }).click()
    await dialog(page, '邀请成员').waitFor()
    await page.keyboard.press('Escape')
    const kept = page.waitForResponse((answer) => answer.url().includes('/user-behaviors'))
    await chips.getByRole('button', { name: '不再显示' }).click()
    await chips.waitFor({ state: 'detached' })
    await kept
    await page.reload()
    await page.getByText('共 1 人').waitFor()
    expect(await chips.count()).toBe(0)
  })
})

it('offers in the user menu what the role allows', async () => {
  const owner = await newOwner(serverUrl, '北屿食品')
  const member = await newMember(serverUrl, owner.token, '江照')
  const entriesOf = async (token: string) => {
    const page = await newVisitor()
    await enter(page, token)
    const menu = await openUserMenu(page)
    await expectAccessible(page, 'user menu')
    await menu.page().getByText('北屿食品', { exact: true }).first().waitFor()
    return menu.getByRole('menuitem').allInnerTexts()
  }
  const [forOwner, forMember] = [await entriesOf(owner.token), await entriesOf(member.token)]
  const everyone = ['切换企业', '我的设置', '联系我们', '版本更新', '退出登录']
  expect(forMember).toEqual(expect.arrayContaining(everyone))
  expect(forOwner).toEqual(expect.arrayContaining([...everyone, '邀请成员', '权限设置']))
  expect(forMember).not.toEqual(expect.arrayContaining(['邀请成员']))
  expect(forMember).not.toEqual(expect.arrayContaining(['权限设置']))
})
