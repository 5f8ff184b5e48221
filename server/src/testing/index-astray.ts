import pg from 'pg'

/**
 * Records that are not found as they are: without terms, with the time of an earlier state, or deleted and still there.
 * Those that are due will be. Numbers that stand in one place and not in the other. People without a row of what they are
 * known by. And types of which there are not as many as is said. Whatever a test has done, at its end there must be none.
 */
export async function indexAstray(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ record: string }>(`
    select coalesce(e.entity_type, t.entity_type) || '/' || coalesce(e.open_id, t.open_id) as record
    from (select * from entity where deleted_at is null and entity_type not in ('GlobalConfig', 'TenantConfig')) as e
    full join entity_term t on t.tenant_id = e.tenant_id and t.entity_type = e.entity_type and t.open_id = e.open_id
    where t.at is distinct from e.updated_at and not exists (
      select 1 from entity_due d where d.tenant_id = e.tenant_id and d.entity_type = e.entity_type and d.open_id = e.open_id)
    limit 5`)
  const { rows: miscounted } = await client.query<{ record: string }>(`
    select c.tenant_id || ' ' || c.resource || ' ' || c.consumed || ' not ' || count(e.open_id) as record
    from counter c left join entity e on e.tenant_id = c.tenant_id and 'Entity/' || e.entity_type = c.resource and e.deleted_at is null
    where c.resource like 'Entity/%' group by c.tenant_id, c.resource, c.consumed having c.consumed <> count(e.open_id) limit 5`)
  const { rows: numbers } = await client.query<{ record: string }>(`
    select coalesce(s.entity_type, n.entity_type) || '/' || coalesce(s.open_id, n.open_id) || ' ' || coalesce(s.field, n.field) as record
    from (select e.tenant_id, e.entity_type, e.open_id, v.key as field, v.value::float8 as val
      from entity e, jsonb_each_text(e.nums) as v where e.deleted_at is null) as s
    full join entity_num n on n.tenant_id = s.tenant_id and n.entity_type = s.entity_type and n.open_id = s.open_id
      and n.field = s.field and n.val = s.val
    where s.open_id is null or n.open_id is null limit 5`)
  const { rows: people } = await client.query<{ record: string }>(`
    select coalesce(e.open_id, i.open_id) || ' is known by nothing, or gone' as record
    from (select * from entity where deleted_at is null and entity_type = 'Resume') as e
    full join entity_identity i on i.tenant_id = e.tenant_id and i.entity_type = e.entity_type and i.open_id = e.open_id
    where (e.open_id is null or i.open_id is null) and not exists (
      select 1 from entity_due d where d.tenant_id = e.tenant_id and d.entity_type = e.entity_type and d.open_id = e.open_id)
    limit 5`)
  await client.end()
  return [...rows, ...numbers, ...people, ...miscounted].map(({ record }) => record)
}
