// What no person can do on a page and a journey still needs: time that passes, and what an operator changes by hand.
import { createHmac } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { secret } from './server.ts'

/** One statement on the database of a server, as the owner of its schema. */
async function change(sql: string, values: unknown[], databaseUrl = inject('databaseUrl')): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(sql, values)
  } finally {
    await client.end()
  }
}

/** The clock of a real server cannot be moved: what it remembers of the codes of a phone is moved back instead. */
export async function letSecondsPass(phone: string, seconds: number): Promise<void> {
  const back = `interval '${seconds} seconds'`
  const code = `update verification_code set sent_at = sent_at - ${back}, expires_at = expires_at - ${back}`
  await change(`${code} where phone = $1`, [phone])
  // Who asked is kept as a hash (server/src/modules/session/codes.ts).
  const hash = createHmac('sha256', secret).update(phone).digest('base64url')
  await change(`update attempt set at = at - ${back} where kind = 'phone' and key_hash = $1`, [hash])
}

/** All sessions of an enterprise have reached their end. */
export const expireSessions = (tenantId: string) =>
  change(`update session set expires_at = now() - interval '1 second' where tenant_id = $1`, [tenantId])

/** The operator closes an enterprise down, or opens it again. */
export async function setTenantStatus(tenantId: string, status: 'active' | 'inactive'): Promise<void> {
  await change('update tenant set status = $2 where tenant_id = $1', [tenantId, status])
  await change('update tenant_entry set status = $2 where id = $1', [tenantId, status])
}

/** A member becomes one of the school's own users, who live in /student. */
export const makeSchoolUser = (tenantId: string, phone: string) =>
  change('update member set is_school_user = true where tenant_id = $1 and phone = $2', [tenantId, phone])

/** So many colleagues who need no sign-in of their own: only their names are looked at. */
export const addPeople = (tenantId: string, count: number) =>
  change(
    `insert into member (tenant_id, user_id, username, phone, avatar_bg, status, source, joined_at)
     select $1, 'p' || lpad(i::text, 6, '0'), '同事' || lpad(i::text, 3, '0'), '170' || lpad(i::text, 8, '0'), i % 6, 'normal', 'demo', now()
     from generate_series(1, $2::int) as i`,
    [tenantId, count],
  )

/** A space, a channel or a project, as the part of the product that makes them registers it. */
export const addObject = (
  tenantId: string,
  object: { openId: string; type: 'Space' | 'Channel' | 'Project'; parentId?: string; name: string; creatorId: string },
) =>
  change(
    `insert into permission_object (tenant_id, open_id, entity_type, parent_id, name, creator_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [tenantId, object.openId, object.type, object.parentId ?? null, object.name, object.creatorId],
  )

/** So much of a capacity is used, whatever is there. */
export const setConsumed = (tenantId: string, resource: 'Entity' | 'Project', consumed: number) =>
  change('update counter set consumed = $3 where tenant_id = $1 and resource = $2', [tenantId, resource, consumed])

/** What an enterprise holds began and ends so many days earlier. */
export async function letDaysPass(tenantId: string, days: number): Promise<void> {
  const back = `interval '${days} days'`
  await change(
    `update package_grant set starts_at = starts_at - ${back}, ends_at = ends_at - ${back} where tenant_id = $1`,
    [tenantId],
  )
  await change(
    `update counter set changes_at = (select array_agg(at - ${back} order by at) from unnest(changes_at) as at)
     where tenant_id = $1 and cardinality(changes_at) > 0`,
    [tenantId],
  )
}

/** So many records of a type, straight into the table: enough that taking them all along takes a while. */
export const addRecords = (tenantId: string, type: string, count: number) =>
  change(
    `insert into entity (tenant_id, entity_type, open_id, created_at, updated_at, data, facets, nums)
     select $1, $2, 'r' || i, now(), now(), jsonb_build_object('customFields', '{}'::jsonb, 'standardFields',
       jsonb_build_object('name', '门店' || i, 'description', repeat('营业 ', 200))), '{}', '{}'
     from generate_series(1, $3::int) as i`,
    [tenantId, type, count],
  )

/** So many days before this one were noted, each with a little more than the one before. */
export const addUsage = (tenantId: string, days: number) =>
  change(
    `insert into usage_day (tenant_id, day, resource, consumed, total)
     select $1, (now() at time zone 'Asia/Shanghai')::date - i, resource, ($2::int - i) * 8, total
     from generate_series(1, $2::int) as i,
       (values ('Entity', 1000), ('AutomaticTask', 300), ('Project', 1000), ('CustomField', 500), ('Connector', 1)) as held (resource, total)`,
    [tenantId, days],
  )

/** The last file of a batch is not taken up by anybody, or is again. */
export const holdLastFile = (batchId: string, isHeld: boolean) =>
  change(
    `update intake_item set claimed_until = case when $2 then now() + interval '1 hour' end
     where batch_id = $1 and position = (select max(position) from intake_item where batch_id = $1)`,
    [batchId, isHeld],
  )

/** What an enterprise exports now stands still, whoever wrote it: how quickly a machine writes must not matter. */
export const stopExports = (tenantId: string) =>
  change(
    `update export_job set claim = 'nobody', claimed_until = now() + interval '1 hour'
     where tenant_id = $1 and state = 'open'`,
    [tenantId],
  )

/** Whatever an enterprise exports has come to nothing, for this reason. */
export const failExports = (tenantId: string, reason: string) =>
  change(
    `update export_job set state = 'failed', reason = $2, claim = null, claimed_until = null, finished_at = now(), expires_at = now()
     where tenant_id = $1`,
    [tenantId, reason],
  )
