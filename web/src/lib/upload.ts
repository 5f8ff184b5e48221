import type { Call, Input, Output } from '@cohort/contract/call'
import type { WireError } from '@cohort/contract/errors'
import { limits } from '@cohort/contract/limits'
import { ApiFailure, addressOf, headersOf, refusalOf, timeoutOf } from '#lib/api.ts'

interface Options {
  signal: AbortSignal
  /** How much of the file has left, from 0 to 1. */
  onProgress: (part: number) => void
}

/** An older request than `fetch`, because only it tells how much of a file has left. */
function post<C extends Call>(
  call: C,
  input: Input<C>,
  file: File,
  { signal, onProgress }: Options,
): Promise<Output<C>> {
  return new Promise((done, failed) => {
    const sending = new XMLHttpRequest()
    // 90 s (spec 1 §9) without a byte, not for the whole: 200 MB over a slow line take longer and still arrive.
    let idle: ReturnType<typeof setTimeout> | undefined
    const alive = () => {
      clearTimeout(idle)
      idle = setTimeout(() => sending.abort(), call.timeout ?? limits.uploadTimeoutMs)
    }
    const cancel = () => sending.abort()
    const end = () => {
      clearTimeout(idle)
      signal.removeEventListener('abort', cancel)
    }
    const stopped = () => {
      end()
      failed(signal.aborted ? aborted() : timeoutOf(call))
    }
    sending.upload.onprogress = ({ loaded, total }) => {
      alive()
      onProgress(total > 0 ? loaded / total : 0)
    }
    sending.onerror = () => {
      end()
      failed(refusalOf(call, 0, { error: 'UploadBroken' }))
    }
    sending.onabort = stopped
    sending.onload = () => {
      end()
      const answer = parsed(sending.responseText)
      if (sending.status < 300 && answer !== undefined) done(answer as Output<C>)
      else failed(refusalOf(call, sending.status, answer as Partial<WireError> | undefined))
    }
    sending.open(call.method, addressOf(call, input))
    for (const [name, value] of Object.entries(headersOf({}))) sending.setRequestHeader(name, value)
    const form = new FormData()
    form.set('file', file)
    signal.addEventListener('abort', cancel)
    alive()
    sending.send(form)
  })
}

const aborted = () => new ApiFailure({ code: 'Aborted', status: 0, message: '', silent: true })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const atOnce = 3
let running = 0
const waiting: (() => void)[] = []

/** A place in the queue: three files travel at a time, whoever sends them. Who ends hands the place on. */
async function place(signal: AbortSignal): Promise<void> {
  if (running < atOnce) {
    running += 1
    return
  }
  await new Promise<void>((turn, failed) => {
    waiting.push(turn)
    signal.addEventListener('abort', () => {
      const at = waiting.indexOf(turn)
      if (at >= 0) waiting.splice(at, 1)
      failed(aborted())
    })
  })
}

function leavePlace(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}

/** Sends one file to a call of the contract when its turn comes. Ends early, as aborted, when the signal says so. */
export async function sendFile<C extends Call>(
  call: C,
  input: Input<C>,
  file: File,
  options: Options,
): Promise<Output<C>> {
  await place(options.signal)
  try {
    if (options.signal.aborted) throw aborted()
    return await post(call, input, file, options)
  } finally {
    leavePlace()
  }
}
