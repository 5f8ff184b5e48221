// Two resumes of one person become one, field by field and with all that hangs on them, and two again.
import { listDuplicates, mergeResumes } from '@cohort/contract/duplicates'
import { deleteEntity } from '@cohort/contract/entities'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { chineseOn, enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { make, read } from './records.ts'
import { dialog } from './shell.ts'

let token: string
beforeAll(async () => {
  token = (await newOwner(serverUrl, '云帆招聘')).token
})

/** Two resumes with one phone number; the ids tell them apart. */
async function pair(word: string, name: string, phone: string) {
  await make(token, 'Resume', `${word}-old`, {
    name,
    humanInfo: { phone, email: `${word}@mail.example` },
    currentJobStatus: { position: 'Engineer', company: 'Northwind' },
    skills: ['Go', 'gRPC'],
  })
  await make(token, 'Resume', `${word}-new`, {
    name,
    humanInfo: { phone, email: `${word}.new@mail.example`, wechat: `${word}wx` },
    currentJobStatus: { position: 'Architect', company: 'Northwind' },
    skills: ['Go', 'Rust'],
  })
  // They are known to be alike once the record's numbers are written.
  await eventually(
    async () => (await ask(serverUrl, listDuplicates, { params: { id: `${word}-old` } }, token)).data,
  ).toMatchObject([{ openId: `${word}-new` }])
}

const notice = (page: Page) => page.getByRole('complementary', { name: /^(可能重复|Possible duplicate)$/ })
const choice = (page: Page, label: string) => page.getByRole('group', { name: new RegExp(label) })

it('merges by choice of each field, and gives both back', async () => {
  await pair('lin', '林知遥', '13900010001')
  const page = await newVisitor()
  await enter(page, token, '/entity/lin-old?type=Resume')
  await notice(page).getByText('手机相同').waitFor()
  await expectAccessible(page, 'notice')
  await notice(page).getByRole('link', { name: '比对合并' }).click()

  const merging = dialog(page, '合并简历')
  await choice(page, '邮箱').getByText('lin.new@mail.example').click()
  // Of skills both are kept unless somebody says otherwise; the keyboard chooses as well.
  expect(await choice(page, '技能').getByRole('radio', { name: '两者都留' }).isChecked()).toBe(true)
  await choice(page, '当前职位').getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await merging.getByText('合并后 30 天内可以撤销').waitFor()
  await expectAccessible(page, 'merge')
  await merging.getByRole('button', { name: '合并', exact: true }).click()
  await page.getByText('已合并为「林知遥」').waitFor()
  expect(await read(token, 'Resume', 'lin-old')).toMatchObject({
    humanInfo: { email: 'lin.new@mail.example', wechat: 'linwx' },
    currentJobStatus: { position: 'Architect' },
    skills: ['Go', 'gRPC', 'Rust'],
  })
  await notice(page).waitFor({ state: 'detached' })

  await page.goto('/resumes/duplicates?tab=journal')
  await page.getByRole('button', { name: '撤销合并' }).click()
  await page.getByText('已撤销合并，两份简历都回来了').waitFor()
  await page.getByText('刚刚撤销').waitFor()
  await expectAccessible(page, 'journal')
  expect(await read(token, 'Resume', 'lin-old')).toMatchObject({
    humanInfo: { email: 'lin@mail.example' },
    currentJobStatus: { position: 'Engineer' },
    skills: ['Go', 'gRPC'],
  })
  expect(await read(token, 'Resume', 'lin-new')).toMatchObject({ humanInfo: { email: 'lin.new@mail.example' } })
})

it('says that two are two, and takes that back', async () => {
  await pair('zhou', '周砚秋', '13900010002')
  const page = await newVisitor()
  await enter(page, token, '/entity/zhou-old?type=Resume')
  await notice(page).getByRole('button', { name: '不是同一人' }).click()
  await notice(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^撤销/ }).click()
  await notice(page).waitFor()
})

