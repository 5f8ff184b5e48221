import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/entities/components/duplicates/text.zh.ts'

export const en = {
  label: 'Possible duplicate',
  same: 'May be the same person as ',
  more: (count) => `and ${count} more`,
  comma: ', ',
  compare: 'Compare and merge',
  distinct: 'Not the same person',
  distinctDone: 'Noted as two people; you will not be asked again',
  by: {
    file: 'same file',
    phone: 'same phone',
    email: 'same e-mail',
    person: 'same name, employer and year of birth',
    born: 'same name and birthday',
    nameEmployer: 'same name and employer',
  },
} satisfies Text<typeof zh>
