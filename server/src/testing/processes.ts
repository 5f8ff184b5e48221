import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Call, Input, Output } from '@cohort/contract/call'
import { requestCode, signIn } from '@cohort/contract/session'
import { createTenant } from '@cohort/contract/tenants'

export interface ServerProcess {
  url: string
  child: ChildProcess
  ended: Promise<unknown>
}

/** Real server processes on one database and one data folder, for tests in which one of them dies. */
export class Processes {
  readonly #settings: Record<string, string>
  readonly #started: ServerProcess[] = []
  constructor(databaseUrl: string, folder: string) {
    this.#settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' }
  }

  async start(): Promise<ServerProcess> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
      env: { ...process.env, ...this.#settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const started = { url: '', child, ended: once(child, 'exit') }
    this.#started.push(started)
    let text = ''
    await new Promise<void>((done, failed) => {
      child.stdout.on('data', (chunk) => {
        text += chunk
        if (text.includes('Stop with')) done()
      })
      child.stderr.on('data', (chunk) => {
        text += chunk
      })
      child.on('close', (code) => failed(new Error(`the server ended with ${code} before it had begun: ${text}`)))
    })
    started.url = /http:\/\/[\d.:]+/.exec(text)?.[0] ?? ''
    return started
  }

  /** Whatever state a test has left them in. */
  async stop(): Promise<void> {
    await Promise.all(this.#started.map(killed))
  }
}

export async function killed({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGKILL')
  await ended
}

/** One call over the network, whatever comes of it. */
export async function tryProcess<C extends Call>(
  url: string,
  call: C,
  input: Input<C>,
  token?: string,
): Promise<{ status: number; text: string }> {
  const params = (input.params ?? {}) as Record<string, string>
  const query = new URLSearchParams((input.query ?? {}) as Record<string, string>)
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '')
  const isForm = input.body instanceof FormData
  const answer = await fetch(`${url}${path}?${query}`, {
    method: call.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(input.body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(input.body ? { body: isForm ? (input.body as FormData) : JSON.stringify(input.body) } : {}),
  })
  return { status: answer.status, text: await answer.text() }
}

export const askProcess = async <C extends Call>(
  url: string,
  call: C,
  input: Input<C>,
  token?: string,
): Promise<Output<C>> => JSON.parse((await tryProcess(url, call, input, token)).text)

/** The token of somebody with a new enterprise. */
export async function newFounder(url: string, phone = '13912345678'): Promise<string> {
  const { code } = await askProcess(url, requestCode, { body: { phone } })
  const { token } = await askProcess(url, signIn, { body: { phone, code: code ?? '' } })
  return (await askProcess(url, createTenant, { body: { tenantName: '双进程' } }, token)).token
}
