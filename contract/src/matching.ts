import { z } from 'zod'
import { call } from '#call'
import { entity, filter, openId, typeName } from '#entities'
import { isoTime, nothing } from '#rules'

export const requirementKinds = [
  'skill',
  'title',
  'industry',
  'years',
  'degree',
  'major',
  'school',
  'city',
  'salary',
  'language',
  'certificate',
  'people',
  'stability',
] as const
export const importances = ['must', 'should', 'nice'] as const
export const verdicts = ['met', 'partly', 'missing', 'unknown'] as const

const kind = z.enum(requirementKinds)
const importance = z.enum(importances)
const requirementId = z.string().min(1).max(300)

/** A condition of a job: read from its text, from its fields, or said by a recruiter. */
const requirement = z.object({
  id: z.string(),
  kind,
  importance,
  /** In the asked language: 「Go，5 年以上」. */
  label: z.string(),
  weight: z.number(),
  from: z.enum(['text', 'field', 'added']),
  /** Where in the job's text it stands. */
  quote: z.object({ text: z.string(), start: z.number().int(), end: z.number().int() }).optional(),
})
export type Requirement = z.infer<typeof requirement>

/** A place in the resume that proves something: a field of the record, and the characters in it. */
const proof = z.object({ path: z.string(), quote: z.string(), start: z.number().int(), end: z.number().int() })
export type Proof = z.infer<typeof proof>

const finding = z.object({
  requirement: z.string(),
  kind,
  importance,
  label: z.string(),
  verdict: z.enum(verdicts),
  reached: z.number(),
  possible: z.number(),
  proofs: z.array(proof),
  /** Why it is only partly met, or what is not known. */
  note: z.string().optional(),
})
export type Finding = z.infer<typeof finding>

export const match = z.object({
  /** 0 to 100. */
  score: z.number().int(),
  components: z.array(z.object({ kind, reached: z.number(), possible: z.number() })),
  findings: z.array(finding),
  risks: z.array(z.object({ text: z.string(), proofs: z.array(proof) })),
  /** What would change the score most. */
  ifs: z.array(z.object({ requirement: z.string(), label: z.string(), from: z.number().int(), to: z.number().int() })),
  /** False: a hard condition is missing. */
  passesHard: z.boolean(),
  /** Of the rules. */
  version: z.string(),
})
export type Match = z.infer<typeof match>

const decision = z.object({
  kind: z.enum(['dismissed', 'added']),
  reason: z.string(),
  by: z.string().nullable(),
  at: isoTime,
})

const recommended = z.object({
  entity,
  match,
  /** From 1. */
  rank: z.number().int(),
  /** In blind mode: the place that they would have if everything counted. */
  openRank: z.number().int().optional(),
  /** The stage of the flow in which they are already. */
  stageName: z.string().optional(),
  decision: decision.optional(),
})
export type Recommended = z.infer<typeof recommended>

/**
 * What may be seen of someone, and filtered by, where name, gender, age, photo and school shall not count: what is let
 * through, not what is kept back. Years of birth and of school tell an age, and texts hold names, so neither is in it.
 */
export const seenBlind = {
  skills: [],
  humanInfo: ['degree', 'major'],
  currentJobStatus: ['position', 'company', 'industry', 'workYears', 'workLocation', 'status'],
  expectation: [],
  works: ['company', 'position', 'department', 'industry', 'dateRange'],
  educations: ['degree', 'major'],
  languages: [],
} as const satisfies Record<string, readonly string[]>

/** `humanInfo.degree` is seen in blind mode, `humanInfo.genderName` is not. */
export function isSeenBlind(key: string): boolean {
  const [first = '', second = ''] = key.split('.')
  const parts: readonly string[] | undefined = new Map<string, readonly string[]>(Object.entries(seenBlind)).get(first)
  return parts !== undefined && (parts.length === 0 || parts.includes(second))
}

const ofProject = { params: z.object({ id: openId }), object: { param: 'id', kind: 'project' } } as const

export const recommendEntities = call({
  method: 'POST',
  path: '/mesoor-space/v2/projects/{id}/recommended-entities',
  access: { any: ['material.view'] },
  summary: 'Who of the pool fits the project’s job, best first, each requirement with its proof',
  ...ofProject,
  query: z.object({
    /** `true`: without those who are in the flow (spec 2 §7). */
    filterFlow: z.enum(['true', 'false']).optional(),
  }),
  body: z.object({
    /** One of them is enough (spec 2 §7). */
    filters: z.array(filter).max(50).default([]),
    /** Name, gender, age, photo and school count for nothing and are not shown. */
    blind: z.boolean().default(false),
    show: z.enum(['open', 'dismissed']).default('open'),
    current: z.number().int().min(1).max(20).default(1),
    pageSize: z.number().int().min(1).max(50).default(50),
  }),
  reads: true,
  example: { params: { id: 'a-project' }, query: {}, body: {} },
  returns: z.object({
    data: z.array(recommended),
    total: z.number().int(),
    /** There are more than the total says: only the likeliest are looked at closely. */
    capped: z.boolean(),
    dismissed: z.number().int(),
    /** So many records were compared, in so many milliseconds. */
    compared: z.number().int(),
    tookMs: z.number(),
    requirements: z.array(requirement),
    version: z.string(),
  }),
})

