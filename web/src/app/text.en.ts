import type { zh } from '#app/text.zh.ts'
import type { Text } from '#lib/text.ts'

export const en = {
  product: 'Cohort',
  windowTitle: (page: string, product: string) => `${page} – ${product}`,
  redirecting: { title: 'On the way', hint: 'Checking this address' },
} satisfies Text<typeof zh>
