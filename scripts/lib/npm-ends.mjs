import { readText } from './paths.mjs'

/**
 * npm runs this through a shell that dies of a signal without passing it on, and may itself be killed. Either way our
 * line of parents changes, and what was started with npm must not outlive it.
 */
export function whenNpmEnds(act) {
  if (!process.env.npm_lifecycle_event) return
  const line = () => `${process.ppid} ${parentOf(process.ppid)}`
  const before = line()
  const watch = setInterval(() => {
    if (line() === before) return
    clearInterval(watch)
    act()
  }, 250)
  watch.unref()
}

/** The parent of a process, where the system tells. */
function parentOf(pid) {
  return /\) \S (\d+)/.exec(readText(`/proc/${pid}/stat`) ?? '')?.[1]
}
