import { Failure, fail } from '@cohort/contract/errors'
import type { ResourceType } from '@cohort/contract/packages'
import { announce } from '#kernel/announce'
import type { Clock } from '#kernel/clock'
import type { Scope } from '#kernel/scope'
import { monthOf } from '#modules/resources/calendar'
import * as counters from '#modules/resources/counter-store'

type Clocked = Scope & { readonly clock: Clock }

/** The number of living records of a type. In limit mode that of resumes has a capacity of its own. */
export const counterOf = (type: string): string => `Entity/${type}`

/** Inside a transaction: one or more counters at once. Fails where one of them would go beyond its capacity. */
export const countMore = (ctx: Clocked, resources: readonly string[], by: number): Promise<number> =>
  counters.add(ctx, resources, by, { at: ctx.clock.now(), period: null }).catch(refuse)

/** Inside a transaction: so many more, or fewer, of what packages count. Runs of automatic tasks are counted by the month. */
export function countResource(ctx: Clocked, resource: ResourceType, by: number): Promise<number> {
  const at = ctx.clock.now()
  const period = resource === 'AutomaticTask' ? monthOf(at) : null
  tellCapacity(ctx, resource)
  return counters.add(ctx, [resource], by, { at, period }).catch(refuse)
}

/** No room for as many as that. */
export const isCapacity = (error: unknown): boolean => error instanceof Failure && error.code === 'CapacityReached'

/** `.catch(refuseUpload)`: of what comes as a file the same refusal is a 403, not a 428 (decisions, "Requests"). */
export function refuseUpload(error: unknown): never {
  if (!(error instanceof Failure) || !isCapacity(error)) throw error
  throw fail('UploadCapacityReached', {
    resource: String(error.detail?.resource ?? ''),
    total: Number(error.detail?.total),
  })
}

/** Inside a transaction: what is used or may be used of this has changed, and is shown in every open page. */
export const tellCapacity = (scope: Scope, resource: ResourceType): void =>
  announce(scope, { type: 'Resource', kind: 'changed', openId: resource, version: 0, by: null })

function refuse(error: unknown): never {
  const { code, message, detail } = error as { code?: string; message?: string; detail?: string }
  if (code !== counters.beyond) throw error
  throw fail('CapacityReached', { resource: message?.split('/')[0] ?? '', total: Number(detail) })
}
