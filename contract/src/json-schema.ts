import { z } from 'zod'
import { fieldTypes } from '#fields'
import { withoutDeleted } from '#fields/choices'
import { inLocale, isEmpty, listMax } from '#fields/values'
import type { Locale } from '#limits'
import type { EntityType, FieldDefinition, ListDefinition } from '#types/type'

type Values = Record<string, unknown>
type JsonSchema = Record<string, unknown>

/** Keys are paths; this is the object they stand for. */
type Node =
  | { kind: 'field'; field: FieldDefinition }
  | { kind: 'list'; list: ListDefinition }
  | { kind: 'group'; nodes: Nodes }
type Nodes = Map<string, Node>

const groupIn = (nodes: Nodes, key: string): Nodes => {
  const found = nodes.get(key)
  if (found?.kind === 'group') return found.nodes
  const group: Nodes = new Map()
  nodes.set(key, { kind: 'group', nodes: group })
  return group
}

const place = (root: Nodes, path: string, node: Node): void => {
  const keys = path.split('.')
  const last = keys.pop() ?? path
  keys.reduce(groupIn, root).set(last, node)
}

const nodesOf = (fields: readonly FieldDefinition[], lists: readonly ListDefinition[] = []): Nodes => {
  const root: Nodes = new Map()
  for (const field of fields) place(root, field.key, { kind: 'field', field })
  for (const list of lists) place(root, list.key, { kind: 'list', list })
  return root
}

const treeOf = new WeakMap<EntityType, Nodes>()

/** The same of a whole type, which does not change while it is known. */
const nodesOfType = (type: EntityType): Nodes => {
  const known = treeOf.get(type) ?? nodesOf(type.fields, type.lists)
  treeOf.set(type, known)
  return known
}

const isRequired = (node: Node): boolean => {
  if (node.kind === 'field') return node.field.required === true
  return node.kind === 'group' && [...node.nodes.values()].some(isRequired)
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object of known keys; where others are let through, `__proto__` is still none. */
const objectOf = (shape: Record<string, z.ZodType>, open: boolean): z.ZodType<Values> => {
  if (!open) return z.strictObject(shape)
  const keys = z.custom<Values>(isObject).superRefine((value, ctx) => {
    if (Object.hasOwn(value, '__proto__')) ctx.addIssue({ code: 'custom', path: ['__proto__'], message: 'Unknown' })
  })
  return keys.pipe(z.looseObject(shape))
}

/** What is wrong first, by its path: of an unknown key, its own. */
export const faultOf = ({ issues: [issue] }: z.ZodError): { path: string[]; problem: string } => {
  const key = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return { path: [...(issue?.path ?? []), ...key].map(String), problem: issue?.code ?? 'invalid' }
}

const shapeOf = (nodes: Nodes, open: boolean): z.ZodType<Values> =>
  objectOf(Object.fromEntries([...nodes].map(([key, node]) => [key, zodOf(node, open)])), open)

const fieldSchema = ({ type, options = {}, required }: FieldDefinition): z.ZodType => {
  const schema = fieldTypes[type].schema(options)
  return required ? schema.refine((value) => !isEmpty(value)) : schema.nullish()
}

const zodOf = (node: Node, open: boolean): z.ZodType => {
  if (node.kind === 'field') return fieldSchema(node.field)
  if (node.kind === 'list')
    return z
      .array(shapeOf(nodesOf(node.list.fields), false))
      .max(listMax)
      .nullish()
  const group = shapeOf(node.nodes, open)
  return isRequired(node) ? group : group.nullish()
}

const made = new WeakMap<EntityType, z.ZodType<Values>>()

/** The shape of a type's standardFields. Null stands for "none"; what parsing gives is normalised. */
export const standardSchemaOf = (type: EntityType): z.ZodType<Values> => {
  const known = made.get(type)
  if (known) return known
  const schema = shapeOf(nodesOfType(type), type.open === true)
  made.set(type, schema)
  return schema
}

/** The shape of customFields; their keys are ids without a path. */
export const customSchemaOf = (fields: readonly FieldDefinition[]): z.ZodType<Values> => {
  const known = madeCustom.get(fields)
  if (known) return known
  const schema = objectOf(Object.fromEntries(fields.map((field) => [field.key, fieldSchema(field)])), false)
  madeCustom.set(fields, schema)
  return schema
}

const madeCustom = new WeakMap<readonly FieldDefinition[], z.ZodType<Values>>()

const initialsOf = (nodes: Nodes): Values => {
  const values: Values = {}
  for (const [key, node] of nodes) {
    const value = initialOf(node)
    if (value !== null) values[key] = value
  }
  return values
}

const initialOf = (node: Node): unknown => {
  if (node.kind === 'field') return fieldTypes[node.field.type].initial(node.field.options ?? {})
  if (node.kind === 'list') return []
  const values = initialsOf(node.nodes)
  return Object.keys(values).length > 0 ? values : null
}

/** What a new record begins with (spec 2 §5): numbers, true or false, empty lists; no entry where there is nothing. */
export const defaultsOf = (type: EntityType): Readonly<Values> => {
  const known = madeDefaults.get(type)
  if (known) return known
  const values = frozen(initialsOf(nodesOfType(type)))
  madeDefaults.set(type, values)
  return values
}

const madeDefaults = new WeakMap<EntityType, Readonly<Values>>()

/** All of it: everybody gets the same. */
const frozen = <T>(value: T): Readonly<T> => {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) frozen(each)
  return Object.freeze(value)
}

