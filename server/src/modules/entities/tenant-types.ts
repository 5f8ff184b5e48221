import type { Parsed, Result } from '@cohort/contract/call'
import { entityTypes } from '@cohort/contract/entity-types'
import { fail } from '@cohort/contract/errors'
import { inLocale } from '@cohort/contract/fields/values'
import type {
  createTenantType,
  deleteTenantType,
  listTenantTypes,
  listTypeTemplates,
  updateTenantType,
} from '@cohort/contract/tenant-types'
import { descriptionField, filesField, nameField, ownerField, section, tagsField } from '@cohort/contract/types/define'
import type { EntityType } from '@cohort/contract/types/type'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import * as customFields from '#modules/entities/custom-field-store'
import * as groups from '#modules/entities/group-store'
import { list as listGroups } from '#modules/entities/groups'
import * as store from '#modules/entities/tenant-type-store'
import { changeSchema } from '#modules/tenants/service'

/** What every record has a use for; the rest are fields of the enterprise's own. */
const blank: EntityType = {
  type: 'blank',
  name: { zh: '空白', en: 'Blank' },
  measure: { zh: '条', en: 'record' },
  icon: 'file',
  fields: [nameField(), ownerField, descriptionField(), tagsField, filesField],
  columns: ['name', 'owner', 'tags', 'meta.updatedAt'],
  filters: ['owner', 'tags'],
  sections: [section('基本信息', 'Basics', ['name', 'owner', 'description', 'tags', 'files'])],
  views: ['list', 'board', 'chat'],
  material: true,
}

const templates = [blank, ...[...entityTypes.values()].filter((type) => type.material)]

export async function listTemplates(ctx: Context): Promise<Result<typeof listTypeTemplates>> {
  const hidden = new Set(
    (await listGroups(ctx)).groups.filter((group) => !group.shown).map((group) => group.entityType),
  )
  return {
    templates: templates.map(({ type, name, icon, fields }) => ({
      id: type,
      name: inLocale(name, ctx.locale),
      icon,
      fields: fields.map((field) => ({ label: inLocale(field.label, ctx.locale), type: field.type })),
      hidden: hidden.has(type),
    })),
  }
}

export async function list(ctx: Context): Promise<Result<typeof listTenantTypes>> {
  return { types: (await store.findAll(ctx)).map((row) => row.definition as unknown as EntityType) }
}

/** A reference of the template to its own type, such as the department above, points at the new type. */
const redirected = (fields: EntityType['fields'], from: string, to: string): EntityType['fields'] =>
  fields.map((field) =>
    field.options?.entityType === from ? { ...field, options: { ...field.options, entityType: to } } : field,
  )

export async function create(
  ctx: Context,
  { body }: Parsed<typeof createTenantType>,
): Promise<Result<typeof createTenantType>> {
  const template = templates.find(({ type }) => type === body.template)
  if (!template) throw fail('BadInput', { field: 'template', problem: 'unknown' })
  const type = `custom-${newId(ctx.clock.now())}`
  const made: EntityType = {
    ...template,
    type,
    name: body.name,
    measure: body.measure ?? template.measure,
    icon: body.icon,
    fields: redirected(template.fields, template.type, type),
    ...(template !== blank && { basedOn: template.type }),
  }
  return transaction(ctx, async (ctx) => {
    await store.insert(ctx, type, made, ctx.clock.now(), me(ctx).user.userId)
    await groups.upsertGroup(ctx, type, true)
    await audit(ctx, 'entityType.create', type, { after: body })
    return made
  })
}

export async function update(
  ctx: Context,
  { params, body }: Parsed<typeof updateTenantType>,
): Promise<Result<typeof updateTenantType>> {
  return transaction(ctx, async (ctx) => {
    await changeSchema(ctx)
    const row = found(await store.find(ctx, params.type))
    const before = row.definition as unknown as EntityType
    const after = { ...before, ...body } as EntityType
    await store.set(ctx, params.type, after)
    await audit(ctx, 'entityType.update', params.type, {
      before: { name: before.name, icon: before.icon },
      after: body,
    })
    return after
  })
}

/** Only an empty type can go: nothing that somebody wrote is lost with it. Its own fields go along. */
export async function remove(
  ctx: Context,
  { params }: Parsed<typeof deleteTenantType>,
): Promise<Result<typeof deleteTenantType>> {
  return transaction(ctx, async (ctx) => {
    await changeSchema(ctx)
    const row = found(await store.find(ctx, params.type))
    if (await store.hasRecords(ctx, params.type)) throw fail('TypeNotEmpty')
    await store.remove(ctx, params.type)
    await groups.removeGroup(ctx, params.type)
    await customFields.removeOfType(ctx, params.type)
    await audit(ctx, 'entityType.delete', params.type, {
      before: { name: (row.definition as { name?: unknown }).name },
    })
    return {}
  })
}
