import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/entities/components/links/text.zh.ts'

export const en = {
  add: 'Link a record',
  title: (name) => `Link records with “${name}”`,
  type: 'Kind',
  search: 'Search by name, company, skill …',
  results: 'Results',
  recent: 'Updated last',
  nothing: (typed) => `Nothing found for “${typed}”`,
  none: 'There are none of this kind yet',
  create: (name) => `Create a ${name} and link it`,
  already: 'Linked',
  remove: (name) => `Unlink “${name}”`,
  removed: (name) => `Unlinked “${name}”`,
  added: (name) => `Linked “${name}”`,
} satisfies Text<typeof zh>
