import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What was started; the caller stops it. */
export const children: ChildProcess[] = []

/** Starts a program of bench/servers that sends one message when it is ready. */
export async function serve(program: string, env: Record<string, string>): Promise<Record<string, string>> {
  const child = fork(join(import.meta.dirname, '..', 'servers', program), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${program} ended`)))
  const [message] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  return message
}
