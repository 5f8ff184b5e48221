// Channels are made from templates: one is found, looked at and used; an own one is made, changed and deleted.
import { createChannel, createSpace } from '@cohort/contract/spaces'
import { listEntityTemplates, listTemplates } from '@cohort/contract/templates'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { ask, newMember, newOwner, skipGuides, tokenFor } from './ask.ts'
import { atPath, enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { startServer } from './server.ts'
import { dialog } from './shell.ts'

let owner: Awaited<ReturnType<typeof newOwner>>
let spaceId: string
let channelId: string

beforeAll(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  spaceId = (await ask(serverUrl, createSpace, { body: { name: '社招' } }, owner.token)).id
  const body = { spaceId, name: '海外招聘', templateId: 'vendor-tender' }
  channelId = (await ask(serverUrl, createChannel, { body }, owner.token)).id
})

const preview = (page: Page) => page.getByRole('complementary', { name: /^(模板预览|Preview of the template)$/ })
const namesOf = async () =>
  (await ask(serverUrl, listTemplates, { query: { type: 'channel' } }, owner.token)).tenantTemplates.map(
    ({ name }) => name,
  )

it.each([
  { language: 'zh-CN', word: '招标', name: '供应商招标', search: '搜索模板', use: '使用模板', dark: false },
  {
    language: 'en-US',
    word: 'tender',
    name: 'Vendor tender',
    search: 'Search templates',
    use: 'Use template',
    dark: true,
  },
] as const)(
  'is found by a word, looked at and used, in $language',
  async ({ language, word, name, search, use, dark }) => {
    const page = await newVisitor({ language, dark })
    await enter(page, owner.token, `/channel/templates?spaceId=${spaceId}`)
    const selector = dialog(page)
    await selector.getByRole('button', { name: /^(看板|Plain kanban|Kanban)/ }).waitFor()
    expect((await selector.boundingBox())?.width).toBe(1200)
    const categories = selector.getByRole('navigation').getByRole('button')
    expect((await categories.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(
      language === 'zh-CN'
        ? ['全部', '招聘', '校园与人才库', '员工与合作', '通用']
        : ['All', 'Hiring', 'Campus and talent pool', 'People and partners', 'General'],
    )
    await preview(page)
      .getByRole('listitem')
      .filter({ hasText: /笔试|Exercise/ })
      .waitFor()
    await preview(page)
      .getByText(/进入前必填|Required on entry/)
      .waitFor()
    await expectAccessible(page, 'templates')

    await selector.getByRole('combobox', { name: search }).fill(word)
    await selector.getByRole('option', { name }).waitFor()
    await expectAccessible(page, 'suggestions')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await preview(page).getByRole('heading', { name, level: 3 }).waitFor()
    await eventually(() => selector.getByRole('button', { pressed: true }).count()).toBe(1)
    await preview(page).getByRole('button', { name: use }).click()
    await atPath(page, '/channel/create')
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ spaceId, templateId: 'vendor-tender' })
  },
)

it('says so where nothing is found, and shows everything again', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/channel/templates')
  const selector = dialog(page, '选择模板')
  await selector.getByRole('combobox', { name: '搜索模板' }).fill('没有这样的')
  await selector.getByText('没有与「没有这样的」匹配的模板').waitFor()
  await expectAccessible(page, 'nothing found')
  await selector.getByRole('button', { name: '清除搜索' }).click()
  await selector.getByRole('navigation', { name: '分类' }).getByRole('button', { name: /^通用/ }).click()
  await eventually(() => selector.getByRole('heading', { level: 3 }).first().innerText()).toBe('通用')
})

