import type { Pool } from 'pg'
import type { Enterprise } from '#bench/lib/enterprise'
import { makePerson, randomOf } from '#bench/lib/people'
import { newToken } from '#server/kernel/token'

/** A project with ten stages, people who may move in it, and tasks that carry resumes. */
export interface Scene {
  projectId: string
  stageIds: string[]
  taskIds: string[]
  tokens: string[]
}

interface Made {
  id: string
}
interface Flow {
  openId: string
  version: number
  name: object
  stages: { id: string; name: object }[]
}

export async function makeScene(enterprise: Enterprise, members: number, tasks: number): Promise<Scene> {
  const space = await enterprise.ask<Made>('POST', '/v2/spaces', { name: '基准' })
  const channel = await enterprise.ask<Made>('POST', '/v2/channels', { spaceId: space.id, name: '社会招聘' })
  const project = await enterprise.ask<Made>('POST', '/v3/projects', { channelId: channel.id, name: '两千人' })
  const stageIds = await tenStages(enterprise, project.id)
  const tokens = await addMembers(enterprise.pool, enterprise.tenant, project.id, members)
  return { projectId: project.id, stageIds, tokens, taskIds: await addTasks(enterprise, project.id, tasks) }
}

async function tenStages(enterprise: Enterprise, projectId: string): Promise<string[]> {
  const [flow] = (await enterprise.ask<{ data: Flow[] }>('GET', `/v1/pipelines?ownerId=${projectId}`)).data
  if (!flow) throw new Error('a project without a flow')
  const { openId, version, name, stages } = flow
  const more = ['一面', '二面', '三面'].map((zh) => ({ name: { zh, en: zh } }))
  const after = await enterprise.ask<Flow>('PUT', `/v1/pipelines/${openId}`, {
    version,
    name,
    stages: [...stages, ...more],
  })
  return after.stages.map(({ id }) => id)
}

/** Straight into the database: what is measured is their moves, not how they came. */
async function addMembers(pool: Pool, tenant: string, projectId: string, count: number): Promise<string[]> {
  const all = Array.from({ length: count }, (_, at) => ({
    userId: `mover${String(at).padStart(6, '0')}`,
    ...newToken(tenant),
  }))
  const ids = all.map(({ userId }) => userId)
  await pool.query(
    `insert into member (tenant_id, user_id, username, phone, avatar_bg, status, source, joined_at, guides)
     select $1, id, id, '19' || right(id, 6) || '000', 0, 'normal', 'demo', now(), '{}' from unnest($2::text[]) as id`,
    [tenant, ids],
  )
  await pool.query(
    `insert into role_member select $1, (select role_id from role where tenant_id = $1 and built_in = 'recruiter'), id from unnest($2::text[]) as id`,
    [tenant, ids],
  )
  await pool.query(
    `insert into permission_entry (tenant_id, open_id, user_id, flags) select $1, $2, id, 2047 from unnest($3::text[]) as id`,
    [tenant, projectId, ids],
  )
  await pool.query(
    `insert into session (tenant_id, token_hash, user_id, device_id, created_at, seen_at, expires_at)
     select $1, hash, id, id, now(), now(), now() + interval '1 day' from unnest($2::text[], $3::text[]) as s(id, hash)`,
    [tenant, ids, all.map(({ hash }) => hash)],
  )
  return all.map(({ token }) => token)
}

async function addTasks(enterprise: Enterprise, projectId: string, count: number): Promise<string[]> {
  const random = randomOf(11)
  const ids: string[] = []
  while (ids.length < count) {
    const records = Array.from({ length: Math.min(200, count - ids.length) }, () => makePerson(random).data)
    const { openIds } = await enterprise.ask<{ openIds: string[] }>('POST', '/v2/entities/Resume/bulk', { records })
    const tasks = openIds.map((openId) => ({ payload: { entityType: 'Resume', openId } }))
    const { data } = await enterprise.ask<{ data: Made[] }>('POST', '/v3/tasks', { projectId, tasks })
    ids.push(...data.map(({ id }) => id))
  }
  return ids
}
