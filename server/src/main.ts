import { demo } from '#demo/demo'
import { ConfigError, readConfig } from '#kernel/config'
import { DataInUse } from '#kernel/lock'
import { type Running, start } from '#start'

const say = (line: string): void => {
  process.stdout.write(`  ${line}\n`)
}

function welcome({ url }: Running, console: boolean, withDemo: boolean): void {
  say('')
  say(`Cohort 聚才 is ready: ${url}`)
  if (withDemo)
    say(`Sign in with ${demo.founder.phone} (${demo.founder.name}, ${demo.tenantName}) or any other mobile number.`)
  if (console) say('The code appears on the page and here; no SMS is sent.')
  say('Stop with Ctrl-C.')
  say('')
}

/** The first signal stops in order; a second one does not wait. */
function stopOnSignals(running: Running): void {
  let stopping = false
  const onSignal = (): void => {
    if (stopping) return
    stopping = true
    say('stopping …')
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

try {
  const config = readConfig()
  const running = await start(config, say)
  stopOnSignals(running)
  welcome(running, config.SMS === 'console', config.DEMO)
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
