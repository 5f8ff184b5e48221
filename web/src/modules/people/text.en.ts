import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/people/text.zh.ts'

export const en = {
  viewAs: {
    blocked: 'The browser blocked the new tab. Allow it and try again',
  },
} satisfies Text<typeof zh>
