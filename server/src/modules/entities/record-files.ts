import { fail } from '@cohort/contract/errors'
import type { FileValue } from '@cohort/contract/fields/file'
import { pictureTypes } from '@cohort/contract/file-kinds'
import type { Context } from '#kernel/context'
import type { RecordData, Shape, ShapeField } from '#modules/entities/shape'
import type { EntityRow } from '#modules/entities/store'
import { mayView } from '#modules/files/addresses'
import { cleanName } from '#modules/files/names'
import { addUses, findForUse } from '#modules/files/uses'

/** One file in a record, with the way to it, as an error names it: `standardFields.files.0`. */
interface Held {
  field: ShapeField
  place: string
  value: FileValue
}

/** The files in a record. Fields without any cost nothing: most records have none. */
function heldIn(shape: Shape, data: RecordData): Held[] {
  return shape.files.flatMap((field) =>
    walk(data, field.steps, []).map(({ place, value }) => ({ field, place, value })),
  )
}

export const holdsAny = (shape: Shape, data: RecordData): boolean => heldIn(shape, data).length > 0

type Found = Pick<Held, 'place' | 'value'>

function walk(value: unknown, [step, ...rest]: readonly string[], way: readonly string[]): Found[] {
  if (value === undefined || value === null) return []
  if (step === undefined) {
    if (!Array.isArray(value)) return [{ place: way.join('.'), value: value as FileValue }]
    return value.map((each, index) => ({ place: [...way, index].join('.'), value: each as FileValue }))
  }
  if (step !== '*') return walk((value as Record<string, unknown>)[step], rest, [...way, step])
  return Array.isArray(value) ? value.flatMap((each, index) => walk(each, rest, [...way, String(index)])) : []
}

const idsOf = (held: readonly Held[]): string[] => [...new Set(held.map(({ value }) => value.fileId))]

/** The same file, told of in the same way, in the same field. */
const sameness = ({ field, value: { fileId, name, size, type } }: Held): string =>
  JSON.stringify([field.key, fileId, name, size, type])

/**
 * Puts what the server knows of these files into them. Each must be one of this enterprise that the writer may see, and a
 * picture where nothing else is taken; otherwise the request is wrong, by the name of its place.
 */
async function describe(ctx: Context, added: readonly (Found & { only?: 'picture' | undefined })[]): Promise<void> {
  const ids = [...new Set(added.map(({ value }) => value.fileId))]
  const known = (await findForUse(ctx, ids)).filter((file) => ctx.who === undefined || mayView(ctx, file))
  const files = new Map(known.map((file) => [file.file_id, file]))
  for (const { only, place, value } of added) {
    const file = files.get(value.fileId)
    if (!file) throw fail('BadInput', { field: place, problem: 'unknown file' })
    if (only === 'picture' && !pictureTypes.includes(file.content_type)) {
      throw fail('BadInput', { field: place, problem: 'not a picture' })
    }
    const name = value.name === value.fileId ? file.name : cleanName(value.name)
    Object.assign(value, { name, size: file.size, type: file.content_type } satisfies Partial<FileValue>)
  }
}

/** The record with what the server knows of its files. Those that stand there as before are not asked about again. */
export async function withFiles(
  ctx: Context,
  shape: Shape,
  data: RecordData,
  before?: RecordData,
): Promise<RecordData> {
  const known = new Set(before ? heldIn(shape, before).map(sameness) : [])
  const isNew = (held: Held) => !known.has(sameness(held))
  if (!heldIn(shape, data).some(isNew)) return data
  const copy = structuredClone(data)
  const added = heldIn(shape, copy).filter(isNew)
  await describe(
    ctx,
    added.map(({ field, place, value }) => ({ place, value, only: field.definition.options?.only })),
  )
  return copy
}

/** The same for what has files and no other fields: they are named by their place among them. */
export async function withKnown(ctx: Context, given: readonly FileValue[], before: readonly FileValue[] = []) {
  const known = new Map(before.map((file) => [file.fileId, file]))
  const files = given.map((file) => known.get(file.fileId) ?? { ...file })
  const added = files
    .map((value, at) => ({ place: `files.${at}`, value }))
    .filter(({ value }) => !known.has(value.fileId))
  await describe(ctx, added)
  return files
}

/** In the transaction that wrote the record: it holds its files from now on. */
export async function holdFiles(
  ctx: Context,
  shape: Shape,
  { entity_type, open_id }: Pick<EntityRow, 'entity_type' | 'open_id'>,
  data: RecordData,
  before?: RecordData,
): Promise<void> {
  const known = new Set(before ? idsOf(heldIn(shape, before)) : [])
  const ids = idsOf(heldIn(shape, data)).filter((id) => !known.has(id))
  await addUses(ctx, entity_type, open_id, ids)
}

/** A file belongs to one record: whoever writes many at once gives none. To take files away is no fault. */
export function refuseFiles(shape: Shape, given: RecordData): void {
  const [first] = heldIn(shape, given)
  if (first) throw fail('BadInput', { field: first.place, problem: 'no files for many records at once' })
}
