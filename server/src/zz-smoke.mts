import { chromium } from 'playwright-core'
import { startServer } from '../../e2e/server.ts'
import { ask, newOwner, newPhone } from '../../e2e/ask.ts'
import { updateConfig } from '@cohort/contract/tenants'
import { startPlatformPeer } from './testing/peers/platform.ts'
const plat = await startPlatformPeer()
plat.people.push({ id: 'zhang', name: '张一', mobile: newPhone() })
const server = await startServer({ ...plat.settings })
try {
  const owner = await newOwner(server.url, '烟测企业')
  await ask(server.url, updateConfig, { body: { version: 0, changes: { sso: { feishu: { enabled: true, appId: plat.id, appSecret: plat.secret } } } } }, owner.token)
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--no-first-run'] })
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  await page.goto(`/mesoor-user/sso/start/${owner.tenantId}/feishu?redirect=/setting`)
  await page.getByLabel('account').fill('zhang')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.pathname === '/setting', { timeout: 20000 }).catch(() => {})
  console.log(page.url())
  await browser.close()
} finally { await server.stop(); await plat.stop() }
