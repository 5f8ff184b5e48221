import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { uploadEntity } from '@cohort/contract/files'
import { customDefaultsOf, defaultsOf } from '@cohort/contract/json-schema'
import { type Context, transaction } from '#kernel/context'
import { emit, event } from '#kernel/events'
import type { Wire } from '#kernel/route'
import { insertHere, toEntity } from '#modules/entities/records'
import type { RecordData, Shape, ShapeField } from '#modules/entities/shape'
import { shapeFor } from '#modules/entities/shapes'
import { checkedData } from '#modules/entities/values'
import { withoutEnding } from '#modules/files/names'
import { type FileRow, saveUpload } from '#modules/files/uploads'
import { requireUploadRoom } from '#modules/resources/capacity'
import { refuseUpload } from '#modules/resources/counting'

/** A record was made of a file: whoever can read its content may fill in the rest. */
export const entityUploaded = event<{ entityType: string; openId: string; fileId: string }>('entity-uploaded')

/**
 * The file is stored first; should the record then be refused, no record holds the file and it goes with the other loose
 * ones.
 */
export async function upload(
  ctx: Context,
  { params }: Parsed<typeof uploadEntity>,
  wire: Wire,
): Promise<Result<typeof uploadEntity>> {
  const shape = await shapeFor(ctx, params.type)
  const field = fileFieldOf(shape)
  await requireUploadRoom(ctx, params.type)
  const file = await saveUpload(ctx, await wire.file(), field.definition.options?.only)
  const data = checkedData(shape, draftOf(shape, field, file))
  return transaction(ctx, async (ctx) => {
    const [row] = await insertHere(ctx, shape, [{ data, source: 'upload' }])
    if (!row) throw fail('ServerError')
    await emit(ctx, entityUploaded, { entityType: params.type, openId: row.open_id, fileId: file.file_id })
    return toEntity(row)
  }).catch(refuseUpload)
}

/** Named after the file, as far as the type has room for a name. */
function draftOf(shape: Shape, { definition, steps }: ShapeField, file: FileRow): RecordData {
  const value = { fileId: file.file_id, name: file.name, size: file.size, type: file.content_type }
  const held = { [definition.key]: definition.options?.multiple ? [value] : value }
  const custom = steps[0] === 'customFields'
  const title = shape.type.fields.find((field) => field.key === 'name')
  const name = title && { name: [...withoutEnding(file.name)].slice(0, title.options?.maxLength).join('') }
  return {
    standardFields: { ...defaultsOf(shape.type), ...name, ...(custom ? {} : held) },
    customFields: { ...customDefaultsOf(shape.custom), ...(custom ? held : {}) },
  }
}

/** Where a file of its own belongs: the attachments rather than the photo. A type without any takes no uploads. */
function fileFieldOf(shape: Shape): ShapeField {
  const fields = shape.fields.filter(({ definition, steps }) => definition.type === 'File' && steps.length === 2)
  const field = fields.find(({ definition }) => definition.options?.only === undefined) ?? fields[0]
  if (!field) throw fail('BadInput', { field: 'type', problem: 'takes no files' })
  return field
}
