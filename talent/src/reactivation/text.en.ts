import type { zh } from '#reactivation/text.zh'

type Text<T> = { [K in keyof T]: T[K] extends string ? string : Text<T[K]> }

export const en = {
  groups: {
    stoppedOutside: 'Went far, stopped by something outside them or settled since',
    wentFar: 'Reached a late stage',
    fits: 'Fits',
    missesHard: 'Misses a hard condition',
  },
  factors: {
    fit: 'Fits this job with a score of {score}',
    stageReached: 'Reached “{stage}” for {job} ({on})',
    stageReachedPlain: 'Reached “{stage}” ({on})',
    stageNone: 'Has not been in a process',
    leftOutside: 'Stopped by something outside them: {reason}',
    leftSettled: 'What stopped it then ({reason}) no longer stands',
    leftOwn: 'Withdrew: {reason}',
    leftOurs: 'Was turned down: {reason}',
    leftUnknown: 'Why it ended is not on record',
    contactNone: 'No contact on record',
    contactAgo: 'Last contact on {on}, {count} months ago',
    tenureNew: 'Less than a year with the present employer',
    tenureRipe: '{count} months with the present employer, when people often move',
    tenureLong: '{count} months with the present employer, well settled',
    tenureFree: 'No present employer on record',
    tenureUnknown: 'Time with the present employer is not known',
    consentValid: 'Agreed to be contacted until {until}',
    consentOpen: 'Agreed to be contacted, without an end',
    consentSoon: 'The consent ends on {until}',
    consentNone: 'No consent on record',
  },
  excluded: {
    consentExpired: 'The consent ended on {on}',
    consentWithdrawn: 'Withdrew the consent on {on}',
    consentMissing: 'No consent on record',
    coolDown: 'Cool-down until {until}',
    asksNoContact: 'Asked on {on} not to be contacted',
    dismissed: 'Dismissed for this job on {on}',
    activeElsewhere: 'In the process for {job} now',
    hired: 'Hired on {on}',
    employee: 'Works here now',
    recentActivity: 'Active lately; look again after {until}',
    fitTooLow: 'Scores {score}, below {least}',
  },
  reasons: {
    headcountFrozen: 'headcount frozen',
    roleCancelled: 'role cancelled',
    filledByOther: 'filled by someone else',
    budgetCut: 'budget cut',
    processTooSlow: 'the process took too long',
    salary: 'salary',
    location: 'place of work',
    otherOffer: 'took another offer',
    timing: 'not the right time',
    counterOffer: 'counter-offer of the employer',
    noAnswer: 'no answer',
    missingHard: 'a hard condition was missing',
    tooJunior: 'not enough experience',
    tooSenior: 'too senior',
    failedInterview: 'interview not passed',
    notSuited: 'not suited',
    falseInformation: 'false information',
    unknown: 'not known',
  },
  letter: {
    subject: 'An opening: {{jobTitle}}',
    body: `Hello[[ {{name}}]],

[[I am {{sender}} of {{company}}.]]
[[In {{lastDate}} you took part in our search for {{lastJob}} and reached “{{lastStage}}”.]]
[[It did not go on then because of this: {{lastReason}}.]]
We are now looking for a {{jobTitle}}[[ in {{city}}]], and thought of you.
[[What we saw in your experience:
{{reasons}}]]

If you would like to hear more, just answer this letter. If you would rather not get such letters, say so and we will not write again.

[[{{sender}}]]
[[{{company}}]]`,
  },
} satisfies Text<typeof zh>
