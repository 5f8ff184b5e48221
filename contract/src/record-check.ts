import type { z } from 'zod'
import { fieldTypes } from '#fields'
import { isEmpty, listMax } from '#fields/values'
import { isRequired, type Node, type Nodes, nodesOf, nodesOfType } from '#type-nodes'
import type { EntityType, FieldDefinition, ListDefinition } from '#types/type'

type Values = Record<string, unknown>

/** What is wrong with a value, by the way to it. */
export interface Fault {
  path: string[]
  problem: string
}

/** Normalised; where there are faults, it is worth nothing. */
export interface Checked {
  values: Values
  faults: Fault[]
}

/** Gives the normalised value, and notes what is wrong with it. */
type Check = (value: unknown, faults: Fault[]) => unknown

/**
 * Each field has a schema of its own; how they stand in a record is checked here. A type has a hundred fields and a record
 * has values for a third of them: a schema of the whole would ask every one for what is not there.
 */
const checkField = ({ type, options = {}, required = false }: FieldDefinition): Check => {
  const schema = fieldTypes[type].schema(options)
  return (value, faults) => {
    if ((value === null || value === undefined) && !required) return value
    const parsed = schema.safeParse(value)
    if (!parsed.success) faults.push(faultOf(parsed.error))
    else if (required && isEmpty(parsed.data)) faults.push({ path: [], problem: 'custom' })
    return parsed.data
  }
}

/** What is wrong first; an unknown key is named by its own path. */
const faultOf = ({ issues: [issue] }: z.ZodError): Fault => {
  const key = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return { path: [...(issue?.path ?? []), ...key].map(String), problem: issue?.code ?? 'invalid' }
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The check of one part; what it notes is told by the way from here. */
const checkPart = (check: Check, key: string, value: unknown, faults: Fault[]): unknown => {
  const known = faults.length
  const checked = check(value, faults)
  for (let at = known; at < faults.length; at++) faults[at]?.path.unshift(key)
  return checked
}

interface Manner {
  /** Other keys are let through; `__proto__` never is one. */
  open: boolean
  required: boolean
}

const checkGroup = (nodes: Nodes, { open, required }: Manner): Check => {
  const checks = new Map([...nodes].map(([key, node]) => [key, checkNode(node, open)]))
  const needed = [...nodes].flatMap(([key, node]) => (isRequired(node) ? [key] : []))
  return (value, faults) => {
    if ((value === null || value === undefined) && !required) return value
    if (!isObject(value)) {
      faults.push({ path: [], problem: 'invalid_type' })
      return value
    }
    const values: Values = {}
    for (const key of Object.keys(value)) {
      const check = checks.get(key)
      if (check) values[key] = checkPart(check, key, value[key], faults)
      else if (open && key !== '__proto__') values[key] = value[key]
      else faults.push({ path: [key], problem: 'unrecognized_keys' })
    }
    for (const key of needed)
      if (!Object.hasOwn(value, key)) checkPart(checks.get(key) ?? nothing, key, undefined, faults)
    return values
  }
}

const nothing: Check = (value) => value

const checkList = ({ fields }: ListDefinition): Check => {
  const checkEntry = checkGroup(nodesOf(fields), { open: false, required: true })
  return (value, faults) => {
    if (value === null || value === undefined) return value
    if (!Array.isArray(value) || value.length > listMax) {
      faults.push({ path: [], problem: Array.isArray(value) ? 'too_big' : 'invalid_type' })
      return value
    }
    return value.map((entry, at) => checkPart(checkEntry, String(at), entry, faults))
  }
}

const checkNode = (node: Node, open: boolean): Check => {
  if (node.kind === 'field') return checkField(node.field)
  if (node.kind === 'list') return checkList(node.list)
  return checkGroup(node.nodes, { open, required: isRequired(node) })
}

const checked = (check: Check, value: unknown): Checked => {
  const faults: Fault[] = []
  return { values: check(value, faults) as Values, faults }
}

const madeStandard = new WeakMap<EntityType, Check>()

/** A type's standardFields. Null stands for "none". */
export const checkStandard = (type: EntityType, value: unknown): Checked => {
  const check = madeStandard.get(type) ?? checkGroup(nodesOfType(type), { open: type.open === true, required: true })
  madeStandard.set(type, check)
  return checked(check, value)
}

const madeCustom = new WeakMap<readonly FieldDefinition[], Check>()

/** The customFields; their keys are ids without a path. */
export const checkCustom = (fields: readonly FieldDefinition[], value: unknown): Checked => {
  const nodes = (): Nodes => new Map(fields.map((field) => [field.key, { kind: 'field', field }]))
  const check = madeCustom.get(fields) ?? checkGroup(nodes(), { open: false, required: true })
  madeCustom.set(fields, check)
  return checked(check, value)
}
