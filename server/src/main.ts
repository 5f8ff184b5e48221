import { demo } from '#demo/demo'
import { type Config, ConfigError, readConfig } from '#kernel/config'
import { DataInUse } from '#kernel/lock'
import { type Running, start } from '#start'

const say = (line: string): void => {
  process.stdout.write(`  ${line}\n`)
}

function welcome({ url }: Running, { SMS, DEMO }: Config): void {
  const console = SMS === 'console'
  say('')
  say(`Cohort 聚才 is ready: ${url}`)
  if (console && DEMO)
    say(`Sign in with ${demo.founder.phone} (${demo.founder.name}, ${demo.tenantName}) or any other mobile number.`)
  if (console) say('The code appears on the page and here; no SMS is sent.')
  say('Stop with Ctrl-C.')
  say('')
}

/**
 * The first signal stops in order, also while the start is still under way. Ctrl-C reaches the server both from the
 * terminal and through npm, so further ones change nothing.
 */
const stopAsked = new Promise<void>((asked) => {
  process.on('SIGINT', () => asked())
  process.on('SIGTERM', () => asked())
})

const longestStopMs = 60_000

try {
  const config = readConfig()
  const running = await start(config, say)
  welcome(running, config)
  await stopAsked
  say('stopping …')
  // What does not end by itself is left as a crash would leave it: that loses nothing, and a process that stays does harm.
  setTimeout(() => process.exit(1), longestStopMs).unref()
  await running.stop()
  process.exit(0)
} catch (error) {
  const known = error instanceof ConfigError || error instanceof DataInUse
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  const words = inUse
    ? `the port is taken: set PORT to another one, or stop what uses it (${(error as Error).message})`
    : (error as Error).message
  process.stderr.write(
    known || inUse ? `Cohort did not start: ${words}\n` : `Cohort did not start: ${(error as Error).stack}\n`,
  )
  process.exit(1)
}
