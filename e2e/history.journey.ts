// Who changed what, and the way back: an earlier version becomes the present one, and that can be undone too.
import { createEntity, getEntity, patchEntity } from '@cohort/contract/entities'
import { expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { dialog } from './shell.ts'

it.each([1440, 390])('brings back an earlier version and undoes it, %d px wide', async (width) => {
  const { token } = await newOwner(serverUrl, '云帆招聘')
  const params = { type: 'Resume' }
  const query = { openId: 'person-1' }
  const first = { name: '林知遥', currentJobStatus: { workLocation: { city: '上海' }, workYears: 5 } }
  await ask(serverUrl, createEntity, { params, query, body: { standardFields: first } }, token)
  const change = { summary: '熟悉清结算', currentJobStatus: { workLocation: { city: '成都' } } }
  await ask(serverUrl, patchEntity, { params, query, body: { standardFields: change } }, token)

  const page = await newVisitor({ width })
  await enter(page, token, '/entity/person-1?type=Resume')
  const record = dialog(page, '林知遥')
  // By keyboard: one stop for all tabs, then the arrows.
  await record.getByRole('tab', { name: /^备注/ }).focus()
  await page.keyboard.press('End')
  await record.getByRole('tab', { name: '关联', selected: true }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await record.getByRole('tabpanel', { name: '历史' }).waitFor()
  await record.locator('ins').getByText('成都').waitFor()
  await expectAccessible(page, 'history')
  await record.getByRole('button', { name: '恢复到此版本' }).click()
  const state = async () => {
    const { data } = await ask(serverUrl, getEntity, { params: { ...params, id: 'person-1' } }, token)
    const { currentJobStatus, summary } = data.standardFields as Record<string, { workLocation?: { city?: string } }>
    return { city: currentJobStatus?.workLocation?.city, summary: summary ?? null }
  }
  await page.getByText('已恢复到所选的版本').waitFor()
  expect(await state()).toEqual({ city: '上海', summary: null })
  await page.getByRole('button', { name: /^撤销/ }).click()
  await eventually(state).toEqual({ city: '成都', summary: '熟悉清结算' })
})
