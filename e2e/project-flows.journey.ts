// A project that works with two flows: one is added from the channel, worked in, and taken out again.
import { createPipeline } from '@cohort/contract/pipelines'
import { beforeEach, expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { candidates, card, column, type MadeProject, newProject } from './board.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { toast } from './permissions.ts'
import { dialog } from './shell.ts'
import { chooseFor, line } from './tree.ts'

let owner: Awaited<ReturnType<typeof newOwner>>
let project: MadeProject

beforeEach(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  project = await newProject(owner.token, '后端工程师')
  const stages = ['宣讲', '笔试', '签约'].map((name) => ({ name: { zh: name, en: name } }))
  const body = { ownerId: project.channelId, name: { zh: '校招流程', en: 'Campus' }, stages }
  await ask(serverUrl, createPipeline, { body }, owner.token)
})

for (const width of [1440, 390])
  it(`adds a flow, works in it, and takes it out when it is empty (${width})`, async () => {
    await candidates(owner.token, project, ['沈亦禾'])
    const page = await newVisitor({ width })
    const openFlows = async () => {
      await page.goto(`/channel?channelId=${project.channelId}`)
      if (width === 390) {
        await page.getByRole('button', { name: '对「后端工程师」的操作' }).click()
        await page.getByRole('menuitem', { name: '流程' }).click()
      } else {
        await line(page, '后端工程师').waitFor()
        await chooseFor(page, '后端工程师', '流程')
      }
      return dialog(page, '「后端工程师」的流程')
    }
    await enter(page, owner.token, '/channel')
    const flows = await openFlows()
    expect(await flows.getByRole('button', { name: '移除流程' }).count()).toBe(0)
    await flows.getByRole('button', { name: '从频道添加' }).click()
    await page.getByRole('menuitem', { name: '校招流程' }).click()
    await eventually(() => flows.getByLabel('第 1 个阶段的中文名称').inputValue()).toBe('宣讲')
    await expectAccessible(page, 'two flows')

    // The board shows one at a time.
    await page.goto(project.address)
    await card(page, '沈亦禾').waitFor()
    await page.getByRole('button', { name: '招聘流程' }).click()
    await page.getByRole('menuitemradio', { name: '校招流程' }).click()
    await page.getByText('这个项目还没有任务').waitFor()
    await page.getByRole('button', { name: '新建任务' }).last().click()
    const adding = dialog(page, '新建任务')
    await adding.getByRole('tab', { name: '普通任务' }).click()
    await adding.getByLabel('任务名称').fill('江大宣讲会')
    await adding.getByRole('button', { name: '创建' }).click()
    await toast(page, '任务已创建').waitFor()
    await page.getByRole('button', { name: '移动江大宣讲会' }).click()
    await page.getByRole('menuitemradio', { name: '笔试' }).click()
    await toast(page, '流程已修改：江大宣讲会 → 笔试').waitFor()
    if (width === 1440) await column(page, '笔试').getByText('江大宣讲会').waitFor()
    expect(await card(page, '沈亦禾').count()).toBe(0)

    // One that holds tasks stays.
    const again = await openFlows()
    await again.getByRole('button', { name: '校招流程' }).click()
    await again.getByRole('button', { name: '移除流程' }).click()
    const asked = page.getByRole('dialog').filter({ hasText: '移除流程「校招流程」？' })
    await asked.getByRole('button', { name: '移除流程' }).click()
    await toast(page, /阶段中还有 1 个任务/).waitFor()
    await page.goto(`${project.address}?view=list`)
    await page.getByRole('checkbox', { name: '选择江大宣讲会' }).check()
    await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '删除' }).click()
    await toast(page, '已删除').waitFor()
    const last = await openFlows()
    await last.getByRole('button', { name: '校招流程' }).click()
    await last.getByRole('button', { name: '移除流程' }).click()
    await asked.getByRole('button', { name: '移除流程' }).click()
    await toast(page, '已移除流程「校招流程」').waitFor()
    await last.getByRole('button', { name: '校招流程' }).waitFor({ state: 'detached' })
    await page.goto(project.address)
    await card(page, '沈亦禾').waitFor()
    expect(await page.getByRole('button', { name: '招聘流程' }).count()).toBe(0)
  })
