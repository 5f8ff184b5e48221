import { parentPort } from 'node:worker_threads'
import { type DocumentText, type FailureReason, ReadFailure } from './document.ts'
import { type ReadOptions, readDocument } from './read-document.ts'

export interface Task {
  id: number
  bytes: Uint8Array
  name: string
  options: ReadOptions
}
export type Answer = { id: number; document: DocumentText } | { id: number; reason: FailureReason }

/** Reads one file after the other for the pool. */
async function answer({ id, bytes, name, options }: Task): Promise<Answer> {
  try {
    return { id, document: await readDocument(bytes, name, options) }
  } catch (error) {
    return { id, reason: error instanceof ReadFailure ? error.reason : 'corrupt' }
  }
}

parentPort?.on('message', (task: Task) => {
  answer(task).then(
    (given) => parentPort?.postMessage(given),
    () => parentPort?.postMessage({ id: task.id, reason: 'corrupt' } satisfies Answer),
  )
})
