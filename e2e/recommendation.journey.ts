// Who of the pool fits a job, with the words that prove it; and who of earlier days can be asked again.
import { createProject } from '@cohort/contract/projects'
import { moveTasks } from '@cohort/contract/tasks'
import { expect, test } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { candidates, newProject, standing } from './board.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl, speak } from './harness.ts'
import { jobWithPool, people, seen } from './job-pool.ts'

test('a job’s people: evidence is read, one is dismissed, three are put into a stage', async () => {
  const { token } = await newOwner(serverUrl, '青屿软件')
  const { projectId, address } = await jobWithPool(token)
  const page = await newVisitor()
  await enter(page, token, address)
  await page.getByRole('button', { name: '推荐人选' }).click()
  await people(page).getByText('顾行舟').click()
  const findings = page.getByRole('region', { name: '逐条对照' })
  await findings.getByText('Kafka 削峰').first().waitFor()
  await expectAccessible(page, 'recommendation')
  // A quote leads to its place in the resume.
  await findings.getByRole('link').first().click()
  await page.getByRole('heading', { name: '顾行舟' }).first().waitFor()
  const place = page.locator('[data-at]')
  await place.getByText('Kafka 削峰').waitFor()
  const isSeen = () =>
    place.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight && one.matches('[role=dialog] *')
    })
  await eventually(isSeen).toBe(true)
  await page.goBack()
  // Who has nothing of what is asked for is not offered at all.
  await people(page).getByText('Iris Tan').click()
  await page.getByRole('article', { name: 'Iris Tan' }).waitFor()
  expect(await people(page).getByText('白小满').count()).toBe(0)
  await page.getByRole('button', { name: '不合适' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: '经验不符' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: '不合适', exact: true }).click()
  await eventually(() => people(page).getByText('Iris Tan').count()).toBe(0)
  for (const name of ['顾行舟', '沈听澜', '陆见微'])
    await people(page)
      .getByRole('checkbox', { name: new RegExp(name) })
      .check()
  await page.getByRole('button', { name: '加入其他阶段' }).first().click()
  await page.getByRole('menuitem', { name: '面试', exact: true }).click()
  await eventually(async () => (await standingOf(token, projectId)).面试?.toSorted()).toEqual(
    ['沈听澜', '陆见微', '顾行舟'].toSorted(),
  )
  await page.getByText('没有合适的人选').waitFor()
  await page.getByRole('tab', { name: /已忽略/ }).click()
  await page.getByText('经验不符').waitFor()
  await speak(page, 'en-US')
  await page.getByRole('button', { name: 'Recommend again' }).click()
  await page.getByText('Nobody was dismissed').waitFor()
})

const standingOf = (token: string, projectId: string) =>
  standing(token, { projectId } as Parameters<typeof standing>[1])

test('people of earlier days are found again, with the reason and a letter; on a phone too', async () => {
  const { token } = await newOwner(serverUrl, '青屿软件')
  const old = await newProject(token, '去年的后端')
  const [task] = await candidates(token, old, ['季明川'])
  const stage = (kind: string) => old.stages.find((one) => one.kind === kind)?.id ?? ''
  for (const [stageId, comment] of [
    [old.stages[3]?.id ?? '', ''],
    [stage('lost'), '编制冻结'],
  ] as const)
    await ask(serverUrl, moveTasks, { body: { taskIds: [task?.id ?? ''], stageId, comment } }, token)
  const payload = { standardFields: { name: '后端开发工程师', qualification: '熟悉 Go、MySQL。' } }
  const { id } = await ask(
    serverUrl,
    createProject,
    { body: { channelId: old.channelId, name: '今年的后端', payload } },
    token,
  )
  await seen(token, id, 1)
  for (const width of [1440, 390]) {
    const page = await newVisitor({ width })
    await enter(page, token, `/recommendation?projectId=${id}`)
    await page.getByRole('tab', { name: /重新激活/ }).click()
    if (width === 1440) {
      // Nobody here is older than a minute.
      await page.getByRole('tabpanel').getByRole('button', { name: '设置' }).click()
      await page.getByRole('spinbutton', { name: '多少天没有动静才算沉睡' }).fill('0')
      await expectAccessible(page, 'settings of reactivation')
      await page.getByRole('button', { name: '保存', exact: true }).click()
    }
    await page.getByRole('button', { name: /^(查找|重新查找)$/ }).click()
    await page.getByText('编制冻结').first().waitFor()
    await expectAccessible(page, `reactivation at ${width}`)
    await page.getByRole('button', { name: '联系', exact: true }).click()
    const letter = page.getByRole('dialog').last()
    await eventually(() => letter.getByRole('textbox').last().inputValue()).toContain('季明川')
    if (width === 390) {
      await letter.getByRole('button', { name: '记为已联系' }).click()
      await page.getByText('已联系').first().waitFor()
    }
  }
})
