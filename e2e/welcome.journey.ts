// Someone whose name nobody knows is asked for it, after a while and not for ever.
import { limits } from '@cohort/contract/limits'
import { getMe } from '@cohort/contract/session'
import { expect, it } from 'vitest'
import { newMember, newOwner } from './ask.ts'
import { atPath, enter, eventually, newVisitor, serverUrl } from './harness.ts'
import { dialog } from './shell.ts'

it('welcomes someone without a name, after five seconds and for twenty', async () => {
  const owner = await newOwner(serverUrl, '云栖软件')
  const nameless = await newMember(serverUrl, owner.token)
  const page = await newVisitor()
  // The clock of the page stands still before it knows who is looking: only what is run counts, however slow the machine.
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === getMe.path,
    async (route) => {
      await stopped
      await route.continue()
    },
  )
  await page.clock.install()
  await enter(page, nameless.token)
  await page.clock.pauseAt(Date.now() + 60_000)
  stop()
  await eventually(async () => {
    await page.clock.runFor(1)
    return page.getByText('共 2 人').isVisible()
  }).toBe(true)

  const toast = page.getByRole('status').filter({ hasText: '填写姓名后，同事更容易认出你' })
  await page.clock.runFor(limits.welcomeDelayMs - 2000)
  expect(await toast.count()).toBe(0)
  await page.clock.runFor(2000)
  await toast.waitFor()
  await page.clock.runFor(limits.welcomeStayMs - 2000)
  expect(await toast.isVisible()).toBe(true)
  await toast.getByRole('button', { name: '去填写' }).click()
  await page.clock.resume()
  await atPath(page, '/setting/my-setting')
  await dialog(page).getByLabel('姓名').fill('程以南')
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await page.getByText('已保存').waitFor()
  await page.getByRole('button', { name: '程以南，用户菜单', includeHidden: true }).waitFor()
})
