import type { zh } from '#fields/text.zh.ts'
import type { Text } from '#lib/text.ts'

export const en = {
  picker: {
    search: 'Search by name, phone or e-mail',
    list: 'Members',
    chosen: 'Chosen',
    chosenCount: (count, most) => `${count} / ${most}`,
    nobody: 'Nobody chosen yet',
    nobodyHint: 'Tick people on the left; those you choose most often come first',
    remove: (name) => `Remove ${name}`,
    clear: 'Clear',
    clearTitle: (count) => (count === 1 ? 'Clear the person chosen?' : `Clear the ${count} people chosen?`),
    clearBody: 'Only the choice made here is cleared. Nobody’s rights change.',
    none: 'Please select a user first',
    tooMany: (most) => `At most ${most} can be chosen at once`,
    empty: 'There is nobody to choose',
    emptyHint: 'Colleagues appear here once they have been invited',
    notFound: (typed) => `Nobody found for “${typed}”`,
    notFoundHint: 'Try another name or phone number',
    partial: (shown, total) => `The first ${shown} of ${total} people. Search for the others`,
    deactivated: 'Deactivated',
    found: (count) => (count === 1 ? '1 person' : `${count} people`),
  },
  status: { normal: 'Active', unactivated: 'Not activated', deactivated: 'Deactivated' },
  select: { placeholder: 'Choose a member', label: 'Member' },
  superAdmin: 'Super administrator',
  noRoles: 'No role',
  listComma: ', ',
  range: {
    from: (name: string) => `${name}, at least`,
    to: (name: string) => `${name}, at most`,
    thousand: 'K a month',
  },
  choice: { none: 'Not chosen' },
} satisfies Text<typeof zh>
