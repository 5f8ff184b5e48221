import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/entities/components/entries/text.zh.ts'

export const en = {
  add: (name) => `Add ${name.toLowerCase()}`,
  addShort: 'Add',
  edit: (name) => `Edit “${name}”`,
  remove: (name) => `Remove “${name}”`,
  removeShort: 'Remove',
  removed: (name) => `Removed “${name}”`,
  save: 'Save',
  cancel: 'Cancel',
  done: 'Done',
  form: (name) => `Entry of ${name.toLowerCase()}`,
  more: 'You can also add',
  unnamed: 'Unnamed',
  optional: (count) => `More fields (${count})`,
} satisfies Text<typeof zh>
