import type { FastifyInstance } from 'fastify'
import type { Office } from '#testing/peers/platform'

type Query = { Querystring: Record<string, string> }
type Post = Query & { Body: Record<string, unknown> }

const ok = { errcode: 0, errmsg: 'ok' }

/** WeCom's server API, as far as sign-in and the directory need it. */
export function addWecom(app: FastifyInstance, office: Office, keys: { id: string; secret: string }): void {
  const tickets = new Map<string, string>()
  const guarded = (query: Record<string, string>) =>
    office.isGood(query.access_token) ? undefined : { errcode: 42001, errmsg: 'access_token expired' }

  app.get<Query>('/cgi-bin/gettoken', async ({ query }) => {
    if (query.corpid !== keys.id) return { errcode: 40013, errmsg: 'invalid corpid' }
    if (query.corpsecret !== keys.secret) return { errcode: 40001, errmsg: 'invalid credential' }
    return { ...ok, access_token: office.issueToken(), expires_in: 7200 }
  })
  app.get<Query>('/cgi-bin/user/getuserinfo', async ({ query }) => {
    const refusal = guarded(query)
    if (refusal) return refusal
    const person = office.redeem(query.code)
    if (!person) return { errcode: 40029, errmsg: 'invalid code' }
    if (person.stranger) return { ...ok, OpenId: `open-${person.id}` }
    if (!person.mobileByTicket) return { ...ok, UserId: person.id, DeviceId: 'device' }
    tickets.set(`ticket-${person.id}`, person.mobileByTicket)
    return { ...ok, userid: person.id, user_ticket: `ticket-${person.id}` }
  })
  app.get<Query>('/cgi-bin/user/get', async ({ query }) => {
    const person = office.people.find(({ id }) => id === query.userid)
    if (!person) return { errcode: 60111, errmsg: 'userid not found' }
    return guarded(query) ?? { ...ok, userid: person.id, name: person.name, mobile: person.mobile }
  })
  app.post<Post>('/cgi-bin/auth/getuserdetail', async ({ query, body }) => {
    const mobile = tickets.get(String(body.user_ticket))
    return guarded(query) ?? { ...ok, mobile }
  })
  app.get<Query>('/cgi-bin/department/simplelist', async ({ query }) => {
    const department_id = [1, ...office.departments].map((id) => ({ id, parentid: 0, order: 1 }))
    return guarded(query) ?? { ...ok, department_id }
  })
  app.get<Query>('/cgi-bin/user/list', async ({ query }) => {
    const inside = office.people.filter((person) => !person.stranger)
    const here = inside.filter(({ department = 1 }) => String(department) === query.department_id)
    const userlist = here.map(({ id, name, mobile }) => ({ userid: id, name, mobile }))
    return guarded(query) ?? { ...ok, userlist }
  })
}
