import type { Filter } from '@cohort/contract/entities'
import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { conditionOf } from '#modules/entities/filters'
import { type Condition, hasTerms } from '#modules/entities/search-store'
import type { Shape } from '#modules/entities/shape'
import { termsOfQuery } from '#modules/entities/terms'

/** A tree of conditions over a record as e, for a module that comes to its records by a way of its own. */
export const filterProbe = (scope: Scope, shape: Shape, filters: Filter): Condition =>
  conditionOf(scope, filters, shape)

/** The words of a query in a record as e. Punctuation alone is in none. */
export function wordProbe(scope: Scope, shape: Shape, query: string): Condition {
  const terms = termsOfQuery(query)
  return terms ? hasTerms(scope, shape.type.type, terms) : sql<boolean>`false`
}
