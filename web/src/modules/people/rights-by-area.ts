import { type Area, type actionNames, areas } from '@cohort/contract/access'
import type { Role } from '@cohort/contract/roles'

export interface AreaRights {
  area: Area
  actions: (keyof typeof actionNames)[]
  /** The names of the roles that hold one of them. */
  from: string[]
}

/** What a set of roles allows, in the order of the areas; areas without a right are left out. */
export function rightsByArea(roles: readonly Pick<Role, 'name' | 'codes'>[]): AreaRights[] {
  const held = new Set(roles.flatMap(({ codes }) => codes))
  return (Object.keys(areas) as Area[]).flatMap((area) => {
    const own = Object.entries(areas[area].codes).filter(([, code]) => held.has(code))
    if (own.length === 0) return []
    const codes: readonly number[] = own.map(([, code]) => code)
    return [
      {
        area,
        actions: own.map(([action]) => action as keyof typeof actionNames),
        from: roles.filter((role) => role.codes.some((code) => codes.includes(code))).map(({ name }) => name),
      },
    ]
  })
}