it('keeps a channel as a template, which is changed, deleted and brought back', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, `/channel/${channelId}/dump`)
  const form = dialog(page, '存为模板')
  await eventually(() => form.getByLabel('名称').inputValue()).toBe('海外招聘')
  expect((await form.boundingBox())?.width).toBe(560)
  await form.getByRole('button', { name: '存为模板' }).click()
  await form.getByText('请输入模板描述').waitFor()
  await expectAccessible(page, 'save as a template')
  await form.getByLabel('说明').fill('给海外团队用')
  await form.getByRole('combobox', { name: '分类' }).click()
  await form.getByRole('option', { name: /^0-招聘/ }).click()
  await form.getByRole('button', { name: '存为模板' }).click()
  await page.getByText('已存为模板「海外招聘」').waitFor()

  const selector = dialog(page, '选择模板')
  await preview(page).getByRole('heading', { name: '海外招聘', level: 3 }).waitFor()
  const hiring = selector.getByRole('region', { name: '招聘', exact: true })
  await hiring.getByRole('button', { name: /^海外招聘/, pressed: true }).waitFor()

  await preview(page).getByRole('button', { name: '修改「海外招聘」' }).click()
  const editor = dialog(page, '修改模板')
  expect(await editor.getByRole('switch', { name: '通用模板' }).count()).toBe(0)
  await editor.getByLabel('名称').fill(' ')
  await editor.getByLabel('说明').fill('')
  await editor.getByRole('button', { name: '保存' }).click()
  await editor.getByText('请输入模板名称').waitFor()
  await editor.getByText('请输入模板描述').waitFor()
  await expectAccessible(page, 'editor')
  await editor.getByLabel('名称').fill('海外社招')
  await editor.getByLabel('说明').fill('海外团队')
  await editor.getByRole('button', { name: '紫色' }).click()
  await editor.getByRole('button', { name: '地球' }).click()
  await editor.getByRole('combobox', { name: '分类' }).fill('海外')
  await editor.getByRole('button', { name: '保存' }).click()
  await page.getByText('已保存模板「海外社招」').waitFor()
  await selector
    .getByRole('region', { name: '海外', exact: true })
    .getByRole('button', { name: /^海外社招/, pressed: true })
    .waitFor()

  await preview(page).getByRole('button', { name: '删除「海外社招」' }).click()
  await page.getByText('已删除模板「海外社招」').waitFor()
  expect(await namesOf()).not.toContain('海外社招')
  await page.getByRole('button', { name: /^撤销/ }).click()
  await page.getByText('已恢复模板「海外社招」').waitFor()
  await preview(page).getByRole('heading', { name: '海外社招', level: 3 }).waitFor()
  await preview(page).getByRole('listitem').filter({ hasText: '评标' }).first().waitFor()
  await preview(page).getByRole('button', { name: '删除「海外社招」' }).click()
  await eventually(namesOf).not.toContain('海外社招')
})

it('makes a template from another, with a message for everything that is missing', async () => {
  const page = await newVisitor({ language: 'en-US' })
  await enter(page, owner.token, '/channel/templates?templateId=referral-drive')
  const selector = dialog(page, 'Templates')
  await preview(page).getByRole('heading', { name: 'Referral drive', level: 3 }).waitFor()
  // One that everyone has is not for this enterprise to change.
  expect(
    await preview(page)
      .getByRole('button', { name: /^(Edit|Delete)/ })
      .count(),
  ).toBe(0)
  await selector.getByRole('button', { name: 'New template' }).click()
  const editor = dialog(page, 'New template')
  await eventually(() => editor.getByLabel('Content from').locator('option:checked').innerText()).toBe('Referral drive')
  await editor.getByRole('button', { name: 'Create' }).click()
  for (const message of [
    'Please enter the template name',
    'Please enter the template description',
    'Please select a colour',
    'Please select an icon',
  ])
    await editor.getByText(message).waitFor()
  await eventually(() => editor.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessible(page, 'editor with messages')
  await editor.getByLabel('Name').fill('Our referrals')
  await editor.getByLabel('Description').fill('With a bonus')
  await editor.getByRole('button', { name: 'Teal' }).click()
  await editor.getByRole('button', { name: 'Gift' }).click()
  // Its content cannot be read: nothing is made, what was typed stays.
  await page.route('**/templates/referral-drive/template', (route) => route.abort())
  await editor.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Request timed out').waitFor()
  await page.unroute('**/templates/referral-drive/template')
  await editor.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Created the template “Our referrals”').waitFor()
  await preview(page).getByRole('listitem').filter({ hasText: 'Bonus paid' }).waitFor()
})

it('opens and closes a type of material', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/channel/templates')
  const selector = dialog(page, '选择模板')
  await selector.getByRole('tab', { name: /^材料类型/ }).click()
  const list = selector.getByRole('region', { name: '模板', exact: true })
  const toggle = list.getByRole('switch', { name: '开放「设备」' })
  const opened = async () => {
    const params = { tenant: owner.tenantId }
    const { entities } = await ask(serverUrl, listEntityTemplates, { params, query: {} }, owner.token)
    return entities.find(({ entityType }) => entityType === 'Device')?.opened
  }
  expect(await opened()).toBe(false)
  await toggle.click()
  await page.getByText('已开放「设备」').waitFor()
  expect([await toggle.getAttribute('aria-checked'), await opened()]).toEqual(['true', true])
  await list.getByRole('button', { name: '设备' }).click()
  await preview(page).getByRole('button', { name: '打开列表' }).waitFor()
  await expectAccessible(page, 'types of material')
  await preview(page).getByRole('switch', { name: '开放「设备」' }).click()
  await page.getByText('已关闭「设备」').waitFor()
  expect(await opened()).toBe(false)
})

