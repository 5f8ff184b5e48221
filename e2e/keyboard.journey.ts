// By keys alone: through a list of duplicates and through a batch of files. Whatever goes away, the focus stays near it.
import { listDuplicates } from '@cohort/contract/duplicates'
import { createIntake, pauseIntake, retryIntake } from '@cohort/contract/intakes'
import { expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { enter, eventually, newVisitor, serverUrl } from './harness.ts'
import { heard, pressUntil, tabTo } from './keys.ts'
import { toast } from './permissions.ts'
import { make, read } from './records.ts'
import { asText, bundle, candidate } from './resume-files.ts'
import { dialog } from './shell.ts'

const alike = (email: string, position: string) => ({
  name: '林知遥',
  humanInfo: { phone: '13900020001', email },
  currentJobStatus: { position, company: 'Northwind' },
})

it('merges two of a list field by field, comes back to the list, and takes the merge back', async () => {
  const { token } = await newOwner(serverUrl, '云帆招聘')
  await make(token, 'Resume', 'old', alike('old@mail.example', 'Engineer'))
  await make(token, 'Resume', 'new', alike('new@mail.example', 'Architect'))
  for (const id of ['one', 'two'])
    await make(token, 'Resume', id, { name: '周砚秋', humanInfo: { phone: '13900020002' }, skills: [id] })
  for (const [id, other] of [
    ['old', 'new'],
    ['one', 'two'],
  ] as const)
    await eventually(async () => (await ask(serverUrl, listDuplicates, { params: { id } }, token)).data).toMatchObject([
      { openId: other },
    ])

  const page = await newVisitor()
  await enter(page, token, '/resumes/duplicates')
  const group = (name: string) => page.getByRole('checkbox', { name: `选择「${name}」这一组` })
  await group('林知遥').waitFor()
  // Both share a phone: the pair that was changed last stands first.
  const names = page.getByRole('checkbox', { name: /^选择「/ })
  await eventually(() => names.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
    '选择「周砚秋」这一组',
    '选择「林知遥」这一组',
  ])
  await pressUntil(page, 'j', /^选择「林知遥」这一组$/)
  // x ticks it and unticks it.
  await page.keyboard.press('x')
  await page.getByRole('button', { name: '合并所选 1 组' }).waitFor()
  await page.keyboard.press('x')
  await tabTo(page, /^逐项比对$/)
  await page.keyboard.press('Enter')
  await dialog(page, '合并简历').getByText('2 项不一致，请选择').waitFor()
  await tabTo(page, /mail\.example/)
  await page.keyboard.press('ArrowDown')
  const chosen = /(\w+)@/.exec(await heard(page))?.[1] ?? ''
  await tabTo(page, /^合并$/)
  await page.keyboard.press('Enter')

  // Back in the list, in the other group, whether it stood after this one or before it: it is the next to be decided.
  await toast(page, '已合并为「林知遥」').waitFor()
  await dialog(page, '合并简历').waitFor({ state: 'detached' })
  await group('林知遥').waitFor({ state: 'detached' })
  await eventually(() => heard(page)).toMatch(/^(选择「周砚秋」这一组|保留「周砚秋」)$/)
  const kept = chosen === 'old' ? 'new' : 'old'
  expect(await read(token, 'Resume', kept)).toMatchObject({ humanInfo: { email: `${chosen}@mail.example` } })
  // The message says which keys take it back.
  await page.getByRole('button', { name: /^撤销\s*Ctrl Z/ }).waitFor()
  await page.keyboard.press('Control+z')
  await toast(page, '已撤销合并，两份简历都回来了').waitFor()
  await group('林知遥').waitFor()
  expect(await read(token, 'Resume', kept)).toMatchObject({ humanInfo: { email: `${kept}@mail.example` } })

  // What a message offers is reached by Tab as well, after the last stop of the pop-up, and the focus comes back from it.
  await tabTo(page, /^不是同一人$/)
  await page.keyboard.press('Enter')
  await toast(page, '已标记为不同的人').waitFor()
  await tabTo(page, /^撤销/)
  await page.keyboard.press('Enter')
  await toast(page, '已恢复为可能重复').waitFor()
  await eventually(() => heard(page)).not.toBe('nothing')
})

it('goes through a batch: on, tries again, decides, and never loses its place', async () => {
  const { token } = await newOwner(serverUrl, '云帆招聘')
  const known = candidate(60)
  await make(token, 'Resume', 'known', { name: known.name, humanInfo: { phone: known.phone } })
  const { id } = await ask(serverUrl, createIntake, { body: { name: '几份' } }, token)
  await ask(serverUrl, pauseIntake, { params: { id }, body: {} }, token)
  const page = await newVisitor()
  await enter(page, token, `/resumes/intakes/${id}`)
  await page.getByLabel('添加文件').setInputFiles([asText(candidate(61)), bundle, asText(known)])
  await page.getByText('已处理 0 / 3').waitFor()
  await tabTo(page, /^继续$/)
  await page.keyboard.press('Enter')
  await page.getByText('已处理 3 / 3').waitFor({ timeout: 90_000 })
  await eventually(() => heard(page)).not.toBe('nothing')

  // In which order they came, nobody knows: along the rows and back.
  await pressUntil(page, 'j', new RegExp(`^${candidate(61).name}.txt$`))
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp')
  await pressUntil(page, 'ArrowDown', /^重试「资料.zip」$/)
  const retried = page.waitForResponse((answer) => answer.url().includes(retryIntake.path.replace('{id}', id)))
  await page.keyboard.press('Enter')
  await retried
  await page.getByText('已处理 3 / 3').waitFor({ timeout: 90_000 })
  await eventually(() => heard(page)).not.toBe('nothing')

  await tabTo(page, /^合并$/)
  await page.keyboard.press('Enter')
  await toast(page, '已合并到已有简历').waitFor()
  await page.getByRole('button', { name: '合并', exact: true }).waitFor({ state: 'detached' })
  await eventually(() => heard(page)).toMatch(new RegExp(known.name))
})
