import { spawn } from 'node:child_process'
import './lib/kept-code.mjs'
import './lib/npm-ends.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, node24, root } from './lib/paths.mjs'
import { orStop } from './lib/run.mjs'
import { viteCli } from './lib/web.mjs'

await orStop(ensureInstalled())

// Each in a process group of its own: Ctrl-C reaches this command alone, which then ends both in order.
/** @type {import('node:child_process').SpawnOptions} */
const options = { stdio: 'inherit', detached: process.platform !== 'win32' }
const env = { ...process.env, DEVELOPER: process.env.DEVELOPER ?? '1' }
const parts = {
  server: spawn(node24, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], { ...options, cwd: root, env }),
  web: spawn(node24, [viteCli(), '--configLoader', 'native'], { ...options, cwd: inRoot('web'), env }),
}

let ending = false
function end(signal) {
  if (ending) return
  ending = true
  for (const child of Object.values(parts)) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end('SIGTERM'))

for (const [name, child] of Object.entries(parts)) {
  child.on('error', (error) => console.error(`${name} could not be started: ${error.message}`))
  child.on('exit', (code) => {
    if (!ending) console.error(`${name} ended with code ${code}.`)
    if (!ending) process.exitCode = code || 1
    end('SIGTERM')
  })
}
