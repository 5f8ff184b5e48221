// Every screen of the route table in both languages, light and dark, on a desk and on a phone: nothing against the rules
// of accessibility, no word of the other language, and nothing that has to be scrolled sideways. Two looks show all of
// these; the next screen has the other two. `npm run screens` pictures every screen in every look.
import { createInvitation } from '@cohort/contract/members'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { ask, newMember, newOwner, newPhone, tokenFor } from './ask.ts'
import { chineseOn, enter, eventually, expectAccessible, newVisitor, serverUrl, settled, speak } from './harness.ts'
import { addressOf, isInside, readScreens, type TableRoute } from './routes.ts'

const screens = await readScreens()

// Names in English, so that anything in Chinese is a word that was forgotten.
let owner: string
let member: string
let newcomer: string
let invitation: string
let page: Page
beforeAll(async () => {
  page = await newVisitor({ stays: true })
  owner = (await newOwner(serverUrl, 'Northwind Studio', 'Mara Lindqvist')).token
  member = (await newMember(serverUrl, owner, 'Tomas Berg')).token
  newcomer = await tokenFor(serverUrl, newPhone())
  invitation = (await ask(serverUrl, createInvitation, { body: {} }, owner)).code
})

const looks = [
  { width: 1440, language: 'zh-CN', colorScheme: 'light' },
  { width: 390, language: 'en-US', colorScheme: 'dark' },
  { width: 1440, language: 'en-US', colorScheme: 'dark' },
  { width: 390, language: 'zh-CN', colorScheme: 'light' },
] as const
type Look = (typeof looks)[number]

async function put(look: Look): Promise<void> {
  const { width, language, colorScheme } = look
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await speak(page, language)
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor()
}

async function isGood(look: Look): Promise<void> {
  await put(look)
  const where = `${new URL(page.url()).pathname} ${Object.values(look).join(' ')}`
  await expectAccessible(page, where)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `${where}: wider than the window`).toBeLessThanOrEqual(0)
  // What the server says in words is asked for anew, so it may come a moment later.
  if (look.language === 'en-US') await eventually(wordsLeft).toEqual([])
}

/** The name of the Chinese language is Chinese in every language. */
const wordsLeft = async () => (await chineseOn(page)).filter((text) => !/^(Language |Switch to )?简体中文$/.test(text))

async function open(address: string, token: string | undefined): Promise<void> {
  // Away from the page before: it would notice that its session is gone, and leave for /401 by itself.
  await page.goto('about:blank')
  await page.context().clearCookies()
  if (token) await enter(page, token, address)
  else await page.goto(address)
  await settled(page)
}

const tokenOf = (route: TableRoute) => (isInside(route) ? owner : route.access === 'public' ? undefined : newcomer)

const queryOf = ({ name }: TableRoute): string =>
  ({ JoinCompany: `?code=${invitation}`, RedirectQuestion: '?url=https%3A%2F%2Felsewhere.example' })[name] ?? ''

it.each(screens.map((route, index) => [route.name, route, index % 2 === 0] as const))('%s', async (_, route, even) => {
  const [desk, phone] = even ? [looks[0], looks[1]] : [looks[2], looks[3]]
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(addressOf(route) + queryOf(route), tokenOf(route))
  if (route.area === 'popup') await page.getByRole('dialog').waitFor()
  await isGood(desk)
  await isGood(phone)
})

/** What a screen shows at other addresses: one look each is enough to know its colours and words. */
it.each([
  ['/setting/tenant?tab=joining', 2],
  ['/setting/tenant?tab=sso', 1],
  ['/setting/tenant?tab=hosts', 3],
  ['/join-company', 2],
  ['/join-company?code=nobody.none.none', 1],
  ['/login?alias=nobody', 2],
  ['/login/sso?auth_code=a&state=nobody.b', 1],
  ['/login/redirect?url=nothing', 2],
] as const)('%s', async (address, look) => {
  // Words of a refusal stay in the language in which it was asked for.
  await put(looks[look])
  await open(address, address.startsWith('/setting') ? owner : undefined)
  await isGood(looks[look])
})

it('what is refused', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open('/setting/tenant', member)
  await isGood(looks[2])
  await isGood(looks[3])
})
