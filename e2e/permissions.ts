// What journeys about roles, members and permissions have in common.
import { listRoles } from '@cohort/contract/roles'
import { getMe } from '@cohort/contract/session'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ask } from './ask.ts'
import { serverUrl } from './harness.ts'

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: '提示' }).getByText(text)

export const userIdOf = async (token: string): Promise<string> => (await ask(serverUrl, getMe, {}, token)).userId

export async function roleCalled(token: string, name: string) {
  const { roles } = await ask(serverUrl, listRoles, {}, token)
  const role = roles.find((one) => one.name === name)
  if (!role) throw new Error(`there is no role ${name}`)
  return role
}

/** The menu of what can be done about a member, on the list of members. */
export async function openMenuOf(page: Page, name: string): Promise<Locator> {
  await page.getByRole('textbox', { name: '搜索姓名、手机号或邮箱' }).fill(name)
  // The others go in their own time, and what is pressed would move up meanwhile.
  await expect.poll(() => page.getByRole('button', { name: /^对 .+ 的操作$/ }).count()).toBe(1)
  await page.getByRole('button', { name: `对 ${name} 的操作` }).click()
  return page.getByRole('menu', { name: `${name}，操作` })
}

/** Chooses from a list by keyboard: what is typed narrows it down, Enter takes what is left. */
export async function choose(field: Locator, name: string): Promise<void> {
  await field.fill(name)
  const left = field.page().locator('.ant-select-item-option:visible')
  await expect.poll(() => left.allTextContents()).toEqual([expect.stringContaining(name)])
  await field.press('Enter')
}
