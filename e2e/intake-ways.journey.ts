// What happens to a batch on its way: files that cannot be read, a pause, a second try, a board, a new start of the server.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createIntake, getIntake, pauseIntake, resumeIntake } from '@cohort/contract/intakes'
import { archived, setProjectStatus } from '@cohort/contract/projects'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { asMessage, asPicture, asRichText, bomb, cutOff, damaged, empty, locked, twoPeople } from './bad-files.ts'
import { candidates, column, newProject, standing } from './board.ts'
import { holdLastFile } from './database.ts'
import { filesInHand } from './hands.ts'
import { enter, expectAccessible, newVisitor, serverUrl, speak } from './harness.ts'
import { asText, candidate, importedAll, mixed } from './resume-files.ts'
import { startServer } from './server.ts'
import { dialog } from './shell.ts'

let token: string
beforeAll(async () => {
  token = (await newOwner(serverUrl, '云帆招聘')).token
})

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const slow = { timeout: 90_000 }

/** A batch that nobody works on yet: how quickly a machine reads must not matter here. */
async function pausedBatch(name: string, target?: { projectId: string; stageId: string }): Promise<string> {
  const { id } = await ask(serverUrl, createIntake, { body: { name, ...(target && { target }) } }, token)
  await ask(serverUrl, pauseIntake, { params: { id }, body: {} }, token)
  return id
}

it('says in words what is wrong with each file', { timeout: 240_000 }, async () => {
  const page = await newVisitor()
  const inside = asText(candidate(3))
  const files = [
    ...[locked(), cutOff(candidate(0)), damaged(), bomb(), empty(), twoPeople(candidate(1), candidate(2))],
    ...[asMessage('来信.eml', inside), asRichText(candidate(4)), await asPicture(page, candidate(5))],
  ]
  await enter(page, token, '/resumes/intakes')
  await page.getByLabel('选择文件').setInputFiles(files)
  // What does not even arrive whole never becomes part of the batch.
  await row(page, '残缺.docx').getByText('文件已损坏或不完整').waitFor(slow)
  // What is attached to the message is a file of its own.
  await page.getByText('已处理 9 / 9').waitFor({ timeout: 90_000 })
  for (const [name, state, words] of [
    ['有密码.pdf', '失败', '文件有密码'],
    ['损坏.pdf', '失败', '文件已损坏'],
    ['膨胀.docx', '失败', '压缩内容异常大'],
    ['空白.pdf', '失败', '文件是空的'],
    ['两个人.txt', '待确认', '可能有几个人'],
    ['来信.eml', '已跳过', '邮件，附件已单独读取'],
    [inside.name, '已建档', '邮件附件'],
    [`${candidate(4).name}.rtf`, '已建档', ''],
  ] as const) {
    await row(page, name).getByText(state, { exact: true }).waitFor()
    await row(page, name).getByText(words).first().waitFor()
  }
  // A picture is recognised; how well, a person may have to see.
  await row(page, `${candidate(5).name}.png`)
    .getByRole('link')
    .first()
    .waitFor()
  await expectAccessible(page, 'bad files')
  await speak(page, 'en-US')
  await row(page, '有密码.pdf').getByText('The file has a password').waitFor()
  await row(page, '两个人.txt').getByText('Several people').waitFor()
  await speak(page, 'zh-CN')
  await row(page, '两个人.txt').getByRole('link', { name: '确认' }).click()
  await dialog(page, candidate(1).name).getByText('文件里可能有几个人').waitFor()
})

it('is paused by its button while it reads, and goes on', { timeout: 240_000 }, async () => {
  const page = await newVisitor()
  const id = await pausedBatch('扫描件')
  // Pictures take a while each, and the last is not taken up: there is time to press a button.
  const pictures = [
    await asPicture(page, candidate(40)),
    await asPicture(page, candidate(41)),
    await asPicture(page, candidate(42)),
  ]
  await enter(page, token, `/resumes/intakes/${id}`)
  await page.getByLabel('添加文件').setInputFiles(pictures)
  await page.getByText('已处理 0 / 3').waitFor(slow)
  await holdLastFile(id, true)
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('button', { name: '暂停' }).click()
  await page.getByRole('button', { name: '继续' }).waitFor()
  const { state, counts } = await ask(serverUrl, getIntake, { params: { id }, query: {} }, token)
  expect({ state, isWaiting: (counts.queued ?? 0) > 0 }).toEqual({ state: 'paused', isWaiting: true })
  await holdLastFile(id, false)
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByText('已处理 3 / 3').waitFor({ timeout: 90_000 })
})

