import { trial } from '@cohort/contract/packages'
import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/resources/components/limits/text.zh.ts'

export const en: Text<typeof zh> = {
  cancel: 'Cancel',
  known: 'Got it',
  used: 'Used',
  upgrade: 'Upgrade',
  more: { Entity: 'Buy a data pack', AutomaticTask: 'Buy an automation pack' },
  titles: {
    Entity: 'Data usage is full',
    AutomaticTask: 'Automatic tasks of this month are used up',
    Project: 'All projects are used',
    CustomField: 'All custom fields are used',
    Connector: 'All connectors are used',
  },
  cannot: {
    Entity: 'Entities cannot be created. ',
    AutomaticTask: 'Automatic tasks cannot run. ',
    Project: 'Projects cannot be created. ',
    CustomField: 'Fields cannot be added. ',
    Connector: 'Connectors cannot be added. ',
  },
  asks: 'Contact your enterprise administrator to upgrade.',
  asksMore: {
    Entity: 'Contact your enterprise administrator to upgrade or to buy a data pack.',
    AutomaticTask: 'Contact your enterprise administrator to upgrade or to buy an automation pack.',
  },
  buys: 'Upgrade to go on.',
  buysMore: {
    Entity: (price) => `Upgrade, or buy a data pack (+500 records, ${price} a month), to go on.`,
    AutomaticTask: (price) => `Upgrade, or buy an automation pack (+100 runs, ${price} a month), to go on.`,
  },
  admins: (names) => `Enterprise administrator: ${names}`,
  comma: ', ',
  copy: 'Copy a message',
  copied: 'Copied: send it to your administrator',
  copyFailed: 'Could not be copied',
  letter: (title, used, address) => `${title} (${used}). Please upgrade: ${address}`,
  trial: {
    label: 'Trial mode',
    banner: (projects, resumes) =>
      `Trial: ${projects} more ${projects === 1 ? 'project' : 'projects'}, ${resumes} more ${resumes === 1 ? 'resume' : 'resumes'}`,
    over: 'The trial is used up; what is there stays usable',
    open: 'Get more',
    title: 'Limits of the trial',
    body: `In trial mode only ${trial.projects} new projects and ${trial.resumes} new resumes are allowed. If you need more, customer service can contact you.`,
    projects: 'Projects',
    resumes: 'Resumes',
    plans: 'See packages',
    confirm: 'Notify customer service',
    told: 'Customer service was notified and will contact you soon',
  },
  fit: {
    title: { Resume: (count) => `Import ${count} resumes`, other: (count) => `Create ${count} records` },
    use: (count, left) => `This will use ${count} of ${left}`,
    beyond: (left, over) => `${left} left, ${over} too many`,
    close: 'All of them fit, and little is left then. What is merged into a resume uses nothing.',
    closeOther: 'All of them fit, and little is left then.',
    part: (left, over) => `There is room for ${left}. The other ${over} can follow when there is more.`,
    all: { Resume: (count) => `Import ${count}`, other: (count) => `Create ${count}` },
    first: { Resume: (count) => `Import the first ${count}`, other: (count) => `Create the first ${count}` },
    letter: (count, left) => `${count} records are to be added, and only ${left} are left`,
  },
  expiry: {
    title: 'Package Expiration Reminder',
    grace: (kind, day, until) =>
      `${kind} ended on ${day}. Its capacity holds until ${until}; a renewal goes on from the day on which it ended.`,
    over: (kind, day) =>
      `${kind} ended on ${day}, and Basic holds now. Everything is still there; beyond its capacity nothing can be added.`,
    later: 'Later',
    renew: 'Renew',
  },
}