/** The same for fields that an enterprise added: only where it says so. */
export const customDefaultsOf = (fields: readonly FieldDefinition[]): Values =>
  Object.fromEntries(
    fields.flatMap(({ key, type, options }) =>
      options?.default === undefined ? [] : [[key, fieldTypes[type].initial(withoutDeleted(options))]],
    ),
  )

/** The same for one entry of a list, such as an education that is being added. */
export const listDefaultsOf = (list: ListDefinition): Values => initialsOf(nodesOf(list.fields))

const choicesOf = ({ options }: FieldDefinition, locale: Locale): JsonSchema[] | undefined =>
  withoutDeleted(options ?? {}).choices?.map(({ id, name, color }) => ({
    value: id,
    title: inLocale(name, locale),
    color,
  }))

const fieldJson = (field: FieldDefinition, locale: Locale): JsonSchema => {
  const options = withoutDeleted(field.options ?? {})
  const { $schema: _, ...shape } = z.toJSONSchema(fieldTypes[field.type].schema(options), { unrepresentable: 'any' })
  const initial = fieldTypes[field.type].initial(options)
  return {
    ...shape,
    title: inLocale(field.label, locale),
    'x-field-type': field.type,
    ...(initial !== null && { default: initial }),
    ...(field.readOnly && { readOnly: true }),
    ...(options.choices && { 'x-choices': choicesOf(field, locale) }),
    ...(options.entityType && { 'x-entity-type': options.entityType }),
  }
}

const objectJson = (nodes: Nodes, locale: Locale, open: boolean): JsonSchema => {
  const required = [...nodes].filter(([, node]) => isRequired(node)).map(([key]) => key)
  return {
    type: 'object',
    properties: Object.fromEntries([...nodes].map(([key, node]) => [key, nodeJson(node, locale, open)])),
    ...(required.length > 0 && { required }),
    additionalProperties: open,
  }
}

const nodeJson = (node: Node, locale: Locale, open: boolean): JsonSchema => {
  if (node.kind === 'field') return fieldJson(node.field, locale)
  if (node.kind === 'group') return objectJson(node.nodes, locale, open)
  const { label, fields, sortedBy } = node.list
  return {
    type: 'array',
    title: inLocale(label, locale),
    maxItems: listMax,
    items: objectJson(nodesOf(fields), locale, false),
    ...(sortedBy && { 'x-sorted-by': sortedBy }),
  }
}

/** A type as JSON Schema (draft 2020-12), titled in a language; options that were deleted are not in it (spec 2 §3). */
export const jsonSchemaOf = (
  type: EntityType,
  customFields: readonly FieldDefinition[],
  locale: Locale = 'zh-CN',
): JsonSchema => {
  const custom: Nodes = new Map(customFields.map((field) => [field.key, { kind: 'field', field }]))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: inLocale(type.name, locale),
    'x-entity-type': type.type,
    type: 'object',
    properties: {
      standardFields: objectJson(nodesOf(type.fields, type.lists), locale, type.open === true),
      customFields: objectJson(custom, locale, false),
    },
    required: ['standardFields'],
  }
}
