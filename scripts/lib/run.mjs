import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './paths.mjs'

const children = new Set()

/**
 * Runs a program to its end. Its output is kept, not shown, unless `show`. After `limitMs` it is
 * ended. Never throws: a program that cannot be started has code 127 and its reason as output.
 */
export function run(file, args, options = {}) {
  const { show = false, env = process.env, cwd = root, limitMs = 0, uid, gid } = options
  const started = Date.now()
  return new Promise((resolve) => {
    let output = ''
    const done = (code) => resolve({ code, output, ms: Date.now() - started })
    const child = spawn(file, args, { cwd, env, uid, gid, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    guard(child)
    const limit = limitMs > 0 ? setTimeout(() => child.kill('SIGKILL'), limitMs) : undefined
    const take = (chunk) => {
      output += chunk
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.on('error', (error) => {
      output += error.message
      done(127)
    })
    child.on('close', (code, signal) => {
      clearTimeout(limit)
      if (signal) output += `\nended by ${signal} after ${seconds(Date.now() - started)}`
      done(signal ? 128 : code)
    })
  })
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const graceMs = 10_000

/** A command that is told to end takes what it runs with it, and waits for that: npm puts back what it half installed. */
function guard(child) {
  if (children.size === 0) for (const signal of signals) process.on(signal, endAll)
  children.add(child)
  child.once('close', () => {
    children.delete(child)
    if (children.size > 0) return
    for (const signal of signals) process.off(signal, endAll)
    if (ending) process.exit(128 + constants.signals[ending])
  })
}

let ending
function endAll(signal) {
  if (ending) return
  ending = signal
  for (const child of children) child.kill(signal)
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
  }, graceMs)
}

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** What went wrong and what to do about it, in words for the person at the terminal. */
export class Refusal extends Error {}

/** Ends the command with the words of a refusal. */
export async function orStop(work) {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
