import { workApart } from '#kernel/apart'

/** What a test asks of a process apart. */
export type TestTask = { what: 'who' | 'fail' | 'die' | 'never' } | { what: 'grow'; megabytes: number }

workApart<TestTask, number>((task) => {
  if (task.what === 'fail') throw new Error('as asked for')
  if (task.what === 'die') process.kill(process.pid, 'SIGKILL')
  if (task.what === 'never' || task.what === 'die') return new Promise(() => {})
  if (task.what === 'grow') return Array.from({ length: task.megabytes * 131_072 }, Math.random).length
  return process.pid
})
