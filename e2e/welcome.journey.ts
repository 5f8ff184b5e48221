// Someone whose name nobody knows is asked for it after a while.
import { limits } from '@cohort/contract/limits'
import { it } from 'vitest'
import { newMember, newOwner } from './ask.ts'
import { atPath, enter, newVisitor, serverUrl } from './harness.ts'
import { dialog } from './shell.ts'

it('welcomes someone without a name, and takes it', async () => {
  const owner = await newOwner(serverUrl, '云栖软件')
  const nameless = await newMember(serverUrl, owner.token)
  const page = await newVisitor()
  await page.clock.install()
  await enter(page, nameless.token)
  await page.getByText('共 2 人').waitFor()
  const toast = page.getByRole('status').filter({ hasText: '填写姓名后，同事更容易认出你' })
  // Not before, and for how long: use-welcome.test.tsx, where time stands still.
  await page.clock.runFor(limits.welcomeDelayMs)
  await toast.getByRole('button', { name: '去填写' }).click()
  await atPath(page, '/setting/my-setting')
  await dialog(page).getByLabel('姓名').fill('程以南')
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await page.getByText('已保存').waitFor()
  await page.getByRole('button', { name: '程以南，用户菜单', includeHidden: true }).waitFor()
})
