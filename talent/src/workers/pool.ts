import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type FailureReason, ReadFailure } from '#reading/document'
import type { ReadOptions } from '#reading/read-document'
import type { Answer, ReadResume, Task } from './worker.ts'

interface WorkerOptions extends ReadOptions {
  /** The day against which dates are checked. */
  today: string
  /** From the moment that a worker takes the file. */
  timeoutMs?: number
  /** Heap of the worker. */
  memoryMb?: number
}

interface Job {
  task: Task
  timeoutMs: number
  memoryMb: number
  resolve(read: ReadResume): void
  reject(failure: Error): void
}

interface Hand {
  worker: Worker
  memoryMb: number
  job: Job | null
  timer: NodeJS.Timeout | null
}

/**
 * Files come from strangers. Each is read and parsed in a worker that may be ended; whatever becomes of it, only its own
 * file fails, and nobody else's request waits for it.
 */
export class ReadingPool {
  private readonly hands: Hand[] = []
  private readonly waiting: Job[] = []
  private readonly size: number
  private next = 1
  private closed = false

  constructor(size = Math.max(1, Math.min(4, availableParallelism() - 1))) {
    this.size = size
  }

  /** Throws a ReadFailure where the file cannot be read. */
  read(bytes: Uint8Array, name: string, options: WorkerOptions): Promise<ReadResume> {
    // Nobody would come for it, and whoever ends the process would wait for ever.
    if (this.closed) return Promise.reject(new ReadFailure('tookTooLong'))
    const { today, timeoutMs = 60_000, memoryMb = 512, ...rest } = options
    const task: Task = { id: this.next, bytes: new Uint8Array(bytes), name, today, options: rest }
    this.next += 1
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, timeoutMs, memoryMb, resolve, reject })
      this.serve()
    })
  }

  /** Ends the workers; files under way and waiting fail. */
  async close(): Promise<void> {
    this.closed = true
    for (const job of this.waiting.splice(0)) job.reject(new ReadFailure('tookTooLong'))
    await Promise.all(this.hands.splice(0).map((hand) => this.end(hand, 'tookTooLong')))
  }

  private serve(): void {
    while (!this.closed && this.waiting.length > 0) {
      const free = this.hands.find((hand) => hand.job === null)
      if (!free && this.hands.length >= this.size) return
      const job = this.waiting.shift()
      if (job) this.start(job, free)
    }
  }

  private start(job: Job, free: Hand | undefined): void {
    if (free && free.memoryMb !== job.memoryMb) {
      void this.end(free, 'outOfMemory')
      this.forget(free)
    }
    const hand = free && free.memoryMb === job.memoryMb ? free : this.hire(job.memoryMb)
    hand.job = job
    hand.worker.ref()
    hand.timer = setTimeout(() => this.dismiss(hand, 'tookTooLong'), job.timeoutMs)
    hand.worker.postMessage(job.task, [job.task.bytes.buffer as ArrayBuffer])
  }

  private hire(memoryMb: number): Hand {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
      // What libraries print of a stranger's file stays out of the log.
      stdout: true,
      stderr: true,
    })
    const hand: Hand = { worker, memoryMb, job: null, timer: null }
    this.hands.push(hand)
    worker.on('message', (answer: Answer) => this.finish(hand, answer))
    worker.on('error', (error: Error & { code?: string }) =>
      this.dismiss(hand, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'outOfMemory' : 'corrupt'),
    )
    worker.on('exit', () => this.dismiss(hand, 'corrupt'))
    return hand
  }

  private finish(hand: Hand, answer: Answer): void {
    const { job } = hand
    if (!job || job.task.id !== answer.id) return
    if (hand.timer) clearTimeout(hand.timer)
    hand.job = null
    // An idle worker does not keep the process alive.
    hand.worker.unref()
    if ('document' in answer) job.resolve({ document: answer.document, parsed: answer.parsed })
    else job.reject('reason' in answer ? new ReadFailure(answer.reason) : faultOf(answer.fault))
    this.serve()
  }

  /** The worker goes, and with it only what it was reading. */
  private dismiss(hand: Hand, reason: FailureReason): void {
    if (!this.forget(hand)) return
    void this.end(hand, reason).then(() => this.serve())
  }

  private forget(hand: Hand): boolean {
    const at = this.hands.indexOf(hand)
    if (at >= 0) this.hands.splice(at, 1)
    return at >= 0
  }

  private async end(hand: Hand, reason: FailureReason): Promise<void> {
    if (hand.timer) clearTimeout(hand.timer)
    const { job } = hand
    hand.job = null
    hand.worker.removeAllListeners()
    hand.worker.on('error', () => undefined)
    job?.reject(new ReadFailure(reason))
    await hand.worker.terminate()
  }
}

/** Something of ours that the worker met, with the place where it happened. */
function faultOf(stack: string): Error {
  const fault = new Error('a file was read but not parsed')
  fault.stack = stack
  return fault
}

let shared: ReadingPool | undefined

/** Reads in the process's own pool. */
export function readInWorker(bytes: Uint8Array, name: string, options: WorkerOptions): Promise<ReadResume> {
  shared ??= new ReadingPool()
  return shared.read(bytes, name, options)
}

export async function closePool(): Promise<void> {
  await shared?.close()
  shared = undefined
}
