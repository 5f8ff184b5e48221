// A job from its first day: opened from a template, worked on by several people, archived and found again.
import { listPipelines } from '@cohort/contract/pipelines'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import { card, cardsIn, changeStages, column, drag, type MadeProject, standing } from './board.ts'
import { atPath, beginsToHear, enter, eventually, newVisitor, serverUrl, type Visitor } from './harness.ts'
import { roleCalled, toast } from './permissions.ts'
import { asText, candidate, importedAll } from './resume-files.ts'
import { dialog } from './shell.ts'
import { makeSpace } from './tree.ts'

const people = ['周砚秋', '程嘉树', '方以宁', '白若川', '贺知微']

/** The lead chooses a template, makes a channel and a project of it. */
async function openJob(page: Page, token: string): Promise<MadeProject> {
  const spaceId = await makeSpace(token, '技术招聘')
  await enter(page, token, `/channel/create?spaceId=${spaceId}`)
  await dialog(page, '新建频道').getByText('从模板开始').click()
  const selector = dialog(page)
  await selector.getByRole('button', { name: /^技术招聘/ }).click()
  await selector.getByRole('button', { name: '使用模板' }).click()
  const channel = dialog(page, '新建频道')
  await channel.getByText('模板「技术招聘」').waitFor()
  await channel.getByLabel('名称').fill('2026 扩编')
  await channel.getByRole('button', { name: '创建' }).click()
  await page.getByRole('heading', { level: 1, name: '2026 扩编' }).waitFor()
  await page.getByRole('button', { name: '新建项目' }).first().click()
  const project = dialog(page, '新建项目')
  await project.getByLabel('名称').fill('后端工程师（支付）')
  await project.getByRole('button', { name: '创建' }).click()
  await page.waitForURL(/\/channel\/[\w-]+\/project\/detail\/[\w-]+$/)
  const address = new URL(page.url()).pathname
  const [, , channelId = '', , , projectId = ''] = address.split('/')
  const [flow] = (await ask(serverUrl, listPipelines, { query: { ownerId: projectId } }, token)).data
  return { projectId, channelId, address, pipelineId: flow?.openId ?? '', stages: flow?.stages ?? [] }
}

/** Five files become five candidates, whose phones nobody knows yet. */
async function uploadFive(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新建任务' }).first().click()
  await page.getByRole('tab', { name: '导入简历' }).click()
  const files = people.map((name, at) => asText({ ...candidate(at), name, phone: '' }))
  await page.getByLabel('选择文件').setInputFiles(files)
  await importedAll(page, files.length)
}

/** Colleagues who know nothing of the project yet. */
async function colleagues(owner: string, names: readonly string[]): Promise<string[]> {
  const { roleId } = await roleCalled(owner, '招聘专员')
  const tokens: string[] = []
  for (const name of names) tokens.push((await newMember(serverUrl, owner, name, [roleId])).token)
  return tokens
}

/** The lead adds two of them, and says of each what they may do. */
async function addColleagues(page: Page, flags: Record<string, readonly string[]>): Promise<void> {
  const address = new URL(page.url()).pathname
  await page.getByRole('button', { name: /^参与人（\d+）$/ }).click()
  const popup = dialog(page, /协作与权限/)
  await popup.getByRole('button', { name: '添加', exact: true }).click()
  const adding = dialog(page, '添加「后端工程师（支付）」的参与人')
  for (const name of Object.keys(flags)) await adding.getByRole('option', { name: new RegExp(name) }).click()
  await adding.getByRole('button', { name: '添加' }).click()
  await toast(page, '已添加 2 名参与人').waitFor()
  for (const [name, boxes] of Object.entries(flags)) {
    const person = popup.getByRole('button', { name: new RegExp(`^${name}`) })
    await person.click()
    for (const box of boxes) {
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
      await popup.getByRole('checkbox', { name: box, exact: true }).check()
      await saved
    }
    await person.click()
  }
  await popup.getByRole('button', { name: '关闭', exact: true }).click()
  await atPath(page, address)
}

/** What two colleagues may do: one works, the other looks on. */
const given = { 孙若溪: ['添加任务', '移动任务', '编辑', '添加备注'], 赵启明: ['添加备注'] }

/** The lead puts the project away, and finds it again among what is archived. */
async function archive(page: Page, token: string, project: MadeProject, rows: () => Promise<string[]>) {
  await page.getByRole('button', { name: '进行中' }).click()
  await page.getByRole('menuitemradio', { name: '归档' }).click()
  await toast(page, '项目状态：已归档').waitFor()
  await enter(page, token, `/channel?channelId=${project.channelId}`)
  await page.getByRole('button', { name: '已归档 1' }).click()
  await eventually(rows).toEqual(['后端工程师（支付）'])
}

