// The people for a job, narrowed by conditions that stand in the address; and gone through by the keys alone.
import { searchFilters } from '@cohort/contract/entities'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newOwner } from './ask.ts'
import { standing } from './board.ts'
import { chineseOn, enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { jobWithPool, people } from './job-pool.ts'

const names = (page: Page) => people(page).locator('[data-id] > span:has(> small) > span').allTextContents()
const filters = (page: Page) => page.getByRole('region', { name: '筛选人选' })
const tick = async (page: Page, field: string, value: string) => {
  await filters(page).getByRole('button', { name: field }).first().click()
  await page.getByRole('checkbox', { name: value }).click()
  await page.keyboard.press('Escape')
}

it('narrows the people by conditions, one or all of them, and says which to drop', async () => {
  const { token } = await newOwner(serverUrl, '青屿软件')
  const { projectId } = await jobWithPool(token)
  const page = await newVisitor()
  await enter(page, token, `/recommendation?projectId=${projectId}`)
  await filters(page).getByText('4 人').waitFor()
  await tick(page, '现居城市', '杭州')
  await filters(page).getByText('1 人').waitFor()
  await eventually(() => names(page)).toEqual(['沈听澜'])

  // A second condition: one of them is enough, unless all must be met.
  await tick(page, '技能', 'Kafka')
  await filters(page).getByText('2 人').waitFor()
  await expectAccessible(page, 'filters')
  await filters(page).getByRole('button', { name: '满足全部' }).click()
  await page.getByText('没有符合全部 2 个条件的人选').waitFor()
  await page.getByText(/^去掉「.+」可得到 1 人$/).waitFor()
  await expectAccessible(page, 'nobody')

  // A colleague who gets the address sees the same.
  const colleague = await newVisitor({ language: 'en-US', width: 390, dark: true })
  await enter(colleague, token, new URL(page.url()).pathname + new URL(page.url()).search)
  await colleague.getByText('Nobody meets all 2 conditions').waitFor()
  await expectAccessible(colleague, 'nobody on a phone')

  await page
    .getByRole('button', { name: /^去掉「/ })
    .first()
    .click()
  await filters(page).getByText('1 人').waitFor()
  await filters(page).getByRole('button', { name: '清除全部' }).click()
  await filters(page).getByText('4 人').waitFor()
  expect(new URL(page.url()).searchParams.toString()).not.toContain('f.')

  // In blind mode nobody is found by what is hidden.
  await filters(page).getByRole('button', { name: '筛选', exact: true }).click()
  await page.getByRole('menuitem', { name: '性别' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: '盲选模式' }).check()
  await people(page).getByText('人选 1').waitFor()
  await filters(page).getByRole('button', { name: '筛选', exact: true }).click()
  await page.getByRole('menuitem', { name: '求职状态' }).waitFor()
  expect(await page.getByRole('menuitem', { name: '性别' }).count()).toBe(0)
})

it('ticks a box at once, however long the list takes', async () => {
  const { token } = await newOwner(serverUrl, '青屿软件')
  const { projectId } = await jobWithPool(token)
  const page = await newVisitor()
  await enter(page, token, `/recommendation?projectId=${projectId}`)
  await people(page).getByRole('button').first().waitFor()
  // On a slow machine the second press comes before, while and after the first has been drawn.
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const frames = [0, 2, 4, 6, 8, 10, 12]
  const checkPressed = async (name: string) => {
    const pressTwice = (between: number) =>
      page.getByRole('checkbox', { name }).evaluate(async (input, between) => {
        if (!(input instanceof HTMLInputElement)) throw new Error('no box')
        const seen: boolean[] = []
        input.click()
        seen.push(input.checked)
        for (let at = 0; at < between; at++) await new Promise(requestAnimationFrame)
        seen.push(input.checked)
        input.click()
        seen.push(input.checked)
        return seen
      }, between)
    for (const between of frames) expect(await pressTwice(between)).toEqual([true, true, false])
  }
  for (const name of ['盲选模式', '含已在流程中的']) await checkPressed(name)
  // So does one of a filter, and its panel stays open for the next.
  await filters(page).getByRole('button', { name: '技能' }).click()
  await checkPressed('Kafka')
  expect(new URL(page.url()).searchParams.toString()).toBe(`projectId=${projectId}`)
  await page.getByRole('checkbox', { name: 'Kafka' }).click()
  await page.getByRole('checkbox', { name: 'Redis' }).click()
  await filters(page)
    .getByRole('button', { name: /^技能：/ })
    .waitFor()
  for (const name of ['Kafka', 'Redis'])
    await eventually(() => page.getByRole('checkbox', { name }).isChecked()).toBe(true)
  await eventually(() => new URL(page.url()).searchParams.getAll('f.skills').length).toBe(2)
})

it('asks again for the values of a filter that did not come', async () => {
  const { token } = await newOwner(serverUrl, '青屿软件')
  const { projectId } = await jobWithPool(token)
  const page = await newVisitor({ width: 390 })
  await enter(page, token, `/recommendation?projectId=${projectId}`)
  await people(page).getByRole('button').first().waitFor()
  const counts = (url: URL) => url.pathname === searchFilters.path
  await page.route(counts, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"ServerError"}' }),
  )
  await filters(page).getByRole('button', { name: '现居城市' }).click()
  const sheet = page.getByRole('region', { name: '现居城市' })
  await sheet.getByRole('alert').waitFor()
  await page.unroute(counts)
  await sheet.getByRole('button', { name: '重试' }).click()
  await sheet.getByRole('checkbox', { name: '杭州' }).click()
  await expectAccessible(page, 'filter on a phone')
  await sheet.getByRole('button', { name: '完成' }).click()
  await filters(page).getByText('1 人').waitFor()
})

