import { parentPort } from 'node:worker_threads'
import { parseResume } from '#parsing/parse-resume'
import type { ParsedResume } from '#parsing/parsed'
import { type DocumentText, type FailureReason, ReadFailure } from '#reading/document'
import { type ReadOptions, readDocument } from '#reading/read-document'

export interface Task {
  id: number
  bytes: Uint8Array
  name: string
  /** The day against which dates are checked. */
  today: string
  options: ReadOptions
}

/** A file, and what it says of a person. */
export interface ReadResume {
  document: DocumentText
  parsed: ParsedResume
}

export type Answer = { id: number } & (ReadResume | { reason: FailureReason } | { fault: string })

async function documentOf({ bytes, name, options }: Task): Promise<DocumentText | FailureReason> {
  try {
    return await readDocument(bytes, name, options)
  } catch (error) {
    return error instanceof ReadFailure ? error.reason : 'corrupt'
  }
}

/** Reads one file after the other for the pool. */
async function answer(task: Task): Promise<Answer> {
  const { id, today } = task
  const document = await documentOf(task)
  if (typeof document === 'string') return { id, reason: document }
  try {
    return { id, document, parsed: parseResume(document, { today }) }
  } catch (error) {
    // The file was read: this is a fault of ours. Where it happened may be told, what it says may hold words of the file.
    return { id, fault: error instanceof Error ? (error.stack ?? '').replace(/^.*?(?=\n\s+at )/s, error.name) : '' }
  }
}

parentPort?.on('message', (task: Task) => {
  answer(task).then(
    (given) => parentPort?.postMessage(given),
    () => parentPort?.postMessage({ id: task.id, reason: 'corrupt' } satisfies Answer),
  )
})
