import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { textOperand } from '#fields/operands'
import { each, listCsv, listText, nothingOrMany, oneOrMany, reading } from '#fields/values'

/** An avatar comes with a key or a file name alone (spec 1 §3). */
const named = ({ key, fileName, ...value }: Record<string, unknown>): unknown => {
  const fileId = value.fileId ?? key ?? fileName
  return { ...value, fileId, name: value.name ?? fileName ?? fileId }
}

const file = z.preprocess(
  reading(named),
  z.strictObject({
    fileId: z.string().min(1).max(255),
    name: z.string().min(1).max(255),
    /** In bytes. */
    size: z.number().int().min(0).default(0),
    /** Media type. */
    type: z.string().max(127).default('application/octet-stream'),
  }),
)
export type FileValue = z.infer<typeof file>

/** Stored files by their ids; a keyword finds their names. */
export const fileField: FieldType<FileValue | FileValue[]> = {
  name: 'File',
  words: { zh: '文件', en: 'File' },
  schema: (options) => oneOrMany<FileValue>(file, options, ({ fileId }) => fileId),
  initial: nothingOrMany,
  ops: ['contains', 'empty', 'notEmpty'],
  equality: 'text',
  operand: textOperand,
  text: (value, _, locale) =>
    listText(
      each(value).map(({ name }) => name),
      locale,
    ),
  csv: (value) => listCsv(each(value).map(({ name }) => name)),
  facets: () => [],
  number: () => undefined,
  keywords: (value) => each(value).map(({ name }) => name),
}
