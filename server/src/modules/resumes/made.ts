import { customDefaultsOf, defaultsOf } from '@cohort/contract/json-schema'
import { memberIdOf } from '@cohort/contract/rules'
import type { ParsedResume } from '@cohort/talent/parsing/parsed'
import type { Context } from '#kernel/context'
import type { Values } from '#modules/entities/kept'
import { type Counting, insertHere } from '#modules/entities/records'
import type { RecordData } from '#modules/entities/shape'
import { shapeFor } from '#modules/entities/shapes'
import { checkedData } from '#modules/entities/values'
import { withoutEnding } from '#modules/files/names'
import { findMember } from '#modules/members/service'
import type { BatchRow } from '#modules/resumes/intake-store'
import type { ItemRow } from '#modules/resumes/item-store'
import type { ReadingRow } from '#modules/resumes/reading-store'

const longestName = 100

/** What was read of a person, under the name of the file where no name was read: nothing is made up. */
export function readFields(parsed: ParsedResume, fileName: string): Values {
  const human = (parsed.fields.humanInfo ?? {}) as Values
  const name = typeof human.name === 'string' ? human.name : [...withoutEnding(fileName)].slice(0, longestName).join('')
  return { ...parsed.fields, name, humanInfo: { ...human, name } }
}

/** The record that an item becomes. */
export async function draftOf(
  ctx: Context,
  batch: BatchRow,
  item: ItemRow,
  { document, parsed }: Pick<ReadingRow, 'document' | 'parsed'>,
): Promise<RecordData> {
  const shape = await shapeFor(ctx, 'Resume')
  const { humanInfo, ...fields } = readFields(parsed, item.name)
  const owner = await findMember(ctx, batch.owner_id ?? batch.created_by)
  return checkedData(shape, {
    standardFields: {
      ...defaultsOf(shape.type),
      ...fields,
      humanInfo: { ...(humanInfo as Values), ...(document.photo && { avatar: document.photo }) },
      files: [{ fileId: item.file_id, name: item.name, size: item.size, type: item.content_type }],
      source: batch.source ?? 'upload',
      ...(owner && { owner: { openId: memberIdOf(ctx.tenant, owner.user_id), name: owner.username } }),
    },
    customFields: customDefaultsOf(shape.custom),
  })
}

/** In an open transaction: the record of this draft. */
export async function insertMade(ctx: Context, data: RecordData, counting?: Counting): Promise<string> {
  const [row] = await insertHere(ctx, await shapeFor(ctx, 'Resume'), [{ data, source: 'upload' }], counting)
  if (!row) throw new Error('an id of our own was taken')
  return row.open_id
}
