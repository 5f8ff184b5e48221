// Capacity as people meet it: used up, too little for all that is wanted, at its end; and the trial, which has its own.
import { listAudits } from '@cohort/contract/audits'
import { setCustomFields } from '@cohort/contract/custom-fields'
import { createEntity } from '@cohort/contract/entities'
import { actAtCashier } from '@cohort/contract/payments'
import { createProject } from '@cohort/contract/projects'
import { createOrder, getRemain, listOrders } from '@cohort/contract/resources'
import { createChannel, createSpace } from '@cohort/contract/spaces'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import { letDaysPass, setConsumed } from './database.ts'
import { filesInHand } from './hands.ts'
import { atPath, chineseOn, enter, expectAccessible, newVisitor, serverUrl, speak } from './harness.ts'
import { roleCalled, toast } from './permissions.ts'
import { asText, candidate } from './resume-files.ts'
import { pdf } from './sample-files.ts'
import { type RunningServer, startServer } from './server.ts'
import { dialog } from './shell.ts'

async function makeChannel(token: string, url = serverUrl): Promise<string> {
  const { id: spaceId } = await ask(url, createSpace, { body: { name: '社会招聘' } }, token)
  return (await ask(url, createChannel, { body: { spaceId, name: '技术招聘' } }, token)).id
}

async function makeProjects(token: string, channelId: string, count: number, url = serverUrl): Promise<void> {
  for (let at = 1; at <= count; at++) await ask(url, createProject, { body: { channelId, name: `职位 ${at}` } }, token)
}

/** Asks for one more project, as the button of the channel does. */
async function wantProject(page: Page, channelId: string): Promise<void> {
  await page.goto(`/channel/${channelId}/project/create`)
  const form = dialog(page, '新建项目')
  await form.getByLabel('名称').fill('再来一个')
  await form.getByRole('button', { name: '创建' }).click()
}

async function dropResumes(page: Page, count: number, from = 0): Promise<void> {
  const files = Array.from({ length: count }, (_, at) => asText(candidate(from + at)))
  const list = page.getByRole('region', { name: '简历', exact: true })
  await list.dispatchEvent('drop', { dataTransfer: await filesInHand(page, files) })
}

const usedOf = async (token: string, url = serverUrl) =>
  (await ask(url, getRemain, {}, token)).validResources[0]?.resources.find(
    ({ resourceType }) => resourceType === 'Entity',
  )?.consumed

it.each([1440, 390])(
  'the eleventh project of Basic is refused, and the way to more is open, %i px wide',
  async (width) => {
    const owner = await newOwner(serverUrl, '远帆物流')
    const channelId = await makeChannel(owner.token)
    await makeProjects(owner.token, channelId, 10)
    const page = await newVisitor({ width })
    await enter(page, owner.token)
    await wantProject(page, channelId)
    const told = dialog(page, '项目数已满')
    await told.getByText('10 / 10').waitFor()
    await told.getByText('不能再新建项目。升级套餐后即可继续。').waitFor()
    await expectAccessible(page, `the project limit at ${width}`)
    await speak(page, 'en-US')
    await dialog(page, 'All projects are used').getByText('Projects cannot be created. Upgrade to go on.').waitFor()
    expect((await chineseOn(page)).filter((words) => /项目数|升级|已用/.test(words))).toEqual([])
    await dialog(page, 'All projects are used').getByRole('button', { name: 'Upgrade' }).click()
    await atPath(page, '/setting/pricing')
  },
)

it.each([1440, 390])('a member is told whom to ask when no more data can be added, %i px wide', async (width) => {
  const owner = await newOwner(serverUrl, '松果教育', '江照野')
  const recruiter = await roleCalled(owner.token, '招聘专员')
  const member = await newMember(serverUrl, owner.token, '陆南乔', [recruiter.roleId])
  await setConsumed(owner.tenantId, 'Entity', 1000)
  const page = await newVisitor({ width })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, member.token, '/entity/create?entityType=Resume')
  await page.getByLabel('姓名（必填）', { exact: true }).fill('林知遥')
  await dialog(page, '新建简历').getByRole('button', { name: '创建', exact: true }).click()
  const told = dialog(page, '数据用量已满')
  await told.getByText('1,000 / 1,000').waitFor()
  await told.getByText('不能再新建数据。请联系企业管理员升级套餐，或购买数据包。').waitFor()
  await told.getByText('企业管理员：江照野').waitFor()
  await expectAccessible(page, `the data limit at ${width}`)
  await told.getByRole('button', { name: '复制给管理员的话' }).click()
  await toast(page, '已复制，发给管理员即可').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `数据用量已满（1,000 / 1,000），请升级套餐：${serverUrl}/setting/pricing`,
  )
})

