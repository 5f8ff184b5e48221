import type { FastifyInstance } from 'fastify'
import type { Office } from '#testing/peers/platform'

type Post = { Body: Record<string, unknown>; Querystring: Record<string, string> }

const ok = { errcode: 0, errmsg: 'ok' }

/** DingTalk's servers: the newer API for tokens and oneself, the older one for the directory. */
export function addDingtalk(app: FastifyInstance, office: Office, keys: { id: string; secret: string }): void {
  const guarded = (query: Record<string, string>) =>
    office.isGood(query.access_token) ? undefined : { errcode: 42001, errmsg: 'expired' }
  const inside = () => office.people.filter((person) => !person.stranger)
  const toUser = ({ id, name, mobile }: { id: string; name: string; mobile?: string }) => ({
    userid: `user-${id}`,
    unionid: id,
    name,
    mobile,
  })

  app.post<Post>('/v1.0/oauth2/accessToken', async ({ body }, reply) =>
    body.appKey === keys.id && body.appSecret === keys.secret
      ? { accessToken: office.issueToken(), expireIn: 7200 }
      : reply.code(400).send({ code: 'invalidClientIdOrSecret', message: 'no' }),
  )
  app.post<Post>('/v1.0/oauth2/userAccessToken', async ({ body }, reply) => {
    if (body.clientId !== keys.id || body.clientSecret !== keys.secret)
      return reply.code(400).send({ code: 'invalidClientIdOrSecret', message: 'no' })
    const person = office.redeem(body.code)
    if (!person) return reply.code(400).send({ code: 'invalidParameter.authCode.notFound', message: 'no' })
    return { accessToken: office.issueToken(person), expireIn: 7200 }
  })
  app.get('/v1.0/contact/users/me', async ({ headers }, reply) => {
    const person = office.holderOf(headers['x-acs-dingtalk-access-token'])
    if (!person) return reply.code(400).send({ code: 'InvalidAuthentication', message: 'no' })
    return { nick: person.name, unionId: person.id, mobile: person.mobile, stateCode: '86' }
  })
  app.post<Post>('/topapi/user/getbyunionid', async ({ query, body }) => {
    const person = inside().find(({ id }) => id === body.unionid)
    if (!person) return guarded(query) ?? { errcode: 60121, errmsg: 'not found' }
    return guarded(query) ?? { ...ok, result: { contact_type: person.contact ? 1 : 0, userid: `user-${person.id}` } }
  })
  app.post<Post>('/topapi/v2/user/get', async ({ query, body }) => {
    const person = inside().find(({ id }) => `user-${id}` === body.userid)
    return guarded(query) ?? (person ? { ...ok, result: toUser(person) } : { errcode: 60121, errmsg: 'not found' })
  })
  app.post<Post>('/topapi/v2/department/listsub', async ({ query, body }) => {
    const result = body.dept_id === 1 ? office.departments.map((dept_id) => ({ dept_id })) : []
    return guarded(query) ?? { ...ok, result }
  })
  app.post<Post>('/topapi/v2/user/list', async ({ query, body }) => {
    const here = inside().filter(({ department = 1 }) => department === body.dept_id)
    // Two a page, so that there is more than one.
    const cursor = Number(body.cursor)
    const list = here.slice(cursor, cursor + 2).map(toUser)
    const has_more = cursor + 2 < here.length
    return guarded(query) ?? { ...ok, result: { has_more, ...(has_more ? { next_cursor: cursor + 2 } : {}), list } }
  })
}
