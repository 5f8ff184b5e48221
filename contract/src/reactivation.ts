import { z } from 'zod'
import { call } from '#call'
import { entity, openId } from '#entities'
import { match } from '#matching'
import { isoTime, nothing } from '#rules'

const day = z.iso.date()

/** How a suggestion went on. `interviewed` and `hired` are told by the flow, the others by people. */
export const reactivationStates = [
  'suggested',
  'later',
  'dismissed',
  'contacted',
  'replied',
  'interviewed',
  'hired',
] as const
export type ReactivationState = (typeof reactivationStates)[number]
const state = z.enum(reactivationStates)

const suggestion = z.object({
  entity,
  state,
  /** 0 to 100: the product of the factors. */
  score: z.number().int(),
  /** Those who went far and were stopped by something outside them come first, those who miss a must last. */
  group: z.enum(['stoppedOutside', 'wentFar', 'fits', 'missesHard']),
  groupName: z.string(),
  /** Why now, each in a sentence. */
  factors: z.array(
    z.object({
      name: z.string(),
      value: z.number(),
      text: z.string(),
      /** False: nothing is on record; it counts as middling and is no reason. */
      known: z.boolean(),
    }),
  ),
  match,
  /** Where they once stood; missing where they were in no flow. */
  last: z.object({ on: day, job: z.string(), stage: z.string(), left: z.string() }).optional(),
  consent: z.object({ state: z.enum(['none', 'valid', 'expired', 'withdrawn']), on: day.optional() }),
  at: isoTime,
  /** Not before this day. */
  until: day.optional(),
  reason: z.string(),
})
export type Suggestion = z.infer<typeof suggestion>

const leftOut = z.object({
  openId: z.string(),
  name: z.string(),
  /** All that speak against it. */
  reasons: z.array(z.object({ code: z.string(), text: z.string() })),
})

const ofProject = { params: z.object({ id: openId }), object: { param: 'id', kind: 'project' } } as const
const ofPerson = {
  params: z.object({ id: openId, openId }),
  object: { param: 'id', kind: 'project' },
} as const

export const runReactivation = call({
  method: 'POST',
  path: '/mesoor-space/v2/projects/{id}/reactivations/runs',
  access: { any: ['material.view'] },
  summary: 'Look through the pool for people of earlier days who fit the project’s job now',
  ...ofProject,
  example: { params: { id: 'a-project' } },
  returns: z.object({ suggested: z.number().int(), leftOut: z.number().int(), at: isoTime }),
})

export const searchReactivations = call({
  method: 'POST',
  path: '/mesoor-space/v2/projects/{id}/reactivations/searches',
  access: { any: ['material.view'] },
  summary: 'The suggestions for a project, in their order, what became of all of them, and when was looked last',
  ...ofProject,
  body: z.object({
    states: z.array(state).max(7).default(['suggested', 'contacted', 'replied', 'interviewed', 'hired']),
    current: z.number().int().min(1).max(100).default(1),
    pageSize: z.number().int().min(1).max(100).default(20),
  }),
  reads: true,
  example: { params: { id: 'a-project' }, body: {} },
  returns: z.object({
    data: z.array(suggestion),
    total: z.number().int(),
    /** Of the last 90 days: how many came at least so far. */
    funnel: z.object({
      suggested: z.number().int(),
      contacted: z.number().int(),
      replied: z.number().int(),
      interviewed: z.number().int(),
      hired: z.number().int(),
    }),
    leftOut: z.array(z.object({ code: z.string(), text: z.string(), count: z.number().int() })),
    lastRun: isoTime.nullable(),
  }),
})

export const listLeftOut = call({
  method: 'GET',
  path: '/mesoor-space/v2/projects/{id}/reactivations/left-out',
  access: { any: ['material.view'] },
  summary: 'Who was left out when was looked last, and why',
  ...ofProject,
  query: z.object({ code: z.string().max(60).optional() }),
  example: { params: { id: 'a-project' }, query: {} },
  returns: z.object({ data: z.array(leftOut), total: z.number().int() }),
})

export const setReactivation = call({
  method: 'PUT',
  path: '/mesoor-space/v2/projects/{id}/reactivations/{openId}',
  access: { any: ['material.view'] },
  summary: 'What becomes of a suggestion: later, not at all, contacted, replied',
  ...ofPerson,
  body: z.object({
    state: z.enum(['suggested', 'later', 'dismissed', 'contacted', 'replied']),
    reason: z.string().trim().max(500).default(''),
    until: day.optional(),
    /** How they were reached. */
    kind: z.enum(['email', 'phone', 'message', 'meeting', 'other']).default('email'),
  }),
  example: { params: { id: 'a-project', openId: 'a-resume' }, body: { state: 'contacted' } },
  returns: nothing,
})