export const dismissRecommended = call({
  method: 'POST',
  path: '/mesoor-space/v2/projects/{id}/recommended-entities/dismissals',
  access: { any: ['material.view'] },
  summary: 'These people are not for this job: they are not recommended for it again',
  ...ofProject,
  body: z.object({ openIds: z.array(openId).min(1).max(200), reason: z.string().trim().max(500).default('') }),
  example: { params: { id: 'a-project' }, body: { openIds: ['a-resume'], reason: '经验偏前端' } },
  returns: z.object({ dismissed: z.array(z.string()) }),
})

export const undismissRecommended = call({
  method: 'POST',
  path: '/mesoor-space/v2/projects/{id}/recommended-entities/dismissals/undo',
  access: { any: ['material.view'] },
  summary: 'They may be recommended again',
  ...ofProject,
  body: z.object({ openIds: z.array(openId).min(1).max(200) }),
  example: { params: { id: 'a-project' }, body: { openIds: ['a-resume'] } },
  returns: nothing,
})

export const addRecommended = call({
  method: 'POST',
  path: '/mesoor-space/v2/projects/{id}/recommended-entities/tasks',
  access: { any: ['material.view'] },
  summary: 'Put recommended people into a stage, each with the reasons for the recommendation',
  ...ofProject,
  body: z.object({ openIds: z.array(openId).min(1).max(50), stageId: openId.optional() }),
  example: { params: { id: 'a-project' }, body: { openIds: ['a-resume'] } },
  returns: z.object({
    added: z.array(z.object({ openId: z.string(), taskId: z.string() })),
    present: z.array(z.object({ openId: z.string(), taskId: z.string() })),
  }),
})

const correction = z.object({
  id: requirementId,
  importance: importance.optional(),
  /** In parts of the whole; what is left out keeps what is usual. */
  weight: z.number().min(0).max(100).optional(),
  removed: z.boolean().optional(),
})
const addition = z.object({
  kind,
  importance,
  /** In words: 「Kubernetes」, 「3 年以上支付经验」, "fluent English". */
  text: z.string().trim().min(1).max(200),
})
const conditions = z.object({
  corrections: z.array(correction).max(200).default([]),
  added: z.array(addition).max(50).default([]),
})
export type Conditions = z.infer<typeof conditions>

const jobConditions = z.object({
  title: z.string(),
  requirements: z.array(requirement),
  /** What the reader could not settle. */
  doubts: z.array(z.object({ text: z.string(), why: z.string() })),
  conditions,
  updatedBy: z.string().nullable(),
  updatedAt: isoTime.nullable(),
})

export const getConditions = call({
  method: 'GET',
  path: '/mesoor-space/v2/projects/{id}/match-conditions',
  access: { any: ['project.view'] },
  summary: 'What the project’s job asks for, as it was read and as it was corrected',
  ...ofProject,
  example: { params: { id: 'a-project' } },
  returns: jobConditions,
})

export const setConditions = call({
  method: 'PUT',
  path: '/mesoor-space/v2/projects/{id}/match-conditions',
  access: { any: ['project.edit'] },
  summary: 'Correct what the job asks for: hard or soft, more or less important, not at all, something more',
  ...ofProject,
  body: conditions,
  example: { params: { id: 'a-project' }, body: { corrections: [], added: [] } },
  returns: jobConditions,
})

export const copyConditions = call({
  method: 'POST',
  path: '/mesoor-space/v2/projects/{id}/match-conditions/copy',
  access: { any: ['project.edit'] },
  summary: 'Use the corrections of another project’s job here',
  ...ofProject,
  body: z.object({ fromProjectId: openId }),
  example: { params: { id: 'a-project' }, body: { fromProjectId: 'another' } },
  returns: jobConditions,
})

const ofEntity = {
  params: z.object({ type: typeName, id: openId }),
  object: { param: 'id', kind: 'entity' },
} as const

export const recommendJobs = call({
  method: 'POST',
  path: '/mesoor-space/v2/entities/{type}/{id}/recommended-jobs',
  access: { any: ['material.view'] },
  summary: 'Which open jobs fit this person, best first',
  ...ofEntity,
  body: z.object({ pageSize: z.number().int().min(1).max(50).default(10) }),
  reads: true,
  example: { params: { type: 'Resume', id: 'a-resume' }, body: {} },
  returns: z.object({
    data: z.array(z.object({ entity, match, rank: z.number().int() })),
    compared: z.number().int(),
  }),
})

export const generateJob = call({
  method: 'POST',
  path: '/mesoor-space/v2/jobs/jd-generate',
  access: { any: ['toolbox.use', 'material.create', 'material.edit', 'project.create'] },
  summary: 'Duty and demand for a job name, in the asked language',
  query: z.object({ text: z.string().trim().min(1).max(200) }),
  reads: true,
  example: { query: { text: '后端工程师' } },
  returns: z.object({ duty: z.string(), demand: z.string() }),
})

export const compareTexts = call({
  method: 'POST',
  path: '/mesoor-space/v2/toolbox/compare',
  access: { any: ['toolbox.use'] },
  summary: 'How a resume fits a job description, both as plain text; nothing is kept',
  body: z.object({
    title: z.string().trim().max(200).default(''),
    job: z.string().trim().min(1).max(20_000),
    resume: z.string().trim().min(1).max(100_000),
  }),
  reads: true,
  example: { body: { job: '后端工程师，三年以上 Java 经验', resume: '张三 Java 工程师 2019 至今' } },
  returns: z.object({ requirements: z.array(requirement), match, fields: z.record(z.string(), z.unknown()) }),
})
