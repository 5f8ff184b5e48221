import { documentKinds, readingProblems, readingVerdicts, reviewReasons } from '@cohort/contract/readings'
import { z } from 'zod'
import { sectionKinds } from '#parsing/parsed'
import { failureReasons } from '#reading/document'

/** The file that `npm run parse` writes for each file that it reads. */

const box = z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const source = z.strictObject({
  start: z.number().int().min(0).describe('Offset in the text of the document'),
  end: z.number().int().min(1),
  quote: z.string().describe('What stands there'),
  page: z.number().int().min(1),
  boxes: z.array(box).describe('One for each line; in points of a PDF page or pixels of a picture'),
  rule: z.string(),
  confidence: z.number().min(0).max(1),
})

const quality = z.strictObject({
  score: z.number().min(0).max(1),
  verdict: z.enum(readingVerdicts),
  problems: z.array(
    z.strictObject({
      problem: z.enum(readingProblems),
      page: z.number().int().optional(),
      detail: z.string().optional(),
    }),
  ),
})

const parsed = z.strictObject({
  file: z.string(),
  kind: z.enum(documentKinds),
  fields: z.record(z.string(), z.unknown()).describe('Standard fields of a Resume'),
  sources: z.record(z.string(), source).describe('By path of the field, such as works.0.company'),
  sections: z.array(
    z.strictObject({
      kind: z.enum(sectionKinds),
      heading: z.string(),
      start: z.number().int(),
      end: z.number().int(),
    }),
  ),
  review: z
    .array(z.strictObject({ reason: z.enum(reviewReasons).exclude(['undecided']), path: z.string().optional() }))
    .describe('Why a person should look at it'),
  likelihood: z.number().min(0).max(1).describe('Whether it is a resume at all'),
  language: z.enum(['zh', 'en', 'mixed', 'other', 'none']),
  quality,
  hidden: z.number().int().describe('Pieces of text that a reader does not see, which were not read'),
  versions: z.strictObject({ reading: z.string(), parsing: z.string() }),
  get attachments() {
    return z.array(parsedFile).optional()
  },
})

const failed = z.strictObject({ file: z.string(), failure: z.enum([...failureReasons, 'missing']) })

export const parsedFile: z.ZodType = z.union([parsed, failed])

/** As JSON schema, which is kept beside the documentation. */
export const parsedFileSchema = (): unknown => z.toJSONSchema(parsedFile, { unrepresentable: 'any' })
