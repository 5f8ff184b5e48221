import { requirementKinds } from '@cohort/contract/matching'
import { z } from 'zod'
import { day, history, settings } from '#reactivation/history'

/** The files that the commands read; `--schema` prints them as JSON schema. */

const fields = z.record(z.string(), z.unknown())
const id = z.union([z.string().min(1), z.number()]).transform(String)

const requirement = z.strictObject({
  id: z.string().min(1),
  kind: z.enum(requirementKinds),
  importance: z.enum(['must', 'should', 'nice']),
  ids: z.array(z.string()),
  need: z.number().int().min(1).optional(),
  level: z.number().int().min(1).max(4).optional(),
  orEquivalent: z.boolean().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  weight: z.number().min(0).optional(),
})

/** A recruiter's corrections, by requirement or by kind. */
export const conditions = z.strictObject({
  weights: z.record(z.string(), z.number().min(0)).optional(),
  musts: z.record(z.string(), z.boolean()).optional(),
  removed: z.array(z.string()).optional(),
  added: z.array(requirement).optional(),
})

export const jobEntry = z.object({
  id,
  title: z.string().optional(),
  text: z.string().default(''),
  fields: fields.optional(),
  conditions: conditions.optional(),
})
export type JobEntry = z.output<typeof jobEntry>

export const resumeEntry = z
  .object({ id, fields: fields.optional(), text: z.string().optional() })
  .refine(({ fields: has, text }) => has !== undefined || text !== undefined, 'has neither fields nor text')
export type ResumeEntry = z.output<typeof resumeEntry>

export const personEntry = z
  .object({
    id,
    name: z.string().optional(),
    fields: fields.optional(),
    text: z.string().optional(),
    history: history.prefault({}),
  })
  .refine(({ fields: has, text }) => has !== undefined || text !== undefined, 'has neither fields nor text')

const unique = <T extends { id: string }>(entry: z.ZodType<T>) =>
  z.array(entry).superRefine((all, context) => {
    const seen = new Set<string>()
    for (const [at, one] of all.entries()) {
      if (seen.has(one.id)) context.addIssue({ code: 'custom', path: [at, 'id'], message: `“${one.id}” stands twice` })
      seen.add(one.id)
    }
  })

export const jobsFile = unique(jobEntry)
export const resumesFile = unique(resumeEntry)
export const peopleFile = unique(personEntry)
export const settingsFile = settings.extend({
  today: day.optional(),
  company: z.string().optional(),
  sender: z.string().optional(),
  /** A letter's template; the default one of the locale where it is left out. */
  letter: z.strictObject({ subject: z.string().min(1), body: z.string().min(1) }).optional(),
})
