import { expect, it } from 'vitest'
import { expectAccessible, newVisitor } from './harness.ts'

it('opens the sign-in page', async () => {
  const page = await newVisitor()
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  await page.goto('/')
  await page.waitForURL('**/login**')
  await page.getByLabel(/^手机号/).waitFor()
  expect(await page.title()).toContain('聚才')
  await expectAccessible(page)
  expect(failures).toEqual([])
})