it('takes files that are dropped on the board of a project that has nobody yet', async () => {
  const project = await newProject(token)
  const page = await newVisitor()
  await enter(page, token, project.address)
  const empty = page.getByRole('heading', { name: '这个项目还没有任务' })
  await empty.waitFor()
  const transfer = await filesInHand(page, mixed(26, 2))
  await empty.dispatchEvent('dragenter', { dataTransfer: transfer })
  await page.getByText(/^松开即可导入到「/).waitFor()
  await empty.dispatchEvent('drop', { dataTransfer: transfer })
  await page.waitForURL(/\/resumes\/intakes\/[\w-]+$/)
  await importedAll(page, 2)
  const [first = ''] = Object.keys(await standing(token, project))
  expect((await standing(token, project))[first]).toHaveLength(2)
})

it('pauses, is given up, and leaves what was made', async () => {
  const id = await pausedBatch('两份')
  const page = await newVisitor()
  await enter(page, token, `/resumes/intakes/${id}`)
  await page.getByLabel('添加文件').setInputFiles(mixed(10, 2))
  await page.getByText('已处理 0 / 2').waitFor(slow)
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByText('已处理 2 / 2').waitFor(slow)

  // Once more, and this time it is given up while two wait.
  await ask(serverUrl, pauseIntake, { params: { id }, body: {} }, token)
  await page.getByText('已暂停').waitFor()
  await page.getByLabel('添加文件').setInputFiles(mixed(12, 2))
  await page.getByText('已处理 2 / 4').waitFor(slow)
  await page.reload()
  await page.getByText('已处理 2 / 4').waitFor()
  await page.getByRole('button', { name: '取消导入' }).click()
  await dialog(page, '取消导入？').getByRole('button', { name: '取消导入' }).click()
  await page.getByText('已处理 4 / 4').waitFor()
  await page.getByRole('button', { name: '已跳过 2', exact: true }).click()
  await row(page, `${candidate(12).name}.txt`)
    .getByText('已取消')
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: '添加文件' }).count()).toBe(0)
  expect((await ask(serverUrl, getIntake, { params: { id }, query: {} }, token)).counts).toMatchObject({ done: 2 })
})

it('puts files that are dropped on a column into its stage, and tries again what could not be put there', async () => {
  const project = await newProject(token)
  await candidates(token, project, ['贺知微'])
  const page = await newVisitor()
  await enter(page, token, project.address)
  const transfer = await filesInHand(page, mixed(20, 2))
  await column(page, '初筛').dispatchEvent('dragenter', { dataTransfer: transfer })
  await column(page, '初筛').getByText('松开即可导入到「初筛」').waitFor()
  await column(page, '初筛').dispatchEvent('drop', { dataTransfer: transfer })
  await page.waitForURL(/\/resumes\/intakes\/[\w-]+$/)
  await page.getByText('后端工程师（支付） · 初筛').waitFor()
  await importedAll(page, 2)
  await page.getByRole('region', { name: '初筛，2 个' }).waitFor()

  const stageId = project.stages[1]?.id ?? ''
  const id = await pausedBatch('迟到的', { projectId: project.projectId, stageId })
  await page.goto(`/resumes/intakes/${id}`)
  await page.getByLabel('添加文件').setInputFiles(mixed(22, 1))
  await page.getByText('已处理 0 / 1').waitFor(slow)
  const setStatus = (status: number) =>
    ask(serverUrl, setProjectStatus, { params: { id: project.projectId }, body: { status } } as never, token)
  await setStatus(archived)
  await ask(serverUrl, resumeIntake, { params: { id }, body: {} }, token)
  await page.getByText('目标项目已不在').waitFor(slow)
  await setStatus(0)
  await page.getByRole('button', { name: `重试「${candidate(22).name}.txt」` }).click()
  await row(page, `${candidate(22).name}.txt`)
    .getByText('已建档')
    .waitFor(slow)
  expect((await standing(token, project)).初筛).toHaveLength(3)
})

it('goes on where it was after the server has stopped and started again', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cohort-e2e-'))
  chmodSync(folder, 0o755)
  const data = { DATA_DIR: join(folder, 'data') }
  let server = await startServer(data)
  try {
    const owner = await newOwner(server.url, '云帆招聘')
    const { id } = await ask(server.url, createIntake, { body: {} }, owner.token)
    await ask(server.url, pauseIntake, { params: { id }, body: {} }, owner.token)
    const page = await newVisitor({ url: server.url })
    await enter(page, owner.token, `/resumes/intakes/${id}`, server.url)
    await page.getByLabel('添加文件').setInputFiles(mixed(30, 8))
    await page.getByText('已处理 0 / 8').waitFor(slow)
    const begun = page.waitForResponse((answer) => answer.url().endsWith(resumeIntake.path.replace('{id}', id)))
    await page.getByRole('button', { name: '继续' }).click()
    await begun
    await server.stop()
    server = await startServer({ ...data, PORT: new URL(server.url).port })
    // The page has stayed open all the time.
    await page.getByText('已处理 8 / 8').waitFor({ timeout: 90_000 })
    const { counts } = await ask(server.url, getIntake, { params: { id }, query: {} }, owner.token)
    expect(counts).toMatchObject({ done: 8, failed: 0 })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
