// The toolbox: a resume is read, an ad and a resume are compared, an ad is drafted, and nothing of it is kept.
import { searchEntities } from '@cohort/contract/entities'
import { expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { locked } from './bad-files.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { pasted as resume } from './resume-files.ts'

it.each([1440, 390])('reads, compares and drafts, and keeps nothing, %i px wide', async (width) => {
  const { token } = await newOwner(serverUrl, '青屿软件')
  const page = await newVisitor({ width })
  await enter(page, token, '/toolbox')
  // What cannot be read says why, and what to do about it.
  await page.locator('input[type=file]').setInputFiles(locked())
  await page.getByText('文件有密码，去掉密码再试').waitFor()
  await expectAccessible(page, `a file that cannot be read at ${width}`)
  await page.getByRole('button', { name: '再来一份' }).click()
  await page.getByRole('textbox', { name: '简历文字' }).fill(resume)
  await page.getByRole('button', { name: '解析', exact: true }).click()
  const read = page.getByRole('region', { name: '读出的内容' })
  await read.getByText('顾行舟').first().waitFor()
  await read.getByText('云栈科技有限公司').first().waitFor()
  await expectAccessible(page, `a parsed text at ${width}`)

  await page.getByRole('button', { name: '比对职位与简历' }).click()
  await page.getByRole('textbox', { name: '职位描述' }).fill('3 年以上 Java 开发经验；熟悉 Kafka、Kubernetes。')
  await page.getByRole('textbox', { name: '简历文字' }).fill(resume)
  await page.getByRole('button', { name: '比对', exact: true }).click()
  const compared = page.getByRole('region', { name: '逐条对照' })
  await compared.getByText('Kafka 削峰').first().waitFor()
  await compared.getByRole('img', { name: '缺少' }).first().waitFor()
  await expectAccessible(page, `a comparison at ${width}`)

  await page.getByRole('button', { name: '生成职位描述' }).click()
  // The comparison asks for a name too: only in the panel of this tool it is this tool's.
  const drafting = page.getByRole('region', { name: '生成职位描述' })
  await drafting.getByRole('textbox', { name: '职位名称' }).fill('高级后端工程师')
  await drafting.getByRole('button', { name: '生成', exact: true }).click()
  await eventually(() => page.getByRole('region', { name: '任职要求' }).textContent()).toContain('1')
  await expectAccessible(page, `a draft at ${width}`)
  const { total } = await ask(serverUrl, searchEntities, { body: { entityType: 'Resume' } }, token)
  expect(total).toBe(0)
})
