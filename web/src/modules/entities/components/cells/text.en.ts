import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/entities/components/cells/text.zh.ts'

export const en = {
  panel: (name, field) => `Edit “${field}” of ${name}`,
  hint: 'Enter saves · Tab goes on · Esc cancels',
  hintLong: 'Ctrl + Enter saves · Tab goes on · Esc cancels',
  system: (field) => `“${field}” is kept by the system and cannot be changed`,
  inDetail: (field) => `Change “${field}” in the record itself`,
  refused: (field) => `“${field}” was not saved. Check how it is written`,
} satisfies Text<typeof zh>
