import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/resumes/components/review/text.zh.ts'

export const en = {
  reasons: {
    undecided: 'May be here already',
    badlyRead: 'Hard to read',
    notAResume: 'May not be a resume',
    noName: 'No name',
    noContact: 'No contact',
    severalPeople: 'Several people',
    hiddenText: 'Text nobody sees',
    unsure: 'Not certain',
    otherLanguage: 'Another language',
  },
  all: 'All',
  filter: 'Filter by reason',
  list: 'Resumes to review',
  start: 'Start reviewing',
  ofBatch: (name) => `Only from the batch “${name}”`,
  ofUnknownBatch: 'Only from a batch that is gone',
  allBatches: (count) => `Show all batches (${count})`,
  emptyBatch: 'Nothing left to review in this batch',
  emptyBatchHint: 'All of it was looked at, by you or somebody else',
  empty: 'Nothing to review',
  emptyHint: 'Resumes that were not read for certain wait here until somebody has looked at them',
  import: 'Import resumes',
  none: 'None for this reason',
  nameless: 'No name',
  when: (when) => when,
  now: 'just now',
} satisfies Text<typeof zh>
