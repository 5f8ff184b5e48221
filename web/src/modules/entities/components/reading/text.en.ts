import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/entities/components/reading/text.zh.ts'

export const en = {
  label: 'What was read',
  original: 'Original',
  good: (count) => `Read well: ${count} values`,
  nothing: 'Nothing was read',
  toCheck: (count) => `${count} to check`,
  corrected: (count) => `${count} corrected`,
  reasons: {
    undecided: 'May be somebody who is here already; nobody has decided',
    badlyRead: 'The file was hard to read',
    notAResume: 'May not be a resume',
    noName: 'No name was found',
    noContact: 'No phone or e-mail was found',
    severalPeople: 'May hold several people',
    hiddenText: 'Holds text that nobody sees',
    unsure: 'Some values are not certain',
    otherLanguage: 'Neither Chinese nor English',
  },
  accept: 'Accept',
  reject: 'Not a resume',
  accepted: 'Accepted',
  acceptedLast: 'Accepted, that was the last one',
  rejected: 'Moved to the recycle bin',
  keys: 'j / k for the next and previous, a to accept, Tab from field to field with its source',
} satisfies Text<typeof zh>
