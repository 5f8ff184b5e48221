import { generateJob } from '@cohort/contract/matching'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app'

const app = testApp()

test('a job name gives duty and demand in the asked language, nonsense is refused', async () => {
  const founder = await app.makeTenant()
  const zh = (await app.ask(generateJob, { query: { text: '高级后端工程师' } }, founder)).body
  expect(zh.duty.length).toBeGreaterThan(40)
  expect(zh.demand).toMatch(/[\u4e00-\u9fff]/)
  const en = (await app.ask(generateJob, { query: { text: 'Nurse' } }, founder, { 'x-locale': 'en-US' })).body
  expect(en.demand).toMatch(/^[^\u4e00-\u9fff]+$/)
  expect((await app.ask(generateJob, { query: { text: '%%%%' } }, founder)).error).toMatchObject({ error: 'BadInput' })
})
