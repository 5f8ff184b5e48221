import { z } from 'zod'

/** What is known of the contact with a person: where they once stood, why they left, who wrote to whom, what they allowed. */

/** 2026-11-15, or an instant of that day. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(?:T.*)?$/, 'a day such as 2026-11-15')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'a day that exists')

/** Outside of the person: the job went away under them. */
export const outsideReasons = [
  'headcountFrozen',
  'roleCancelled',
  'filledByOther',
  'budgetCut',
  'processTooSlow',
] as const
/** The person's own, which may be settled by now: what was too little may be enough elsewhere, what was too early is not any more. */
export const personReasons = ['salary', 'location', 'otherOffer', 'timing', 'counterOffer', 'noAnswer'] as const
/** Ours: we said no. */
export const ourReasons = [
  'missingHard',
  'tooJunior',
  'tooSenior',
  'failedInterview',
  'notSuited',
  'falseInformation',
] as const
export const leftReasons = [...outsideReasons, ...personReasons, ...ourReasons, 'unknown'] as const
export type LeftReason = (typeof leftReasons)[number]

const process = z.strictObject({
  job: z.string().min(1),
  jobTitle: z.string().optional(),
  /** Name of the furthest stage. */
  stage: z.string().min(1),
  /** How far along the flow it stands, 0 to 1. */
  depth: z.number().min(0).max(1),
  reachedOn: day,
  /** How it ended; `normal` without an end is still going on. */
  kind: z.enum(['normal', 'won', 'lost']).default('normal'),
  endedOn: day.optional(),
  leftReason: z.enum(leftReasons).optional(),
})

const contact = z.strictObject({
  on: day,
  direction: z.enum(['out', 'in']),
  kind: z.enum(['email', 'phone', 'message', 'meeting', 'other']).default('other'),
})

const consent = z.strictObject({
  purpose: z.string().min(1).default('recruiting'),
  givenOn: day,
  expiresOn: day.optional(),
  withdrawnOn: day.optional(),
})

export const history = z.strictObject({
  processes: z.array(process).default([]),
  contacts: z.array(contact).default([]),
  consents: z.array(consent).default([]),
  /** Taken out of the suggestions for a job, by hand. */
  dismissals: z.array(z.strictObject({ job: z.string().min(1), on: day, reason: z.string().optional() })).default([]),
  noContactSince: day.optional(),
  /** Works in the enterprise now. */
  employee: z.boolean().default(false),
  employerSince: day.optional(),
  /** The last change of the record or its tasks. */
  lastActivityOn: day.optional(),
})
export type History = z.output<typeof history>
export type Process = History['processes'][number]

export const settings = z.strictObject({
  /** Nobody who was active in the last so many days. */
  inactiveDays: z.number().int().min(0).max(3650).default(90),
  /** Nobody to whom we wrote in the last so many days. */
  coolDownDays: z.number().int().min(0).max(3650).default(90),
  consentRequired: z.boolean().default(false),
  purpose: z.string().min(1).default('recruiting'),
  /** From 0 to 100: who fits less is left out. */
  minFit: z.number().min(0).max(100).default(40),
  most: z.number().int().min(1).max(10_000).default(200),
})
export type Settings = z.output<typeof settings>