export const draftReactivationLetter = call({
  method: 'POST',
  path: '/mesoor-space/v2/projects/{id}/reactivations/{openId}/letter',
  access: { any: ['material.view'] },
  summary: 'A letter to the person from the enterprise’s template, with the reasons; nothing is sent',
  ...ofPerson,
  reads: true,
  example: { params: { id: 'a-project', openId: 'a-resume' } },
  returns: z.object({ subject: z.string(), body: z.string(), to: z.string().nullable() }),
})

const template = z.object({ subject: z.string().trim().min(1).max(200), body: z.string().trim().min(1).max(10_000) })

const reactivationSettings = z.object({
  /** Nobody who was active in the last so many days. */
  inactiveDays: z.number().int().min(0).max(3650),
  /** Nobody to whom we wrote in the last so many days. */
  coolDownDays: z.number().int().min(0).max(3650),
  consentRequired: z.boolean(),
  /** So long a resume or an application is itself a consent; 0: never. */
  consentMonths: z.number().int().min(0).max(120),
  minFit: z.number().int().min(0).max(100),
  /** Look by itself every week, for every job that is open. */
  weekly: z.boolean(),
  /** The enterprise's own letters; null: ours. */
  letters: z.object({ zh: template.nullable(), en: template.nullable() }),
})
export type ReactivationSettings = z.infer<typeof reactivationSettings>

export const getReactivationSettings = call({
  method: 'GET',
  path: '/mesoor-space/v2/reactivation-settings',
  access: { any: ['material.view'] },
  summary: 'How people are looked for again, and the letters to them',
  returns: reactivationSettings.extend({ usual: z.object({ zh: template, en: template }) }),
})

export const setReactivationSettings = call({
  method: 'PUT',
  path: '/mesoor-space/v2/reactivation-settings',
  access: 'admin',
  summary: 'Change how people are looked for again',
  body: reactivationSettings.partial(),
  example: { body: { coolDownDays: 60 } },
  returns: nothing,
})

const ofResume = { params: z.object({ id: openId }), object: { param: 'id', kind: 'entity' } } as const
const contactKinds = ['email', 'phone', 'message', 'meeting', 'other'] as const

export const getContactRecord = call({
  method: 'GET',
  path: '/mesoor-space/v2/resumes/{id}/contacts',
  access: { any: ['material.view'] },
  summary: 'What a person has allowed, when they were reached, and whether they want to be left alone',
  ...ofResume,
  example: { params: { id: 'a-resume' } },
  returns: z.object({
    consents: z.array(
      z.object({
        id: z.string(),
        givenOn: day,
        expiresOn: day.nullable(),
        withdrawnOn: day.nullable(),
        note: z.string(),
        by: z.string().nullable(),
      }),
    ),
    contacts: z.array(
      z.object({
        id: z.string(),
        at: isoTime,
        direction: z.enum(['out', 'in']),
        kind: z.enum(contactKinds),
        note: z.string(),
        by: z.string().nullable(),
      }),
    ),
    noContactSince: day.nullable(),
  }),
})

export const addConsent = call({
  method: 'POST',
  path: '/mesoor-space/v2/resumes/{id}/consents',
  access: { any: ['material.edit'] },
  summary: 'Write down that a person agrees to be contacted, until a day or for good',
  ...ofResume,
  body: z.object({
    givenOn: day,
    expiresOn: day.nullable().default(null),
    note: z.string().trim().max(500).default(''),
  }),
  example: { params: { id: 'a-resume' }, body: { givenOn: '2026-11-01' } },
  returns: z.object({ id: z.string() }),
})

export const withdrawConsents = call({
  method: 'POST',
  path: '/mesoor-space/v2/resumes/{id}/consents/withdrawal',
  access: { any: ['material.edit'] },
  summary: 'The person takes back what they agreed to',
  ...ofResume,
  body: z.object({ on: day }),
  example: { params: { id: 'a-resume' }, body: { on: '2026-11-01' } },
  returns: nothing,
})

export const addContact = call({
  method: 'POST',
  path: '/mesoor-space/v2/resumes/{id}/contacts',
  access: { any: ['material.edit', 'remark.use'] },
  summary: 'Write down that someone wrote or spoke to the person, or the person to us',
  ...ofResume,
  body: z.object({
    direction: z.enum(['out', 'in']),
    kind: z.enum(contactKinds).default('other'),
    note: z.string().trim().max(500).default(''),
  }),
  example: { params: { id: 'a-resume' }, body: { direction: 'out' } },
  returns: z.object({ id: z.string() }),
})

export const setNoContact = call({
  method: 'PUT',
  path: '/mesoor-space/v2/resumes/{id}/no-contact',
  access: { any: ['material.edit'] },
  summary: 'The person asked not to be contacted, or may be again',
  ...ofResume,
  body: z.object({ on: z.boolean() }),
  example: { params: { id: 'a-resume' }, body: { on: true } },
  returns: nothing,
})
