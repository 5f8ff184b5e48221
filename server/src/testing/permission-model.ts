/**
 * A second, slow and obvious telling of who may do what, for the tests alone. It shares nothing with the product but
 * the numbers of spec 2 §6, which are written down here again.
 */
export interface World {
  superAdmins: Set<string>
  managers: Set<string>
  /** From a space inwards: type, parent, creator, leader, whether outer participants count, entries by user. */
  objects: Map<
    string,
    {
      type: 'Space' | 'Channel' | 'Project'
      parent: string | null
      creator: string
      leader: string | null
      inherit: boolean
      entries: Map<string, { flags: number; channel?: number; project?: number }>
    }
  >
}

const everything = 2047

/** The flags of a person on an object, or "unseen". */
export function modelFlags(world: World, person: string, id: string): number | 'unseen' {
  const object = world.objects.get(id)
  if (!object) return 'unseen'
  if (world.superAdmins.has(person) || world.managers.has(person)) return everything
  if (object.creator === person || object.leader === person) return everything
  const here = object.entries.get(person)
  if (here) return here.flags
  if (!object.inherit || object.parent === null) return 'unseen'
  return fromOutside(world, person, object.parent, object.type)
}

function fromOutside(
  world: World,
  person: string,
  id: string,
  wanted: 'Space' | 'Channel' | 'Project',
): number | 'unseen' {
  const outer = world.objects.get(id)
  if (!outer) return 'unseen'
  if (outer.creator === person || outer.leader === person) return everything
  const entry = outer.entries.get(person)
  if (entry) {
    if (wanted === 'Channel') return entry.channel ?? entry.flags
    return entry.project ?? asProject(entry.flags)
  }
  if (!outer.inherit || outer.parent === null) return 'unseen'
  return fromOutside(world, person, outer.parent, wanted)
}

/** What flags of a space or a channel mean inside a project. */
function asProject(flags: number): number {
  const has = (value: number) => Math.floor(flags / value) % 2 === 1
  const given = new Set([512, 1024])
  if (has(8)) for (const each of [128, 256]) given.add(each)
  if (has(1)) for (const each of [2, 8, 16, 32, 64, 128, 256]) given.add(each)
  if (has(512)) given.add(4)
  if (has(1024)) given.add(1)
  return [...given].reduce((sum, each) => sum + each, 0)
}
