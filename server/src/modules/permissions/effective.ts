import { allFlags, inheritedFlags, type ObjectType } from '@cohort/contract/flags'

/** One object on the way from the asked one outwards, with what was said there about the person. */
export interface PathNode {
  openId: string
  type: ObjectType
  name: string
  creatorId: string
  leaderId: string | null
  /** False: what was said further out does not count here. */
  inherit: boolean
  entry: { flags: number; sub: Partial<Record<ObjectType, number>> } | undefined
}

export interface Person {
  userId: string
  isSuperAdmin: boolean
  /** Holds "manage all channels" (189). */
  managesAll: boolean
}

/** Why someone has their flags. */
export type Reason = 'superAdmin' | 'manageAll' | 'creator' | 'leader' | 'entry'

export interface Effective {
  flags: number
  reason: Reason
  /** Where it was said; undefined where the reason is not an object. */
  at: PathNode | undefined
}

/**
 * What a person may do to the first object of the path. What was said nearest counts: its creator and its leader have
 * everything, an entry has its flags, and an entry further out has what it grants to inner objects. Undefined: the
 * person has nothing to do with the object and does not see it.
 */
export function effectiveFlags(person: Person, path: readonly PathNode[]): Effective | undefined {
  const [target] = path
  if (!target) return undefined
  const everything = allFlags(target.type)
  if (person.isSuperAdmin) return { flags: everything, reason: 'superAdmin', at: undefined }
  if (person.managesAll) return { flags: everything, reason: 'manageAll', at: undefined }
  for (const node of path) {
    if (node.creatorId === person.userId) return { flags: everything, reason: 'creator', at: node }
    if (node.leaderId === person.userId) return { flags: everything, reason: 'leader', at: node }
    if (node.entry) return { flags: grantedBy(node, node.entry, target), reason: 'entry', at: node }
    if (!node.inherit) return undefined
  }
  return undefined
}

function grantedBy(node: PathNode, entry: NonNullable<PathNode['entry']>, target: PathNode): number {
  if (node === target) return entry.flags
  return entry.sub[target.type] ?? inheritedFlags(node.type, entry.flags, target.type)
}
