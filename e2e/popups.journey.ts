import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newOwner } from './ask.ts'
import { atPath, enter, eventually, newVisitor, serverUrl } from './harness.ts'
import { dialog } from './shell.ts'

/** Someone at their home page, with nothing open. */
async function atHome(): Promise<Page> {
  const owner = await newOwner(serverUrl, '澄海智能')
  const page = await newVisitor()
  await enter(page, owner.token)
  await page.getByText('共 1 人').waitFor()
  return page
}

async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '设置', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
  await dialog(page, name).waitFor()
}

const control = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const tray = (page: Page) => page.getByRole('region', { name: '已最小化的窗口' })
const tabs = (page: Page) => tray(page).getByTitle(/^还原/)
const task = (id: string) => `/channel/task/${id}?pages=${encodeURIComponent(JSON.stringify(['a', 'b', 'c']))}`

it('stays open until it is closed by its cross or by Back', async () => {
  const page = await atHome()
  await openFromMenu(page, '我的设置')
  await atPath(page, '/setting/my-setting')
  await eventually(() => page.title()).toContain('我的设置')
  await dialog(page).getByLabel('姓名').fill('周以宁')
  await page.keyboard.press('Escape')
  await page.mouse.click(120, 860)
  // Both would have taken what was typed along.
  expect(await dialog(page).getByLabel('姓名').inputValue()).toBe('周以宁')
  expect(await dialog(page).isVisible()).toBe(true)
  await page.goBack()
  await atPath(page, '/channel')
  await dialog(page).waitFor({ state: 'hidden' })
  await page.goForward()
  await dialog(page, '我的设置').waitFor()
  await control(page, '关闭').click()
  await atPath(page, '/channel')
  await dialog(page).waitFor({ state: 'hidden' })
  await page.getByText('共 1 人').waitFor()
})

it('fills the screen and gives it back', async () => {
  const page = await atHome()
  await openFromMenu(page, '企业配置')
  await dialog(page).getByLabel('企业名称').waitFor()
  const before = await dialog(page).boundingBox()
  expect(before?.width).toBe(860)
  await control(page, '全屏').click()
  await control(page, '退出全屏').waitFor()
  await eventually(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  await control(page, '退出全屏').click()
  await eventually(() => dialog(page).boundingBox()).toEqual(before)
})

it('is minimised with what was typed into it, and restored', async () => {
  const page = await atHome()
  await openFromMenu(page, '我的设置')
  await dialog(page).getByLabel('姓名').fill('周以宁')
  await control(page, '最小化').click()
  await atPath(page, '/channel')
  await dialog(page).waitFor({ state: 'hidden' })
  await page.getByText('共 1 人').waitFor()
  await tabs(page).click()
  await atPath(page, '/setting/my-setting')
  await eventually(() => dialog(page, '我的设置').getByLabel('姓名').inputValue()).toBe('周以宁')
  await tray(page).waitFor({ state: 'hidden' })
})

it('pages to its neighbours, and is the same after a reload', async () => {
  const page = await atHome()
  await page.goto(task('b'))
  await dialog(page, '任务详情').getByText('2 / 3').waitFor()
  await control(page, '下一个').click()
  await dialog(page).getByText('3 / 3').waitFor()
  expect(new URL(page.url()).pathname).toBe('/channel/task/c')
  expect(await control(page, '下一个').getAttribute('aria-disabled')).toBe('true')
  await control(page, '上一个').click()
  await control(page, '上一个').click()
  await dialog(page).getByText('1 / 3').waitFor()
  expect(await control(page, '上一个').getAttribute('aria-disabled')).toBe('true')
  await page.reload()
  await dialog(page, '任务详情').getByText('1 / 3').waitFor()
  expect(new URL(page.url()).pathname).toBe('/channel/task/a')
  // The page below is the one that was there before.
  await control(page, '关闭').click()
  await atPath(page, '/channel')
  await page.getByText('共 1 人').waitFor()
  // Paging has left no steps: one Back leads before the pop-up, not to a neighbour.
  await page.goto(task('a'))
  await control(page, '下一个').click()
  await dialog(page).getByText('2 / 3').waitFor()
  await page.goBack()
  await atPath(page, '/channel')
})

it('folds the third minimised one behind a count, and lets the row be put in order', async () => {
  const page = await atHome()
  for (const name of ['我的设置', '企业配置']) {
    await openFromMenu(page, name)
    await control(page, '最小化').click()
    await dialog(page).waitFor({ state: 'hidden' })
  }
  await page.goto(task('b'))
  await control(page, '最小化').click()
  await atPath(page, '/channel')
  await eventually(() => tabs(page).allInnerTexts()).toEqual([
    expect.stringContaining('我的设置'),
    expect.stringContaining('企业配置'),
  ])
  await page.getByRole('button', { name: '另外 1 个已最小化的窗口' }).click()
  await page.getByTitle('还原「任务详情」').waitFor()
  await page.keyboard.press('Escape')

  await tabs(page).first().dragTo(tabs(page).last())
  await eventually(() => tabs(page).first().innerText()).toContain('企业配置')
  await tabs(page).first().press('Alt+ArrowRight')
  await eventually(() => tabs(page).first().innerText()).toContain('我的设置')

  // The row survives a reload; what is folded comes forward when there is room.
  await page.reload()
  await tray(page).getByRole('button', { name: '关闭「企业配置」' }).click()
  await page.getByRole('button', { name: /另外/ }).waitFor({ state: 'hidden' })
  await page.getByTitle('还原「任务详情」').click()
  await dialog(page, '任务详情').getByText('2 / 3').waitFor()
  await eventually(() => tabs(page).count()).toBe(1)
})
