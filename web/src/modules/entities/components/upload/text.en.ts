import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/entities/components/upload/text.zh.ts'

export const en = {
  button: (name) => `Upload ${name.toLowerCase()}`,
  drop: (name) => `Let go to upload: each file becomes a record in ${name.toLowerCase()}`,
  title: (name) => `Upload ${name.toLowerCase()}`,
  running: (done, all) => `Uploading ${done} of ${all}`,
  finished: (done) => `${done} uploaded`,
  some: (done, failed) => `${done} uploaded, ${failed} failed`,
  open: (name) => `Open “${name}”`,
  openShort: 'Open',
  retryAll: 'Retry all',
  cancelAll: 'Cancel all',
  close: 'Close',
  fold: 'Fold',
  unfold: 'Unfold',
  list: 'Files uploaded',
} satisfies Text<typeof zh>
