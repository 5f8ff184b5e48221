import { z } from 'zod'
import { fieldTypes } from '#fields'
import { withoutDeleted } from '#fields/choices'
import { inLocale, listMax } from '#fields/values'
import type { Locale } from '#limits'
import { isRequired, type Node, type Nodes, nodesOf, nodesOfType } from '#type-nodes'
import type { EntityType, FieldDefinition, ListDefinition } from '#types/type'

type Values = Record<string, unknown>
type JsonSchema = Record<string, unknown>

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
