import type { zh } from '#fields/location-text.zh.ts'
import type { Text } from '#lib/text.ts'

export const en = {
  panel: 'Choose a place',
  placeholder: 'City, pinyin or initials',
  address: 'Street address',
  addressHint: 'Street and number, optional',
  levels: { province: 'Province', city: 'City', district: 'District' },
  asTyped: (words: string) => `Use “${words}” as typed`,
  add: 'Add',
  remove: (name: string) => `Remove ${name}`,
} satisfies Text<typeof zh>
