// Example data: loaded from the first steps, worked with, and taken away from under the tree.
import { getExamples } from '@cohort/contract/examples'
import { expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { toast } from './permissions.ts'
import { line, linesOf, makeSpace } from './tree.ts'

it('is there a few seconds after it was asked for, and goes with one click, and only it', {
  timeout: 240_000,
}, async () => {
  const owner = await newOwner(serverUrl, '云帆招聘')
  const page = await newVisitor()
  // Whoever has just signed in is offered it before anything else.
  await enter(page, owner.token, '/?loadExample=1')
  const headings = () => page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()
  await eventually(async () => (await headings())[0]).toBe('先看看示例')
  await page.getByRole('button', { name: '加载示例数据' }).click()
  await page.getByText('正在准备示例数据').waitFor()
  await line(page, '社会招聘').waitFor()
  await expect.poll(() => linesOf(page), { timeout: 60_000 }).toContain('人事与行政')
  await makeSpace(owner.token, '自己的空间')
  await line(page, '自己的空间').waitFor()
  await expectAccessible(page, 'the tree with example data')

  await page.getByRole('button', { name: '移除', exact: true }).click()
  await toast(page, /已移除 \d+ 条示例数据/).waitFor()
  await eventually(() => linesOf(page)).toEqual(['自己的空间'])
  expect(await ask(serverUrl, getExamples, {}, owner.token)).toEqual({ loaded: false, loading: false, records: 0 })
})