async function hearing(token: string, path: string, visitor: Visitor = {}): Promise<Page> {
  const page = await newVisitor(visitor)
  const heard = beginsToHear(page)
  await enter(page, token, path)
  await heard
  return page
}

/** Only to the next stage or out: whoever is new does not get an offer. */
const strict = (token: string, project: MadeProject) =>
  changeStages(token, project, (stages) =>
    stages.map((stage, at) =>
      at === 0 ? { ...stage, mobileRules: { to: [stages[1]?.id ?? '', stages[7]?.id ?? ''] } } : stage,
    ),
  )

it('is opened from a template, filled from files, worked on by two, archived and found again', async () => {
  const owner = await newOwner(serverUrl, '云帆招聘')
  const lead = await newVisitor()
  const project = await openJob(lead, owner.token)
  await strict(owner.token, project)
  const [moving = '', watching = ''] = await colleagues(owner.token, Object.keys(given))
  await addColleagues(lead, given)
  await uploadFive(lead)
  await eventually(async () => (await cardsIn(lead, '待筛选')).toSorted()).toEqual(people.toSorted())

  // One colleague moves, by mouse and by keyboard; another browser sees each move at once.
  const hands = await hearing(moving, project.address)
  const eyes = await hearing(watching, project.address)
  await card(eyes, '周砚秋').waitFor()
  await drag(hands, '周砚秋', '简历初筛')
  await column(eyes, '简历初筛').getByText('周砚秋').waitFor()
  await card(hands, '程嘉树').focus()
  await hands.keyboard.press('Space')
  await hands.keyboard.press('ArrowRight')
  await hands.keyboard.press('Space')
  await column(eyes, '简历初筛').getByText('程嘉树').waitFor()

  // What the rules forbid stays where it is.
  await drag(hands, '方以宁', 'Offer')
  await hands.getByText('没有移动方以宁').waitFor()
  expect((await standing(owner.token, project)).待筛选).toContain('方以宁')

  // An offer asks for the phone first.
  await drag(hands, '周砚秋', 'Offer')
  const form = hands.getByRole('form', { name: '进入「Offer」前请填写' })
  await form.locator('input').first().fill('13912345678')
  await form.getByRole('button', { name: '填写并移动' }).click()
  await column(eyes, 'Offer').getByText('周砚秋').waitFor()
  await hands.keyboard.press('u')
  await toast(hands, '已撤销').waitFor()
  await column(eyes, '简历初筛').getByText('周砚秋').waitFor()

  // Whoever may only look on cannot move.
  await drag(eyes, '贺知微', '简历初筛')
  await eventually(async () => (await standing(owner.token, project)).待筛选).toContain('贺知微')

  await archive(lead, owner.token, project, () =>
    lead.getByRole('table', { name: '项目' }).getByRole('rowheader').allTextContents(),
  )
})

it('does the same on a phone', async () => {
  const owner = await newOwner(serverUrl, '云帆招聘')
  const phone = { width: 390 }
  const lead = await newVisitor(phone)
  const project = await openJob(lead, owner.token)
  await strict(owner.token, project)
  const [moving = ''] = await colleagues(owner.token, Object.keys(given))
  await addColleagues(lead, given)
  await uploadFive(lead)

  const hands = await hearing(moving, project.address, phone)
  const stage = (page: Page, name: string) =>
    page.getByRole('navigation', { name: '各阶段' }).getByRole('button', { name: new RegExp(name) })
  const move = async (name: string, to: string) => {
    await hands.getByRole('button', { name: `移动${name}` }).click()
    await hands.getByRole('menuitemradio', { name: to }).click()
  }
  await move('周砚秋', '简历初筛')
  await stage(lead, '简历初筛').click()
  await lead.getByText('周砚秋').first().waitFor()

  // What the rules forbid is not offered, and an offer asks for the phone.
  await hands.getByRole('button', { name: '移动方以宁' }).click()
  await hands.getByRole('menuitemradio', { name: '简历初筛' }).waitFor()
  expect(await hands.getByRole('menuitemradio', { name: 'Offer', disabled: false }).count()).toBe(0)
  await hands.keyboard.press('Escape')
  await stage(hands, '简历初筛').click()
  await move('周砚秋', 'Offer')
  const form = dialog(hands, '进入「Offer」前请填写')
  await form.locator('input').first().fill('13912345678')
  await form.getByRole('button', { name: '填写并移动' }).click()
  await toast(hands, '流程已修改：周砚秋 → Offer').waitFor()
  await hands.getByRole('button', { name: '撤销' }).click()
  await eventually(async () => (await standing(owner.token, project)).简历初筛).toEqual(['周砚秋'])

  await archive(lead, owner.token, project, () =>
    lead.getByRole('list', { name: '项目' }).getByRole('link').allTextContents(),
  )
})
