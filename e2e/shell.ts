// What a person does with the frame around the pages.
import type { Locator, Page } from 'playwright-core'

/** The dialog that is open. */
export const dialog = (page: Page, name?: string | RegExp): Locator => page.getByRole('dialog', { name })

/** Someone new is told what this release brings, and shown around. Both are put away. */
export async function putGuidesAway(page: Page): Promise<void> {
  await dialog(page, /新版本|New in/)
    .getByRole('button', { name: /知道了|Got it/ })
    .click()
  await page.getByRole('button', { name: /^(跳过|Skip)$/ }).click()
}

export async function openUserMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /用户菜单|user menu/ }).click()
  const menu = page.getByRole('menu', { name: /用户菜单|User menu/ })
  await menu.waitFor()
  return menu
}

export async function chooseFromUserMenu(page: Page, name: string | RegExp): Promise<void> {
  const menu = await openUserMenu(page)
  await menu.getByRole('menuitem', { name }).click()
}
