import { errorText } from '@cohort/contract/errors'
import { limits } from '@cohort/contract/limits'
import { ApiFailure, asker } from '#lib/api.ts'
import { hold } from '#lib/leaving.ts'

/** A file on its way. What was refused cannot be sent again as it is; what failed can. */
export interface Upload<T> {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'failed' | 'refused' | 'done'
  /** From 0 to 1. */
  part: number
  message?: string | undefined
  result?: T
}

type Send<T> = (file: File, help: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<T>

interface Options<T> {
  send: Send<T>
  /** The id grows with the order in which files were chosen. */
  onDone: (result: T, id: number) => void
  /** Not of those that were taken back. */
  onFailed?: ((failure: ApiFailure) => void) | undefined
  /** They belong to a form: closing what it stands in loses them. */
  scope?: Parameters<typeof hold>[0]['scope']
  /** What was sent well leaves the list: it is shown elsewhere. */
  forgetDone?: boolean
}

export type Uploads<T> = ReturnType<typeof createUploads<T>>

let lastId = 0
/** Which refusals another try cannot change: the file itself is the reason. */
const final = new Set<ApiFailure['code']>([
  'FileTooLarge',
  'UnsupportedFile',
  'ArchiveExpands',
  'FileDamaged',
  'NoPermission',
])

/** Files being sent, outside of what is drawn: they go on while their form is redrawn or minimised. */
export function createUploads<T>({ send, onDone, onFailed, scope, forgetDone = false }: Options<T>) {
  let list: readonly Upload<T>[] = []
  const listeners = new Set<() => void>()
  const controllers = new Map<number, AbortController>()
  const set = (next: readonly Upload<T>[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  const change = (id: number, to: Partial<Upload<T>>) =>
    set(list.map((one) => (one.id === id ? { ...one, ...to } : one)))
  const remove = (id: number) => {
    controllers.get(id)?.abort()
    set(list.filter((one) => one.id !== id))
  }
  const start = async ({ id, file }: Upload<T>) => {
    const controller = new AbortController()
    controllers.set(id, controller)
    const release = hold({ scope, abandon: () => remove(id) })
    const onProgress = (part: number) => change(id, { state: 'sending', part })
    try {
      const result = await send(file, { signal: controller.signal, onProgress })
      // Whoever hears of it draws it elsewhere first, so that nothing blinks.
      onDone(result, id)
      if (forgetDone) set(list.filter((one) => one.id !== id))
      else change(id, { state: 'done', part: 1, result })
    } catch (error) {
      if (controller.signal.aborted) return
      const failure = error instanceof ApiFailure ? error : undefined
      if (failure) onFailed?.(failure)
      change(id, { state: failure && final.has(failure.code) ? 'refused' : 'failed', message: failure?.message })
    } finally {
      release()
      controllers.delete(id)
    }
  }
  return {
    add: (files: readonly File[]): void => {
      const added = files.map((file) => newUpload<T>(file))
      set([...list, ...added])
      for (const one of added) if (one.state === 'waiting') void start(one)
    },
    retry: (id: number): void => {
      const again = list.find((one) => one.id === id)
      if (!again) return
      change(id, { state: 'waiting', part: 0, message: undefined })
      void start(again)
    },
    /** Takes it from the list; what is on its way is stopped. */
    remove,
    clear: (): void => {
      for (const controller of controllers.values()) controller.abort()
      set([])
    },
    read: () => list,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** What is too large is not even begun (spec 1 §5). */
function newUpload<T>(file: File): Upload<T> {
  lastId += 1
  const refused = file.size > limits.uploadBytes
  return refused
    ? { id: lastId, file, state: 'refused', part: 0, message: errorText('FileTooLarge', asker.locale) }
    : { id: lastId, file, state: 'waiting', part: 0 }
}

export const isRunning = ({ state }: Pick<Upload<unknown>, 'state'>): boolean =>
  state === 'waiting' || state === 'sending'
