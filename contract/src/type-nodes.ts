import type { EntityType, FieldDefinition, ListDefinition } from '#types/type'

/** Keys are paths; this is the object they stand for. */
export type Node =
  | { kind: 'field'; field: FieldDefinition }
  | { kind: 'list'; list: ListDefinition }
  | { kind: 'group'; nodes: Nodes }
export type Nodes = Map<string, Node>

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

export const nodesOf = (fields: readonly FieldDefinition[], lists: readonly ListDefinition[] = []): Nodes => {
  const root: Nodes = new Map()
  for (const field of fields) place(root, field.key, { kind: 'field', field })
  for (const list of lists) place(root, list.key, { kind: 'list', list })
  return root
}

const treeOf = new WeakMap<EntityType, Nodes>()

/** The same of a whole type, which does not change while it is known. */
export const nodesOfType = (type: EntityType): Nodes => {
  const known = treeOf.get(type) ?? nodesOf(type.fields, type.lists)
  treeOf.set(type, known)
  return known
}

export const isRequired = (node: Node): boolean => {
  if (node.kind === 'field') return node.field.required === true
  return node.kind === 'group' && [...node.nodes.values()].some(isRequired)
}
