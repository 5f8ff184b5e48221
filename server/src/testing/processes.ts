import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, Input, Output } from '@cohort/contract/call'
import { requestCode, signIn } from '@cohort/contract/session'
import { createTenant } from '@cohort/contract/tenants'
import { makeDatabase } from '#testing/database'

interface ServerProcess {
  url: string
  child: ChildProcess
}

/** Server processes on one database, with one folder of files, for tests of what they do to each other. */
export async function makeProcesses() {
  const database = await makeDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'cohort-processes-'))
  const running: ChildProcess[] = []
  return {
    database,
    async start(): Promise<ServerProcess> {
      const settings = { DATABASE_URL: database.ownerUrl, DATA_DIR: folder, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' }
      const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
        env: { ...process.env, ...settings },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      running.push(child)
      let text = ''
      await new Promise<void>((done) => {
        child.stdout.on('data', (chunk) => {
          text += chunk
          if (text.includes('Stop with')) done()
        })
      })
      return { url: /http:\/\/[\d.:]+/.exec(text)?.[0] ?? '', child }
    },
    /** Whatever still runs is asked to stop, and nothing of it is left. */
    async end(): Promise<void> {
      for (const child of running.filter((each) => each.exitCode === null && each.signalCode === null)) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A call over the wire, as any client sends it. */
export async function askProcess<C extends Call>(
  url: string,
  call: C,
  input: Input<C>,
  token?: string,
): Promise<Output<C>> {
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
  return (await answer.json()) as Output<C>
}

/** The token of somebody who has signed in at this process and founded an enterprise. */
export async function founderAt(url: string): Promise<string> {
  const phone = '13912345678'
  const { code } = await askProcess(url, requestCode, { body: { phone } })
  const { token } = await askProcess(url, signIn, { body: { phone, code: code ?? '' } })
  return (await askProcess(url, createTenant, { body: { tenantName: '双进程' } }, token)).token
}
