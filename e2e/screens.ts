// `npm run screens`: a picture of every screen of the route table, so that each can be looked at before it is called done.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { searchEntities } from '@cohort/contract/entities'
import { shareEntity } from '@cohort/contract/groups'
import { createInvitation } from '@cohort/contract/members'
import { type Browser, chromium } from 'playwright-core'
import { ask, newOwner, newPhone, skipGuides, tokenFor } from './ask.ts'
import { startBrowser } from './browser.ts'
import { type Face, faces } from './faces.ts'
import { makeEmptyMatchStage, makeMatchStage } from './match-stage.ts'
import { makeResumeStage } from './resume-stage.ts'
import { readScreens } from './routes.ts'
import { makeCashierAddress } from './sale-faces.ts'
import { startServer } from './server.ts'
import { type Shot, type Stage, takeShots } from './shots.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'screens')
/** The founder of the demo enterprise. */
const demoPhone = '13800000001'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '1440,1024,390' },
    languages: { type: 'string', default: 'zh,en' },
    themes: { type: 'string', default: 'light,dark' },
    states: { type: 'string', default: 'content,empty,loading,failed' },
  },
})

async function chosenScreens(): Promise<Face[]> {
  const words = values.only?.toLowerCase().split(',')
  const routes: Face[] = [...(await readScreens()), ...faces]
  return routes.filter(
    (route) => !words || words.some((word) => `${route.name} ${route.path}`.toLowerCase().includes(word)),
  )
}

function combinations(): Shot[] {
  const list = (text: string) => text.split(',')
  return list(values.states).flatMap((state) =>
    list(values.languages).flatMap((language) =>
      list(values.themes).map((theme) => ({ state, language, theme, widths: list(values.widths).map(Number) }) as Shot),
    ),
  )
}

/** Every picture of a screen in a row, to look through in a browser. */
function writeIndex(routes: readonly Face[], files: readonly string[]): void {
  const rows = routes.map(({ name, path }) => {
    const pictures = files
      .filter((file) => file.startsWith(`${name}/`))
      .map((file) => `<a href="${file}"><img src="${file}" loading="lazy" alt="${file}" title="${file}"></a>`)
    return `<h2>${name} <code>${path}</code></h2><div>${pictures.join('')}</div>`
  })
  const style = 'body{font:14px sans-serif;margin:24px}img{height:260px;border:1px solid #ccc;margin:4px}'
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows.join('\n')}`,
  )
}

async function setStage(url: string): Promise<Stage> {
  const content = await tokenFor(url, demoPhone)
  await skipGuides(url, content)
  const { code } = await ask(url, createInvitation, { body: {} }, content)
  const empty = (await newOwner(url, '空白企业')).token
  return {
    content,
    empty,
    newcomer: await tokenFor(url, newPhone()),
    addresses: {
      JoinCompany: `/join-company?code=${code}`,
      RedirectQuestion: '/login/redirect?url=https%3A%2F%2Fexample.org%2Fjobs',
      ...(await recordAddresses(url, content)),
      ...(await makeResumeStage(url, content)),
      ...(await makeMatchStage(url, content)),
      Cashier: await makeCashierAddress(url, content),
    },
    emptyAddresses: await makeEmptyMatchStage(url, empty),
  }
}

/** A record of the demo enterprise: as its members see it, and as it is shared. */
async function recordAddresses(url: string, token: string) {
  const type = 'Resume'
  const { data } = await ask(url, searchEntities, { body: { entityType: type, pageSize: 1 } }, token)
  const id = data[0]?.meta.openId ?? ''
  const { path } = await ask(url, shareEntity, { params: { type, id }, body: { days: 30 } }, token)
  return {
    EntityDetail: `/entity/${id}?type=${type}`,
    PublicRecord: (path ?? '').replace(/^.*\/public\//, '/share/'),
  }
}

async function picture(browser: Browser, url: string): Promise<void> {
  const routes = await chosenScreens()
  const stage = await setStage(url)
  if (!values.only) rmSync(folder, { recursive: true, force: true })
  const files: string[] = []
  const waiting = combinations()
  const worker = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      for (const { name, image } of await takeShots(browser, url, routes, stage, shot)) {
        mkdirSync(join(folder, name.split('/')[0] ?? ''), { recursive: true })
        writeFileSync(join(folder, name), image)
        files.push(name)
      }
      process.stdout.write(`${shot.state} ${shot.language} ${shot.theme}: ${files.length} pictures so far\n`)
    }
  }
  await Promise.all([worker(), worker()])
  writeIndex(routes, files.sort())
  process.stdout.write(`${files.length} pictures of ${routes.length} screens: ${join(folder, 'index.html')}\n`)
}

const server = await startServer({ DEMO: '1', DEVELOPER: '1' })
const browserServer = await startBrowser()
try {
  const browser = await chromium.connect(browserServer.wsEndpoint())
  await picture(browser, server.url)
  await browser.close()
} finally {
  await browserServer.close()
  await server.stop()
}
