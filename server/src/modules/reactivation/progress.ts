import type { ReactivationState } from '@cohort/contract/reactivation'
import type { Context } from '#kernel/context'
import type { SuggestionRow } from '#modules/reactivation/store'
import { type Way, waysOf } from '#modules/tasks/ways'

/** How far people came in the project after they were suggested, as the flow tells it. */
export type Progress = ReadonlyMap<string, 'interviewed' | 'hired'>

/** An interview is somewhere in the middle of a flow: beyond its first two stages. */
const interviewFrom = 0.3

function reached({ now, furthest }: Way): 'interviewed' | 'hired' | undefined {
  if (now.kind === 'won') return 'hired'
  return furthest.depth >= interviewFrom ? 'interviewed' : undefined
}

export async function progressOf(ctx: Context, projectId: string, rows: readonly SuggestionRow[]): Promise<Progress> {
  const since = new Map(rows.map(({ open_id, suggested_at }) => [open_id, suggested_at]))
  const ways = rows.length > 0 ? await waysOf(ctx, [...since.keys()]) : []
  return new Map(
    ways
      .filter((way) => way.projectId === projectId && way.furthest.at >= (since.get(way.openId) ?? new Date()))
      .flatMap((way): [string, 'interviewed' | 'hired'][] => {
        const state = reached(way)
        return state ? [[way.openId, state]] : []
      }),
  )
}

export const stateOf = (row: SuggestionRow, progress: Progress): ReactivationState =>
  progress.get(row.open_id) ?? row.state
