import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/entities/components/restore/text.zh.ts'

export const en = {
  restore: 'Restore this version',
  restored: 'Restored the chosen version',
  conflict: 'Someone has just changed this: look at it as it is now, then try again',
} satisfies Text<typeof zh>
