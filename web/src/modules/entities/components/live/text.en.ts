import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/entities/components/live/text.zh.ts'

export const en = {
  news: (count, measure) => `Show ${count} new ${measure}${count === 1 ? '' : 's'}`,
  gone: 'Deleted',
  changedField: (name) => `${name} has just changed this`,
  theirs: 'Theirs',
  mine: 'Yours',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  deleted: 'This has just been deleted. You see what it held before',
  restore: 'Restore',
  restored: 'Restored',
} satisfies Text<typeof zh>
