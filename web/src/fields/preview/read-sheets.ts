import type { SheetContent } from '#fields/preview/sheet-grid.tsx'

/** The sheets of a workbook. Whoever closes the preview meanwhile stops the reading too. */
export function readSheets(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<readonly SheetContent[]> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<readonly SheetContent[]>((done, failed) => {
    const refuse = () => failed(new Error('the workbook cannot be read'))
    worker.onmessage = ({ data }: MessageEvent<readonly SheetContent[] | null>) => (data ? done(data) : refuse())
    worker.onerror = refuse
    signal.addEventListener('abort', refuse)
    worker.postMessage(bytes.buffer, [bytes.buffer])
  }).finally(() => worker.terminate())
}
