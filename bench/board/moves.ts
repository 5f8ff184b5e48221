import { setTimeout as rest } from 'node:timers/promises'
import type { Scene } from '#bench/board/scene'
import { Enterprise } from '#bench/lib/enterprise'
import { randomOf } from '#bench/lib/people'
import type { Report } from '#bench/lib/report'
import { quantile } from '#bench/lib/timing'

export interface Moves {
  times: number[]
  /** How often each task was moved to another stage. */
  made: Map<string, number>
  seconds: number
}

/**
 * Everyone moves tasks at random, against both processes in turn. Between two moves a person looks at the next card:
 * `pauseMs` on average; 0 is as fast as it goes.
 */
export async function moveAtRandom(
  scene: Scene,
  urls: readonly string[],
  base: Enterprise,
  seconds: number,
  pauseMs: number,
): Promise<Moves> {
  const until = performance.now() + seconds * 1000
  const moves: Moves = { times: [], made: new Map(), seconds }
  const people = scene.tokens.map((token, at) => ({
    random: randomOf(at + 1),
    person: new Enterprise(urls[at % urls.length] ?? '', token, base.tenant, base.pool),
  }))
  await Promise.all(
    people.map(async ({ person, random }) => {
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
      await rest(random() * pauseMs)
      while (performance.now() < until) {
        const taskId = pick(scene.taskIds)
        const neighbour = pick(scene.taskIds)
        const body = {
          taskIds: [taskId],
          stageId: pick(scene.stageIds),
          ...(neighbour !== taskId && { previousId: neighbour }),
        }
        const start = performance.now()
        const { data } = await person.ask<{ data: { id: string; stageId: string }[] }>('PUT', '/v3/tasks/stages', body)
        moves.times.push(performance.now() - start)
        if (data[0]?.stageId !== body.stageId) throw new Error('a move that did not arrive')
        moves.made.set(taskId, (moves.made.get(taskId) ?? 0) + 1)
        if (pauseMs > 0) await rest(pauseMs * (0.5 + random()))
      }
    }),
  )
  return moves
}

export function reportMoves(report: Report, what: string, { times, seconds }: Moves, bar: number | undefined): void {
  const p95 = quantile(times, 0.95)
  report.add(
    what,
    `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    `${(times.length / seconds).toFixed(0)} moves a second`,
    bar === undefined ? '' : `p95 ≤ ${bar} ms`,
    bar === undefined ? undefined : p95 <= bar,
  )
}

/** What must be true whatever happened: nothing lost, one place each, counts as rows, every way whole. */
export async function checkMoves(scene: Scene, enterprise: Enterprise, report: Report): Promise<void> {
  const one = async (sql: string): Promise<number> =>
    (await enterprise.pool.query(sql, [enterprise.tenant, scene.projectId, scene.stageIds])).rows[0]?.n ?? 0
  const place = `select p.* from place p where p.tenant_id = $1 and p.list_id = any($3) and $2 <> ''`
  const placed = await one(`select count(*)::int as n from (${place}) as p`)
  report.add('tasks in a stage', String(placed), '', String(scene.taskIds.length), placed === scene.taskIds.length)
  const ties = await one(
    `select count(*)::int as n from (select 1 from (${place}) as p group by list_id, rank having count(*) > 1) as t`,
  )
  report.add('two in one place', String(ties), '', '0', ties === 0)
  const astray =
    await one(`select count(*)::int as n from (${place}) as p join entity e on e.tenant_id = $1 and e.entity_type = 'HydrogenTask' and e.open_id = p.item_id
    where e.data #>> '{standardFields,stageId}' <> p.list_id`)
  report.add('tasks that stand elsewhere than they say', String(astray), '', '0', astray === 0)
  const broken = await one(`select count(*)::int as n from (
      select m.from_stage, lag(m.to_stage) over (partition by m.task_id order by m.version) as before
      from task_move m where m.tenant_id = $1 and m.project_id = $2 and $3::text[] is not null
    ) as s where s.before is not null and s.before <> s.from_stage`)
  report.add('steps that do not begin where the last ended', String(broken), '', '0', broken === 0)
  const last = await one(`select count(*)::int as n from (${place}) as p join lateral (
      select to_stage from task_move m where m.tenant_id = $1 and m.task_id = p.item_id order by version desc limit 1
    ) as m on true where m.to_stage <> p.list_id`)
  report.add('last steps that lead elsewhere', String(last), '', '0', last === 0)
  const board = await enterprise.ask<{ columns: { value: string; count: number }[] }>('POST', '/v3/tasks/board', {
    projectId: scene.projectId,
    pageSize: 0,
  })
  const { rows } = await enterprise.pool.query(
    `select p.list_id, count(*)::int as n from (${place}) as p group by p.list_id`,
    [enterprise.tenant, scene.projectId, scene.stageIds],
  )
  const counts = new Map(rows.map(({ list_id, n }) => [list_id, n]))
  const wrong = board.columns.filter(({ value, count }) => count !== (counts.get(value) ?? 0)).length
  report.add('stages whose count is not that of the rows', String(wrong), '', '0', wrong === 0)
}