it('the twenty-first field is refused, and data usage leads straight to its pack', async () => {
  const owner = await newOwner(serverUrl, '云帆招聘')
  const fields = Array.from({ length: 20 }, (_, at) => ({
    type: 'Number' as const,
    label: { zh: `第 ${at}`, en: `No. ${at}` },
  }))
  await ask(serverUrl, setCustomFields, { params: { type: 'Contract', id: '-' }, body: { fields } }, owner.token)
  const page = await newVisitor()
  await enter(page, owner.token, '/setting/fields?type=Contract')
  await dialog(page, '字段设置').getByRole('button', { name: '添加字段' }).click()
  const form = dialog(page, '添加字段')
  await form.getByRole('button', { name: '数字', exact: true }).click()
  await form.getByLabel('中文名称').fill('又一个')
  await form.getByRole('button', { name: '保存' }).click()
  const told = dialog(page, '自定义字段已满')
  await told.getByText('不能再添加字段。升级套餐后即可继续。').waitFor()
  await told.getByRole('button', { name: '知道了' }).click()

  await setConsumed(owner.tenantId, 'Entity', 1000)
  await page.goto('/entity?type=Resume')
  await dropResumes(page, 2)
  await dialog(page, '数据用量已满').getByText('（+500 条，¥68 / 月）').waitFor()
  await dialog(page, '数据用量已满').getByRole('button', { name: '增购数据包' }).click()
  await dialog(page, '订单').getByText('数据包 · 1 个月').waitFor()
})

describe('before many are made', () => {
  it.each([1440, 390])('the part of a batch that fits is offered, and no more is sent, %i px wide', async (width) => {
    const owner = await newOwner(serverUrl, '云帆招聘')
    await setConsumed(owner.tenantId, 'Entity', 997)
    const page = await newVisitor({ width })
    await enter(page, owner.token, '/entity?type=Resume')
    await dropResumes(page, 5)
    const asked = dialog(page, '将导入 5 份简历')
    await asked.getByText('已用 997 / 1,000').waitFor()
    await asked.getByText('可用 3，超出 2').waitFor()
    await expectAccessible(page, `a batch that is too large at ${width}`)
    await asked.getByRole('button', { name: '导入前 3 份' }).click()
    await page.waitForURL(/\/resumes\/intakes\/[\w-]+$/)
    await page.getByText('已处理 3 / 3').waitFor({ timeout: 90_000 })
    expect(await usedOf(owner.token)).toBe(1000)
  })

  it('says what it will use of what is left, and nothing where there is plenty', async () => {
    const owner = await newOwner(serverUrl, '云帆招聘')
    await setConsumed(owner.tenantId, 'Entity', 990)
    const page = await newVisitor()
    await enter(page, owner.token, '/entity?type=Resume')
    await dropResumes(page, 6)
    await dialog(page, '将导入 6 份简历').getByText('将使用 6 / 剩余 10').waitFor()
    await speak(page, 'en-US')
    await dialog(page, 'Import 6 resumes').getByText('This will use 6 of 10').waitFor()
    await speak(page, 'zh-CN')
    await dialog(page, '将导入 6 份简历').getByRole('button', { name: '取消' }).click()
    expect(new URL(page.url()).pathname).toBe('/entity')

    await page.goto('/entity?type=Contract')
    const contracts = Array.from({ length: 12 }, (_, at) => ({
      name: `合同${at}.pdf`,
      mimeType: 'application/pdf',
      buffer: pdf(),
    }))
    const list = page.getByRole('region', { name: '合同', exact: true })
    await list.dispatchEvent('drop', { dataTransfer: await filesInHand(page, contracts) })
    await dialog(page, '将新建 12 条数据').getByRole('button', { name: '新建前 10 条' }).click()
    await page.getByText('已上传 10 份').waitFor()
    expect(await usedOf(owner.token)).toBe(1000)

    await setConsumed(owner.tenantId, 'Entity', 240)
    await page.goto('/resumes/intakes')
    await page.getByText('数据用量 240 / 1,000，还可新增 760 条').waitFor()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: '选择文件' }).click(),
    ])
    await chooser.setFiles([asText(candidate(20)), asText(candidate(21))])
    await page.waitForURL(/\/resumes\/intakes\/[\w-]+$/)
    await page.getByText('已处理 2 / 2').waitFor({ timeout: 90_000 })
  })
})

