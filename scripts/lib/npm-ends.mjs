// npm runs a command through a shell, which dies of a signal without passing it on; npm itself may be killed. Either way
// our line of parents changes. Commands import this so as not to outlive the npm that they were started with.
import { readText } from './paths.mjs'

const line = () => `${process.ppid} ${parentOf(process.ppid)}`

/** The parent of a process, where the system tells. */
function parentOf(pid) {
  return /\) \S (\d+)/.exec(readText(`/proc/${pid}/stat`) ?? '')?.[1]
}

if (process.env.npm_lifecycle_event) {
  const before = line()
  const watch = setInterval(() => {
    if (line() === before) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}
