import type { Parsed } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { updateProject } from '@cohort/contract/projects'
import { memberIdOf } from '@cohort/contract/rules'
import type { Context } from '#kernel/context'
import { fieldsOf, findRecord, type Values } from '#modules/entities/kept'
import { insertHere } from '#modules/entities/records'
import { shapeFor } from '#modules/entities/shapes'
import { checkedData } from '#modules/entities/values'
import { findMember } from '#modules/members/service'

/** A colleague as a value of a field; someone else is bad input by the name of the field. */
export async function memberValue(ctx: Context, userId: string, field: string): Promise<Values> {
  const member = await findMember(ctx, userId)
  if (!member || member.status === 'deactivated') throw fail('BadInput', { field, problem: 'not a member' })
  return { openId: memberIdOf(ctx.tenant, userId), name: member.username }
}

/** A record as a value of a field, with its present name. */
export async function recordValue(
  ctx: Context,
  { entityType, openId }: { entityType: string; openId: string },
  field: string,
): Promise<Values> {
  await shapeFor(ctx, entityType)
  const row = await findRecord(ctx, entityType, openId)
  if (!row) throw fail('BadInput', { field, problem: 'not found' })
  return { entityType, openId, name: String(fieldsOf(row).name ?? openId) }
}

/** A record that is made together with the work around it, inside its transaction. */
export async function newRecord(ctx: Context, type: string, standardFields: Values): Promise<Values> {
  const shape = await shapeFor(ctx, type)
  const data = checkedData(shape, { standardFields, customFields: {} })
  const [row] = await insertHere(ctx, shape, [{ data, source: null }])
  if (!row) throw new Error('nothing was inserted')
  return { entityType: type, openId: row.open_id, name: String(fieldsOf(row).name ?? row.open_id) }
}

type Sent = Omit<Parsed<typeof updateProject>['body'], 'version' | 'customFields' | 'payload'>

/** What was sent, as a project keeps it; null takes a value away. */
export async function projectFields(ctx: Context, sent: Sent): Promise<Values> {
  const { name, principal, startTime, timeoutTime, priority, description, tags } = sent
  const leader = principal ? await memberValue(ctx, principal, 'principal') : principal
  const given: Values = {
    name,
    principal: leader,
    startTime,
    timeoutTime,
    priority: priority === undefined ? undefined : String(priority),
    description,
    tags,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
