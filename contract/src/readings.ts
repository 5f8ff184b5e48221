import { z } from 'zod'
import { call } from '#call'
import { openId } from '#entities'
import { isoTime } from '#rules'

/** What was read in a file of a resume: its lines with their places, and every value with the place that it came from. */

/** In points of a PDF’s page or pixels of a picture, from the upper left corner. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Box = z.infer<typeof box>

const line = z.object({
  text: z.string(),
  /** Offset of its first character in the text of the document: all lines, joined by line feeds. */
  start: z.number().int(),
  /** From 1. */
  page: z.number().int(),
  /** Null where the format has no places: plain text, HTML. */
  box: box.nullable(),
  heading: z.boolean(),
  bold: z.boolean(),
})

export const readingProblems = [
  'empty',
  'fewWords',
  'imageOnly',
  'brokenEncoding',
  'mixedColumns',
  'lowRecognition',
  'hiddenText',
  'truncated',
  'otherLanguage',
] as const
export const readingVerdicts = ['good', 'review', 'unreadable'] as const
export const hiddenReasons = ['sameColour', 'tiny', 'outside', 'invisible'] as const
export const documentKinds = ['pdf', 'docx', 'doc', 'rtf', 'html', 'text', 'markdown', 'eml', 'image'] as const
const language = z.enum(['zh', 'en', 'mixed', 'other', 'none'])

const quality = z.object({
  /** 0 to 1. */
  score: z.number(),
  verdict: z.enum(readingVerdicts),
  problems: z.array(
    z.object({ problem: z.enum(readingProblems), page: z.number().int().optional(), detail: z.string().optional() }),
  ),
})

const document = z.object({
  kind: z.enum(documentKinds),
  pages: z.array(
    z.object({
      number: z.number().int(),
      width: z.number(),
      height: z.number(),
      /** Its text was recognised in a picture. */
      ocr: z.boolean(),
    }),
  ),
  lines: z.array(line),
  /** What a person does not see; it counts for nothing. */
  hidden: z.array(z.object({ text: z.string(), page: z.number().int(), reason: z.enum(hiddenReasons) })),
  language,
  quality,
})

/** Where a value stands in the document. */
const place = z.object({
  start: z.number().int(),
  /** Behind the last character. */
  end: z.number().int(),
  quote: z.string(),
  page: z.number().int(),
  /** Place of its first line among the lines. */
  line: z.number().int(),
  /** One for each line that it touches; empty where the format has no places. */
  boxes: z.array(box),
})
export type Place = z.infer<typeof place>

const source = place.extend({
  /** Among the standard fields of a resume: `humanInfo.phone`, `works.0.company`, `skills.3`. */
  path: z.string(),
  value: z.unknown(),
  /** What found it: `phone.mobile`, `work.company.before-title`. */
  rule: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
})
export type Source = z.infer<typeof source>

export const reviewReasons = [
  'undecided',
  'badlyRead',
  'notAResume',
  'noName',
  'noContact',
  'severalPeople',
  'hiddenText',
  'unsure',
  'otherLanguage',
] as const
export type ReviewReason = (typeof reviewReasons)[number]
export const reviewReason = z.object({
  reason: z.enum(reviewReasons),
  /** The field that it is about. */
  path: z.string().optional(),
})

/** A file, read and parsed. */
export const reading = z.object({
  document,
  /** Standard fields of a resume, as far as they were read. */
  fields: z.record(z.string(), z.unknown()),
  /** Every value with its place: what has none is not there. */
  sources: z.array(source),
  sections: z.array(
    z.object({ kind: z.string(), heading: z.string(), start: z.number().int(), end: z.number().int() }),
  ),
  /** Why a person should look at it. */
  reasons: z.array(reviewReason),
  /** 0 to 1: whether it is a resume at all. */
  likelihood: z.number(),
  language,
  versions: z.object({ reading: z.string(), parsing: z.string() }),
})
export type Reading = z.infer<typeof reading>

export const fileReading = reading.extend({
  file: z.object({ fileId: z.string(), name: z.string(), size: z.number().int(), type: z.string() }),
  at: isoTime,
})

/** Somebody wrote something else than what was read. It is kept, and changes nothing of how others are read. */
export const correction = z.object({
  id: z.string(),
  openId: z.string(),
  fileId: z.string(),
  path: z.string(),
  /** Null: nothing was read there. */
  read: z.unknown(),
  /** Null: it was taken away. */
  written: z.unknown(),
  /** By which rule it had been read. */
  rule: z.string().nullable(),
  at: isoTime,
  by: z.string().nullable(),
})
export type Correction = z.infer<typeof correction>

const view = { any: ['material.view'] } as const
const ofResume = { params: z.object({ id: openId }), object: { param: 'id', kind: 'entity' } } as const
const base = '/mesoor-space/v2/resumes/{id}'
const example = { params: { id: 'a-record' } }
const fileId = z.string().min(1).max(64)

export const getReading = call({
  method: 'GET',
  path: `${base}/reading`,
  access: view,
  summary: 'What was read in a file of a resume, with the place of every value; 404 where none of its files was read',
  ...ofResume,
  /** The file; the one that was read last where nothing is said. */
  query: z.object({ fileId: fileId.optional() }),
  example: { ...example, query: {} },
  returns: fileReading.extend({
    /** All files of the resume that were read, the latest first. */
    files: z.array(z.object({ fileId: z.string(), name: z.string(), at: isoTime })),
    /** Paths at which the record holds something else by now. */
    changed: z.array(z.string()),
    corrections: z.array(correction),
    /** Null: nobody has to look at it. */
    review: z.object({ reasons: z.array(reviewReason), since: isoTime }).nullable(),
  }),
})

export const findInReading = call({
  method: 'GET',
  path: `${base}/reading/place`,
  access: view,
  summary: 'Where in its file a value of a resume stands: the line of a field, or of some words in it',
  ...ofResume,
  query: z.object({ path: z.string().min(1).max(200), quote: z.string().max(2000).optional() }),
  example: { ...example, query: { path: 'works.0.description', quote: '负责支付系统' } },
  returns: place.extend({ fileId: z.string() }),
})

const toolbox = { any: ['toolbox.use'] } as const

export const parseText = call({
  method: 'POST',
  path: '/mesoor-space/v2/toolbox/parse-text',
  access: toolbox,
  summary: 'Read a resume that is pasted as text; nothing is kept',
  body: z.object({ text: z.string().trim().min(1).max(200_000) }),
  reads: true,
  example: { body: { text: '张三\n13900000001\n工作经历\n2020.01-至今 云栎科技 后端工程师' } },
  returns: reading,
})

export const parseFile = call({
  method: 'POST',
  path: '/mesoor-space/v2/toolbox/parse-file',
  access: toolbox,
  summary: 'Read a resume that is sent as a file of at most 50 MB; nothing is kept',
  upload: true,
  reads: true,
  returns: reading,
})
