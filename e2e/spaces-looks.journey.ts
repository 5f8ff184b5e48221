// The tree and its lists in every look: on a phone, in English, in the dark.
import { expect, it } from 'vitest'
import { newOwner } from './ask.ts'
import { chineseOn, enter, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { dialog } from './shell.ts'
import { line, makeChannel, makeProject, makeSpace } from './tree.ts'

it('leads a phone from the tree to a channel and back, one thing at a time', async () => {
  const owner = await newOwner(serverUrl, '云帆招聘')
  const space = await makeSpace(owner.token, '技术招聘')
  const channel = await makeChannel(owner.token, space, '社会招聘')
  await makeProject(owner.token, channel, '后端')
  const page = await newVisitor({ width: 390 })
  await enter(page, owner.token, '/channel')
  await line(page, '技术招聘').waitFor()
  expect(await page.getByRole('link', { name: '后端' }).count()).toBe(0)
  await expectAccessible(page, 'the tree on a phone')
  await line(page, '技术招聘').click()
  await page.getByRole('link', { name: /社会招聘/ }).click()
  await page.getByRole('link', { name: '后端' }).waitFor()
  expect(await page.getByRole('tree').count()).toBe(0)
  await expectAccessible(page, 'a channel on a phone')
  await page.getByRole('button', { name: '新建项目' }).click()
  const project = dialog(page, '新建项目')
  await project.getByLabel('名称').fill('前端')
  await project.getByRole('button', { name: '创建' }).click()
  await page.waitForURL(/\/project\/detail\//)
  await page.goto(`/channel?channelId=${channel}`)
  await page.getByRole('link', { name: '前端' }).waitFor()
  await page.getByRole('button', { name: '对「前端」的操作' }).click()
  await page.getByRole('menuitem', { name: '归档' }).click()
  await page.getByRole('link', { name: '前端' }).waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: '全部空间' }).click()
  await line(page, '社会招聘').waitFor()
})

it('speaks English throughout, in the dark and on a phone, and nothing is scrolled sideways', async () => {
  const { token } = await newOwner(serverUrl, 'Northwind Studio', 'Mara Lindqvist')
  const space = await makeSpace(token, 'Engineering')
  const channel = await makeChannel(token, space, 'Experienced hires')
  await makeProject(token, channel, 'Senior Site Reliability Engineer, Payments Platform (remote)')
  const page = await newVisitor({ language: 'en-US', dark: true })
  const paths = [
    '/channel',
    `/channel?channelId=${channel}`,
    `/channel?spaceId=${space}`,
    '/channel/create-space',
    `/channel/create?spaceId=${space}`,
    `/channel/${channel}/project/create`,
  ]
  await enter(page, token, '/channel')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of paths) {
      await page.goto(path)
      await expectAccessible(page, `${path} ${width}`)
      expect(await chineseOn(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
    await page.goto(`/channel?channelId=${channel}`)
    await page.getByRole('button', { name: 'Actions for “Experienced hires”' }).last().click()
    await page.getByRole('menuitem', { name: 'Flows' }).click()
    await dialog(page).getByRole('button', { name: 'More settings of “Screening”' }).click()
    await expectAccessible(page, `flows ${width}`)
    expect(await chineseOn(page), 'flows').toEqual([])
  }
})