it.each([1440, 390])(
  'a package that has ended is told of once a session, to the super administrator, %i px wide',
  async (width) => {
    const owner = await newOwner(serverUrl, '远帆物流')
    const member = await newMember(serverUrl, owner.token, '陆南乔')
    const params = { type: 'Premium' as const, payTimeUnit: 'Month' as const }
    // The answer is a form, not JSON.
    await ask(serverUrl, createOrder, { params, body: {} }, owner.token).catch(() => undefined)
    const [made] = (await ask(serverUrl, listOrders, { query: {} }, owner.token)).orders
    await ask(serverUrl, actAtCashier, { params: { id: made?.id ?? '' }, body: { act: 'pay' } }, owner.token)
    await letDaysPass(owner.tenantId, 33)
    const page = await newVisitor({ width })
    await enter(page, owner.token)
    const reminder = dialog(page, '套餐到期提醒')
    await reminder.getByText(/^高级版已于 \d{4}-\d\d-\d\d 到期。\d{4}-\d\d-\d\d 之前容量不变/).waitFor()
    await expectAccessible(page, `the reminder at ${width}`)
    await reminder.getByRole('button', { name: '稍后再说' }).click()
    await page.goto('/setting/pricing?unit=Month')
    await page.getByText(/已到期，可继续使用到/).waitFor()
    expect(await reminder.count()).toBe(0)

    // Another browser is another session; a week later nothing of the package holds.
    await letDaysPass(owner.tenantId, 7)
    const later = await newVisitor({ width, language: 'en-US' })
    await enter(later, owner.token)
    const again = dialog(later, 'Package Expiration Reminder')
    await again.getByText(/^Plus ended on .*, and Basic holds now\./).waitFor()
    await again.getByRole('button', { name: 'Renew' }).click()
    await atPath(later, '/setting/pricing')
    const theirs = await newVisitor({ width })
    await enter(theirs, member.token, '/entity?type=Resume')
    await theirs.getByRole('region', { name: '简历', exact: true }).waitFor()
    expect(await dialog(theirs, '套餐到期提醒').count()).toBe(0)
  },
)

describe('trial mode', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ STARTING_PACKAGE: 'trial' })
  })
  afterAll(() => server.stop())

  it.each([1440, 390])(
    'three projects and five resumes, a banner that counts, and customer service, %i px wide',
    async (width) => {
      const { url } = server
      const owner = await newOwner(url, '松果教育')
      const channelId = await makeChannel(owner.token, url)
      const page = await newVisitor({ width, url })
      await enter(page, owner.token, `/channel?channelId=${channelId}`, url)
      const banner = page.getByRole('region', { name: '试用模式' })
      await banner.getByText('试用中：还可新建 3 个项目、5 份简历').waitFor()
      await makeProjects(owner.token, channelId, 3, url)
      await banner.getByText('还可新建 0 个项目、5 份简历').waitFor()
      await expectAccessible(page, `the banner at ${width}`)
      await wantProject(page, channelId)
      const told = dialog(page, '试用模式限制')
      await told.getByText('试用模式只能新建 3 个项目和 5 份简历').waitFor()
      await expectAccessible(page, `the trial at ${width}`)
      await told.getByRole('button', { name: '通知客服' }).click()
      await toast(page, '已通知客服，我们会尽快与您联系').waitFor()
      expect(new URL(page.url()).searchParams.get('pricingLimitBasic')).toBe('true')
      const { data } = await ask(url, listAudits, { query: { keyword: 'resource.notify' } }, owner.token)
      expect(data).toHaveLength(1)

      const input = { params: { type: 'Resume' }, query: {}, body: { standardFields: { name: '林知遥' } } }
      for (let count = 0; count < 3; count++) await ask(url, createEntity, input, owner.token)
      await page.goto('/entity?type=Resume')
      await dropResumes(page, 4, 30)
      const asked = dialog(page, '将导入 4 份简历')
      await asked.getByText('可用 2，超出 2').waitFor()
      await asked.getByRole('button', { name: '导入前 2 份' }).click()
      await page.getByText('已处理 2 / 2').waitFor({ timeout: 90_000 })
      // The pop-up of the batch stands over it.
      await page.goto('/entity?type=Resume')
      await banner.getByText('试用额度已用完').waitFor()
      await banner.getByRole('button', { name: '开通' }).click()
      await dialog(page, '试用模式限制').getByRole('button', { name: '查看套餐' }).click()
      await atPath(page, '/setting/pricing')
    },
  )
})
