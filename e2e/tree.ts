// Spaces, channels and projects that a journey needs, and the tree that shows them.
import { createProject } from '@cohort/contract/projects'
import { createChannel, createSpace } from '@cohort/contract/spaces'
import type { Locator, Page } from 'playwright-core'
import { ask } from './ask.ts'
import { serverUrl } from './harness.ts'

export const makeSpace = async (token: string, name: string): Promise<string> =>
  (await ask(serverUrl, createSpace, { body: { name } }, token)).id

export const makeChannel = async (token: string, spaceId: string, name: string): Promise<string> =>
  (await ask(serverUrl, createChannel, { body: { spaceId, name } }, token)).id

export const makeProject = async (token: string, channelId: string, name: string): Promise<string> =>
  (await ask(serverUrl, createProject, { body: { channelId, name } }, token)).id

/** A line of the tree. */
export const line = (page: Page, name: string): Locator => page.getByRole('treeitem', { name, exact: true })

/** The names in the tree, from top to bottom. */
export const linesOf = (page: Page): Promise<(string | null)[]> =>
  page.getByRole('treeitem').evaluateAll((lines) => lines.map((line) => line.getAttribute('aria-label')))

/** Chooses from the menu of a line, as the right button of the mouse opens it. */
export async function chooseFor(page: Page, name: string, deed: string): Promise<void> {
  await line(page, name).click({ button: 'right' })
  await page
    .getByRole('menu', { name: `对「${name}」的操作` })
    .getByRole('menuitem', { name: deed })
    .click()
}
