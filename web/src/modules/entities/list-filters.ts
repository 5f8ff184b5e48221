import type { Filter } from '@cohort/contract/entities'
import { filtersOf } from '#fields/filter/filters.ts'
import type { Shape } from '#fields/shape.ts'
import type { ListState } from '#modules/entities/list-state.ts'

/** All conditions of a state together; `followed` are the ids that a list of followed records is made of. */
export function listFilters(
  state: Pick<ListState, 'chosen' | 'followed'>,
  shape: Shape,
  followed: readonly string[],
): Filter | undefined {
  const all = filtersOf(state.chosen, shape)
  if (state.followed) all.push({ field: 'meta.openId', op: 'in', value: followed.length > 0 ? [...followed] : ['-'] })
  return all.length > 0 ? { and: all } : undefined
}
