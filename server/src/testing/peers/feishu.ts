import type { FastifyInstance } from 'fastify'
import type { Office } from '#testing/peers/platform'

type Query = { Querystring: Record<string, string> }
type Post = { Body: Record<string, unknown> }

/** Feishu's server API, as far as sign-in and the directory need it. */
export function addFeishu(app: FastifyInstance, office: Office, keys: { id: string; secret: string }): void {
  const bearer = (header: string | undefined) => header?.replace('Bearer ', '')
  const guarded = (header: string | undefined) =>
    office.isGood(bearer(header)) ? undefined : { code: 99991663, msg: 'Invalid access token' }
  const toUser = ({ id, name, mobile }: { id: string; name: string; mobile?: string }) => ({
    open_id: id,
    name,
    ...(mobile ? { mobile: `+86${mobile}` } : {}),
  })

  app.post<Post>('/open-apis/auth/v3/tenant_access_token/internal', async ({ body }) =>
    body.app_id === keys.id && body.app_secret === keys.secret
      ? { code: 0, tenant_access_token: office.issueToken(), expire: 7200 }
      : { code: 10014, msg: 'app secret invalid' },
  )
  app.post<Post>('/open-apis/authen/v2/oauth/token', async ({ body }, reply) => {
    if (body.client_id !== keys.id || body.client_secret !== keys.secret)
      return reply.code(400).send({ code: 20002, error: 'invalid_client' })
    const person = office.redeem(body.code)
    if (!person) return reply.code(400).send({ code: 20003, error: 'invalid_grant' })
    return { code: 0, access_token: office.issueToken(person), expires_in: 7200 }
  })
  app.get('/open-apis/authen/v1/user_info', async ({ headers }, reply) => {
    const person = office.holderOf(bearer(headers.authorization))
    if (!person) return reply.code(401).send({ code: 99991668, msg: 'Invalid access token' })
    return { code: 0, data: toUser(person) }
  })
  app.get<Query>('/open-apis/contact/v3/departments/0/children', async ({ headers }, reply) => {
    const refusal = guarded(headers.authorization)
    if (refusal) return reply.code(400).send(refusal)
    const items = office.departments.map((id) => ({ open_department_id: `od-${id}` }))
    return { code: 0, data: { has_more: false, items } }
  })
  app.get<Query>('/open-apis/contact/v3/users/find_by_department', async ({ query, headers }, reply) => {
    const refusal = guarded(headers.authorization)
    if (refusal) return reply.code(400).send(refusal)
    const inside = office.people.filter((person) => !person.stranger)
    const here = inside.filter(({ department }) => (department ? `od-${department}` : '0') === query.department_id)
    const from = Number(query.page_token ?? 0)
    const has_more = from + 2 < here.length
    const items = here.slice(from, from + 2).map(toUser)
    return { code: 0, data: { has_more, ...(has_more ? { page_token: String(from + 2) } : {}), items } }
  })
}
