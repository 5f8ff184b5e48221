import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/entities/components/share/text.zh.ts'

export const en = {
  share: 'Share by link',
  title: 'Share by link',
  what: 'Anyone with the link can read this record without signing in. Phones, e-mails, identity numbers and files are not shown.',
  days: 'The link holds for',
  day: (days) => `${days} ${days === 1 ? 'day' : 'days'}`,
  publish: 'Make a link',
  again: 'Make a new link',
  againHint: 'A new link ends the one before at once',
  until: (when) => `Shared until ${when}`,
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Could not copy, please copy the link by hand',
  once: 'The link is shown only here and now: copy it',
  takeBack: 'Stop sharing',
  takenBack: 'No longer shared: the link has ended',
  close: 'Close',
  page: {
    from: (tenant) => `Shared by ${tenant}`,
    until: (when) => `The link holds until ${when}`,
    gone: 'This link no longer works',
    goneHint: 'It has expired or was taken back. Ask whoever sent it for a new one',
    product: 'Cohort',
    note: 'Contact details are not shown',
  },
} satisfies Text<typeof zh>
