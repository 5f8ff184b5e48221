import type { zh } from '#fields/filter/text.zh.ts'
import type { Text } from '#lib/text.ts'

export const en = {
  more: 'Filter',
  apply: 'Apply',
  clear: 'Clear',
  done: 'Done',
  find: 'Find an option',
  none: 'Nothing to choose from',
  from: 'At least',
  to: 'At most',
  fromDate: 'From',
  toDate: 'Until',
  thousand: 'K a month',
  remove: (name: string) => `Remove “${name}”`,
  token: (name: string, values: string) => `${name}: ${values}`,
  more_: (count: number) => `and more, ${count} in all`,
  atLeast: (value: string) => `${value} or more`,
  atMost: (value: string) => `up to ${value}`,
  between: (from: string, to: string) => `${from}–${to}`,
} satisfies Text<typeof zh>