it('comes back on a phone to where the list was left', async () => {
  const { token } = await newOwner(serverUrl, '青屿软件')
  const { projectId } = await jobWithPool(token)
  const page = await newVisitor({ width: 390, height: 560 })
  await enter(page, token, `/recommendation?projectId=${projectId}`)
  const last = people(page).locator('[data-id]').last()
  await last.click()
  const back = page.getByRole('button', { name: '人选', exact: true })
  await back.waitFor()
  await back.click()
  await back.waitFor({ state: 'detached' })
  expect(await people(page).evaluate((list) => list.scrollTop)).toBeGreaterThan(0)
})

it('shows those who are in the flow only when asked to', async () => {
  const { token } = await newOwner(serverUrl, 'Northwind Studio', 'Mara Lindqvist')
  const { projectId } = await jobWithPool(token)
  const page = await newVisitor()
  await enter(page, token, `/recommendation?projectId=${projectId}`)
  await people(page).getByText('顾行舟').click()
  await page.getByRole('button', { name: /^加入「/ }).click()
  await eventually(() => names(page)).not.toContain('顾行舟')
  await filters(page).getByRole('checkbox', { name: '含已在流程中的' }).check()
  await people(page).getByText('顾行舟').click()
  await page
    .getByRole('article', { name: '顾行舟' })
    .getByText(/^已在「/)
    .waitFor()
})

it('is gone through by the keys alone; none is heard under what lies above', async () => {
  const { token } = await newOwner(serverUrl, '青屿软件')
  const { projectId } = await jobWithPool(token)
  const page = await newVisitor()
  await enter(page, token, `/recommendation?projectId=${projectId}`)
  await people(page).getByRole('button').first().waitFor()
  const order = await names(page)
  const shown = page.getByRole('article')
  const isShown = (at: number) => eventually(() => shown.getAttribute('aria-label')).toBe(order[at])
  await isShown(0)
  await page.keyboard.press('j')
  await isShown(1)
  await page.keyboard.press('ArrowDown')
  await isShown(2)
  await page.keyboard.press('k')
  await isShown(1)
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-current'))).toBe('true')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: '加入所选 2 人' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^加入「/ }).waitFor()

  // The keys belong to what lies on top: a panel of help, a dialog, a filter.
  await page.keyboard.press('?')
  await page.getByText('下一位、上一位').waitFor()
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  await isShown(2)
  await page.keyboard.press('Escape')
  await page.getByText('下一位、上一位').waitFor({ state: 'detached' })
  await filters(page).getByRole('button', { name: '技能' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Java' }).waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox')
  await page.keyboard.press('a')
  await page.keyboard.press('k')
  await isShown(2)
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Java' }).waitFor({ state: 'hidden' })
  await page.keyboard.press('d')
  const reason = page.getByRole('dialog').last().getByRole('textbox')
  await reason.fill('jxad')
  await isShown(2)
  await page.keyboard.press('Escape')
  await reason.waitFor({ state: 'detached' })
  expect(await standing(token, { projectId } as Parameters<typeof standing>[1])).not.toHaveProperty('初筛', [order[2]])

  await page.keyboard.press('a')
  await eventually(async () => Object.values(await standing(token, { projectId } as never)).flat()).toEqual([order[2]])
})

it('goes from the list to the person by one Tab; dismisses with a reason and takes back who was added by the keys', async () => {
  const { token } = await newOwner(serverUrl, '青屿软件')
  const { projectId } = await jobWithPool(token)
  const page = await newVisitor()
  await enter(page, token, `/recommendation?projectId=${projectId}`)
  await people(page).getByRole('button').first().waitFor()
  const order = await names(page)
  const focusIn = (what: string) => page.evaluate((what) => document.activeElement?.closest(what) !== null, what)
  await page.keyboard.press('j')
  await eventually(() => focusIn('[data-id]')).toBe(true)
  await page.keyboard.press('Tab')
  await eventually(() => focusIn('article')).toBe(true)

  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: '不推荐给这个职位' })
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('经验不符')
  await page.keyboard.press('Enter')
  await eventually(() => dialog.getByRole('textbox').inputValue()).toBe('经验不符')
  await expectAccessible(page, 'reasons')
  await page.keyboard.press('ControlOrMeta+Enter')
  await eventually(() => names(page)).toEqual(order.toSpliced(1, 1))

  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('a')
  await eventually(() => names(page)).toHaveLength(1)
  await page.keyboard.press('ControlOrMeta+z')
  await eventually(() => names(page)).toEqual(order.toSpliced(1, 1))
  expect(Object.values(await standing(token, { projectId } as never)).flat()).toEqual([])
})

it('lists the dismissed in the dark and in English', async () => {
  const { token } = await newOwner(serverUrl, 'Northwind Studio', 'Mara Lindqvist')
  const { projectId } = await jobWithPool(token)
  const page = await newVisitor({ language: 'en-US', dark: true })
  await enter(page, token, `/recommendation?projectId=${projectId}&tab=dismissed`)
  await page.getByText('Nobody was dismissed').waitFor()
  await expectAccessible(page, 'nobody dismissed')
  const own = ['支付', '2026 扩编', '别的职位', 'Java 开发工程师']
  expect((await chineseOn(page)).filter((text) => !own.some((word) => text.includes(word)))).toEqual([])
})
