// By keys alone: what a job asks for, and people of earlier days who are asked again. The focus is always somewhere near.
import { createProject } from '@cohort/contract/projects'
import { setReactivationSettings } from '@cohort/contract/reactivation'
import { moveTasks } from '@cohort/contract/tasks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { candidates, newProject } from './board.ts'
import { enter, eventually, newVisitor, serverUrl } from './harness.ts'
import { jobWithPool, people, seen } from './job-pool.ts'
import { heard, pressUntil, tabTo } from './keys.ts'
import { toast } from './permissions.ts'
import { dialog } from './shell.ts'

it('opens what the job asks for, leaves it and saves it, and is back at the button each time', async () => {
  const { token } = await newOwner(serverUrl, '青屿软件')
  const { projectId } = await jobWithPool(token)
  const page = await newVisitor()
  await enter(page, token, `/recommendation?projectId=${projectId}`)
  await people(page).getByRole('button').first().waitFor()
  const asked = dialog(page, '这个职位要求什么')
  await tabTo(page, /^调整要求$/)
  await page.keyboard.press('Enter')
  await asked.getByRole('button', { name: '取消' }).waitFor()
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  expect(await heard(page)).toBe('调整要求')

  await page.keyboard.press('Enter')
  await asked.getByRole('button', { name: '取消' }).waitFor()
  await tabTo(page, /^去掉「/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^保存并重新匹配$/)
  await page.keyboard.press('Enter')
  await toast(page, '已按新的要求匹配').waitFor()
  await asked.waitFor({ state: 'detached' })
  await eventually(() => heard(page)).toBe('调整要求')
})

it('ends what the job asks for with two rows of buttons on a phone, in English too', async () => {
  const { token } = await newOwner(serverUrl, 'Northwind Studio', 'Mara Lindqvist')
  const { projectId } = await jobWithPool(token)
  const page = await newVisitor({ width: 390, language: 'en-US' })
  await enter(page, token, `/recommendation?projectId=${projectId}`)
  await page.getByRole('button', { name: 'Requirements' }).click()
  const asked = dialog(page, 'What this job asks for')
  const labels = ['Copy from a project', 'Reset to the job text', 'Cancel', 'Save and match again']
  const boxes = []
  for (const name of labels) boxes.push(await asked.getByRole('button', { name }).boundingBox())
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(2)
  for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
})

/** Four who were stopped by something outside them, and a job for which they fit now. */
async function sleepers(token: string): Promise<string> {
  const old = await newProject(token, '去年的后端')
  const tasks = await candidates(token, old, ['季明川', '温知行', '陶乐安', '宋闻溪'])
  const taskIds = tasks.map(({ id }) => id)
  const lost = old.stages.find(({ kind }) => kind === 'lost')?.id ?? ''
  for (const [stageId, comment] of [
    [old.stages[3]?.id ?? '', ''],
    [lost, '编制冻结'],
  ] as const)
    await ask(serverUrl, moveTasks, { body: { taskIds, stageId, comment } }, token)
  const payload = { standardFields: { name: '后端开发工程师', qualification: '熟悉 Go、MySQL。' } }
  const body = { channelId: old.channelId, name: '今年的后端', payload }
  const { id } = await ask(serverUrl, createProject, { body }, token)
  await ask(serverUrl, setReactivationSettings, { body: { inactiveDays: 0 } }, token)
  await seen(token, id, 4)
  return id
}

const shown = (page: Page) =>
  people(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })

it('goes through people of earlier days: one is contacted, one put off, one never asked again', async () => {
  const { token } = await newOwner(serverUrl, '青屿软件')
  const id = await sleepers(token)
  const page = await newVisitor()
  await enter(page, token, `/recommendation?projectId=${id}&tab=again`)
  await page.getByRole('button', { name: '查找', exact: true }).waitFor()
  await tabTo(page, /^查找$/)
  await page.keyboard.press('Enter')
  await eventually(() => shown(page).count()).toBe(4)

  await tabTo(page, /^联系$/)
  await page.keyboard.press('Enter')
  const letter = dialog(page, '给人选的信')
  await letter.getByRole('textbox').last().waitFor()
  // Closed without a deed it leads back to where it was opened.
  await page.keyboard.press('Escape')
  await letter.waitFor({ state: 'detached' })
  expect(await heard(page)).toBe('联系')
  await page.keyboard.press('Enter')
  await letter.getByRole('textbox').last().waitFor()
  await tabTo(page, /^记为已联系$/)
  await page.keyboard.press('Enter')
  await letter.waitFor({ state: 'detached' })
  await eventually(() => heard(page)).toBe('记为已回复')

  // A row that goes away leaves the focus with the next one, so that the same can be done again at once.
  for (const [word, said, left] of [
    [/^稍后$/, '30 天后再建议', 3],
    [/^不再建议$/, '不再为这个职位建议', 2],
  ] as const) {
    await tabTo(page, word)
    const row = shown(page).filter({ has: page.locator(':focus') })
    const name = await row.getByRole('link').innerText()
    await page.keyboard.press('Enter')
    await toast(page, said).waitFor()
    await eventually(() => shown(page).count()).toBe(left)
    await eventually(() => row.count()).toBe(1)
    expect(await row.getByRole('link').innerText()).not.toBe(name)
  }
  await pressUntil(page, 'Shift+Tab', /^记为已回复$/)
  await page.keyboard.press('Enter')
  await toast(page, '已记下回复').waitFor()
  await eventually(() => heard(page)).not.toBe('nothing')
})
