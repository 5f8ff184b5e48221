import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'
import './lib/kept-code.mjs'
import './lib/npm-ends.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, node24, root } from './lib/paths.mjs'
import { orStop } from './lib/run.mjs'
import { ensureWeb } from './lib/web.mjs'

await orStop(ensureInstalled())
await orStop(ensureWeb())
serve()

/** The server's own process. Signals are passed on once, however often npm and the terminal repeat them. */
function serve() {
  const leash = pathToFileURL(inRoot('scripts', 'lib', 'leash.mjs')).href
  const server = spawn(node24, ['--import', leash, inRoot('server', 'src', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  let passedOn = false
  const passOn = (signal) => {
    if (passedOn) return
    passedOn = true
    server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn)
  server.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exit(1)
  })
  server.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
}
