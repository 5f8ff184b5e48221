import { readConfig } from '#server/kernel/config'
import { start } from '#server/start'

/** The product's server without limits, with the demo's founder signed in: hundreds of thousands of records are no package. */
const running = await start(readConfig({ STARTING_PACKAGE: 'customized', ...process.env }), () => {})
const post = async (path: string, body: object): Promise<Record<string, string>> => {
  const response = await fetch(`${running.url}/mesoor-user/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json() as Promise<Record<string, string>>
}
/** A second process is given the token of the first: one code a minute is all that a phone gets. */
async function signIn(): Promise<string | undefined> {
  const phone = '13800000001'
  const { code } = await post('verificationCode', { phone })
  return (await post('authentication', { phone, code })).token
}
const token = process.env.BENCH_TOKEN ?? (await signIn())
// A database that is used again soon refuses more codes for one phone.
if (!token) throw new Error('the demo founder could not sign in')
process.send?.({ url: running.url, token })
process.on('SIGTERM', () => running.stop().then(() => process.exit(0)))
