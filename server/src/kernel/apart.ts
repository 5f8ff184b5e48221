import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'

interface Asked<T> {
  id: number
  task: T
}
type Answered<R> = { id: number; answer: R } | { id: number; problem: string }

interface Waiting<R> {
  resolve(answer: R): void
  reject(error: Error): void
}

/** A process, and what it was asked for. */
interface Working<R> {
  child: ChildProcess
  waiting: Map<number, Waiting<R>>
}

interface Manner {
  /** What it holds in memory goes after so long without work. */
  idleMs: number
  /** What it knows of its surroundings. */
  env: NodeJS.ProcessEnv
  /** How much it may hold at once, in megabytes, where it shall not take what it can get. */
  heap?: { old: number; young: number }
}

const flagsOf = ({ heap }: Manner): string[] =>
  heap ? [`--max-old-space-size=${heap.old}`, `--max-semi-space-size=${heap.young}`] : []

/**
 * Long work in a process of its own that comes after everything else that wants the processor: nobody who waits at a screen
 * may feel it, and what it takes of memory goes with it. It begins with the first task and ends when none has come for a while.
 */
export class Apart<T, R> {
  readonly #program: URL
  readonly #manner: Manner
  #working: Working<R> | undefined
  #idle: NodeJS.Timeout | undefined
  #last = 0
  constructor(program: URL, manner: Manner) {
    this.#program = program
    this.#manner = manner
  }

  async ask(task: T): Promise<R> {
    clearTimeout(this.#idle)
    this.#working ??= this.#start()
    const working = this.#working
    const { child, waiting } = working
    this.#last += 1
    const asked: Asked<T> = { id: this.#last, task }
    try {
      return await new Promise<R>((resolve, reject) => {
        waiting.set(asked.id, { resolve, reject })
        child.send(asked, (error) => error && reject(error))
      })
    } finally {
      waiting.delete(asked.id)
      if (working === this.#working && waiting.size === 0)
        this.#idle = setTimeout(() => void this.end(), this.#manner.idleMs).unref()
    }
  }

  /** What is under way fails. When this is over the process is gone, and so is whatever it was about to write. */
  async end(): Promise<void> {
    clearTimeout(this.#idle)
    const child = this.#working?.child
    this.#working = undefined
    if (!child || child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.ref()
    child.kill('SIGKILL')
    await gone
  }

  #start(): Working<R> {
    // What it might print of a record stays out of the log.
    const child = fork(this.#program, {
      env: this.#manner.env,
      execArgv: flagsOf(this.#manner),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const working: Working<R> = { child, waiting: new Map() }
    const { waiting } = working
    child.on('message', (answered: Answered<R>) => {
      const asker = waiting.get(answered.id)
      if ('problem' in answered) asker?.reject(new Error(answered.problem))
      else asker?.resolve(answered.answer)
    })
    const gone = () => {
      if (this.#working === working) this.#working = undefined
      for (const { reject } of waiting.values()) reject(new Error('the process that works apart has ended'))
    }
    child.on('error', gone)
    child.on('exit', gone)
    // It keeps nobody alive.
    child.unref()
    child.channel?.unref()
    return working
  }
}

/** The other side, in the program that is started. */
export function workApart<T, R>(work: (task: T) => R | Promise<R>): void {
  // It has begun as quickly as any, and does its work after everybody else's.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  process.on('message', async ({ id, task }: Asked<T>) => {
    const answered: Answered<R> = await Promise.resolve(task)
      .then(work)
      .then(
        (answer) => ({ id, answer }),
        (error) => ({ id, problem: String(error instanceof Error ? error.stack : error) }),
      )
    // Nobody may be there any more to hear it.
    if (process.connected) process.send?.(answered)
  })
  // Whoever started it is gone, however that came about.
  process.on('disconnect', () => process.exit())
}