it('says what became of one that has gone meanwhile, and leads on', async () => {
  await pair('wen', '闻笙', '13900010011')
  const page = await newVisitor()
  await enter(page, token, '/resumes/merge?kept=wen-old&merged=wen-new')
  const merging = dialog(page, '合并简历')
  await merging.getByRole('button', { name: '合并', exact: true }).waitFor()
  // A colleague is faster.
  const versions = { keptVersion: 1, mergedVersion: 1 }
  await ask(serverUrl, mergeResumes, { body: { keptId: 'wen-new', mergedId: 'wen-old', ...versions } }, token)
  await merging.getByRole('button', { name: '合并', exact: true }).click()
  await merging.getByText('这两份已经合并了').waitFor()
  await merging.getByText('有人先一步把它们合并为「闻笙」，不用再合并').waitFor()
  await expectAccessible(page, 'merged by another')
  expect(await merging.getByRole('button', { name: '重试' }).count()).toBe(0)
  await merging.getByRole('button', { name: '打开「闻笙」' }).click()
  await page.waitForURL(/\/entity\/wen-new/)

  // Merged into somebody else: that one is compared instead.
  await pair('ye', '叶听澜', '13900010012')
  await make(token, 'Resume', 'ye-third', { name: '叶听', humanInfo: { email: 'third@mail.example' } })
  await ask(serverUrl, mergeResumes, { body: { keptId: 'ye-third', mergedId: 'ye-new', ...versions } }, token)
  await page.goto('/resumes/merge?kept=ye-old&merged=ye-new')
  await merging.getByText('其中一份已并入「叶听」').waitFor()
  await merging.getByRole('button', { name: '与「叶听」比对' }).click()
  await merging.getByRole('button', { name: '合并', exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('?kept=ye-old&merged=ye-third')

  // Deleted: the other one is there, and so is the list.
  const phone = await newVisitor({ width: 390, language: 'en-US' })
  await pair('mo', 'Mo Lind', '13900010013')
  await enter(phone, token, '/resumes/duplicates')
  await phone.getByRole('listitem').filter({ hasText: 'Mo Lind' }).getByRole('button', { name: 'Compare' }).click()
  await dialog(phone, 'Merge resumes').getByRole('button', { name: 'Merge', exact: true }).waitFor()
  await ask(serverUrl, deleteEntity, { params: { type: 'Resume', id: 'mo-old' } }, token)
  await dialog(phone, 'Merge resumes').getByRole('button', { name: 'Merge', exact: true }).click()
  await phone.getByText('One of them was deleted').waitFor()
  await phone.getByRole('button', { name: 'Open “Mo Lind”' }).waitFor()
  await expectAccessible(phone, 'deleted by another')
  await phone.getByRole('button', { name: 'Back to duplicates' }).click()
  await dialog(phone, 'Merge resumes').waitFor({ state: 'detached' })
  await phone.getByRole('listitem').filter({ hasText: 'Mo Lind' }).waitFor({ state: 'detached' })
})

it('lists who may be one, and merges groups at a time, on a phone and in English too', async () => {
  const other = (await newOwner(serverUrl, 'Northwind Studio', 'Mara Lindqvist')).token
  const keep = token
  token = other
  await pair('ada', 'Ada Novak', '13900010003')
  await pair('bea', 'Bea Novak', '13900010004')
  token = keep
  const page = await newVisitor({ width: 390, language: 'en-US', dark: true })
  await enter(page, other, '/resumes/duplicates')
  await page.getByRole('checkbox', { name: 'Select the group of “Ada Novak”' }).check()
  await page.getByRole('checkbox', { name: 'Select the group of “Bea Novak”' }).check()
  await expectAccessible(page, 'groups')
  expect(await chineseOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Merge 2 groups' }).click()
  await page.getByText('Merged 2 resumes').waitFor()
  await page.getByText('No duplicates found').waitFor()
  await page.getByRole('tab', { name: 'Merges' }).click()
  await eventually(() => page.getByRole('button', { name: 'Undo merge' }).count()).toBe(2)
  await expectAccessible(page, 'journal')
})