it('says what failed, tries again, and takes back a switch that was refused', async () => {
  const page = await newVisitor()
  await page.route(`**${listTemplates.path}*`, (route) => route.abort())
  await enter(page, owner.token, '/channel/templates?type=entity')
  const selector = dialog(page, '选择模板')
  await selector.getByRole('button', { name: '重试' }).waitFor()
  await expectAccessible(page, 'failed')
  await page.unroute(`**${listTemplates.path}*`)
  await selector.getByRole('button', { name: '重试' }).click()
  const toggle = selector.getByRole('listitem').getByRole('switch', { name: '开放「门店」' })
  await toggle.waitFor()
  await page.route('**/templates/Shop', (route) => route.abort())
  await toggle.click()
  await page.getByText('请求超时').waitFor()
  await eventually(() => toggle.getAttribute('aria-checked')).toBe('false')
})

it('shows a template in a sheet on a phone', async () => {
  const page = await newVisitor({ width: 390 })
  await enter(page, owner.token, '/channel/templates')
  await page.getByRole('button', { name: /^技术招聘/ }).waitFor()
  expect((await page.getByRole('combobox', { name: '搜索模板' }).boundingBox())?.width).toBeGreaterThan(150)
  await expectAccessible(page, 'templates on a phone')
  await page.getByRole('button', { name: /^技术招聘/ }).click()
  const sheet = dialog(page, '模板预览')
  await sheet.getByRole('listitem').filter({ hasText: '笔试' }).waitFor()
  await expectAccessible(page, 'a template on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await sheet.getByRole('button', { name: '使用模板' }).click()
  await atPath(page, '/channel/create')
  expect(new URL(page.url()).searchParams.get('templateId')).toBe('tech-hiring')
  await page.goto(`/channel/${channelId}/dump`)
  await page.getByLabel('名称', { exact: true }).waitFor()
  await expectAccessible(page, 'save as a template on a phone')
})

it('is refused to whoever may not make channels, and fails in words', async () => {
  const member = await newMember(serverUrl, owner.token)
  const page = await newVisitor()
  await enter(page, member.token, '/channel/templates')
  await page
    .getByText(/需要「.*」/)
    .first()
    .waitFor()
  await page.goto('about:blank')
  await page.context().clearCookies()
  await enter(page, owner.token, '/channel/nothing-here/dump')
  await dialog(page).getByText('没有这个频道').waitFor()
})

it('is made common by an administrator of the standard enterprise alone', async () => {
  const phone = '13700000000'
  const server = await startServer({ OPERATOR_PHONE: phone })
  try {
    const token = await tokenFor(server.url, phone)
    await skipGuides(server.url, token)
    const page = await newVisitor({ url: server.url })
    await enter(page, token, '/channel/templates?templateId=plain-kanban', server.url)
    await preview(page).getByRole('button', { name: '修改「看板」' }).click()
    const editor = dialog(page, '修改模板')
    await editor.getByRole('switch', { name: '通用模板', checked: true }).waitFor()
    await editor.getByLabel('名称').fill('大家的看板')
    await editor.getByRole('button', { name: '保存' }).click()
    await page.getByText('已保存模板「大家的看板」').waitFor()
    const other = await newOwner(server.url, '别家')
    const { tenantTemplates } = await ask(server.url, listTemplates, { query: {} }, other.token)
    expect(tenantTemplates.map(({ name }) => name)).toContain('大家的看板')

    // One that comes with the product cannot be made again as it was: it is asked for first.
    await dialog(page, '选择模板')
      .getByRole('button', { name: /^技术招聘/ })
      .click()
    await preview(page).getByRole('button', { name: '删除「技术招聘」' }).click()
    await dialog(page, '删除模板「技术招聘」？').getByRole('button', { name: '取消' }).click()
    await preview(page).getByRole('heading', { name: '技术招聘', level: 3 }).waitFor()
    await page.context().close()
  } finally {
    await server.stop()
  }
})
