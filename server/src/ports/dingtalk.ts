import { fail } from '@cohort/contract/errors'
import { z } from 'zod'
import { askPeer, cachedToken, refused, unlessRefused, withToken } from '#ports/peer'
import { addQuery, mostPages, nameOf, type PlatformClient, phoneOf } from '#ports/platform'

export interface DingtalkEndpoints {
  readonly api: string
  readonly oapi: string
  readonly login: string
}
export interface DingtalkKeys {
  readonly clientId: string
  readonly clientSecret: string
}

const platform = 'dingtalk'
const refusal = { code: z.string().optional() }
const token = z.object({ ...refusal, accessToken: z.string().optional(), expireIn: z.number().default(7200) })
const visitor = z.object({
  ...refusal,
  unionId: z.string().optional(),
  nick: z.string().optional(),
  mobile: z.string().optional(),
  stateCode: z.string().optional(),
})
const outcome = z.object({ errcode: z.number().default(0) })
const member = outcome.extend({
  result: z.object({ userid: z.string(), contact_type: z.number().default(0) }).optional(),
})
const departments = outcome.extend({ result: z.array(z.object({ dept_id: z.number() })).default([]) })
const person = z.object({
  unionid: z.string().optional(),
  name: z.string().optional(),
  mobile: z.string().optional(),
  state_code: z.string().optional(),
})
const oneUser = outcome.extend({ result: person.optional() })
const users = outcome.extend({
  result: z.object({
    has_more: z.boolean().default(false),
    next_cursor: z.number().optional(),
    list: z.array(person).default([]),
  }),
})

const notFound = [60121, 33012]
const badToken = [40014, 42001]
const badSetup = [88, 40078, 40089, 60011, 50002]
const rootDepartment = 1

function requireGood({ errcode }: { errcode: number }): void {
  if (errcode === 0) return
  if (notFound.includes(errcode)) throw refused('stranger')
  if (badSetup.includes(errcode)) throw refused('configuration')
  throw fail('PeerFailed', { platform })
}

/**
 * DingTalk. Anyone with an account there can go through its sign-in page, so the person is looked up in the
 * enterprise's own directory before anything they say counts.
 */
export function dingtalkClient(endpoints: DingtalkEndpoints, keys: DingtalkKeys): PlatformClient {
  const tokens = cachedToken([platform, endpoints.api, keys.clientId, keys.clientSecret], async () => {
    const json = { appKey: keys.clientId, appSecret: keys.clientSecret }
    const { body } = await askPeer(platform, token, `${endpoints.api}/v1.0/oauth2/accessToken`, { json })
    if (!body.accessToken) throw refused('configuration')
    return { token: body.accessToken, seconds: body.expireIn }
  })

  async function ask<S extends typeof outcome>(shape: S, path: string, json: object): Promise<z.output<S>> {
    const isStale = (body: z.output<S>) => badToken.includes(body.errcode)
    const body = await withToken(tokens, isStale, async (access_token) => {
      const query = { access_token }
      return (await askPeer(platform, shape, `${endpoints.oapi}/topapi/${path}`, { query, json })).body
    })
    requireGood(body)
    return body
  }

  async function visitorOf(code: string) {
    const json = { ...keys, code, grantType: 'authorization_code' }
    const { body } = await askPeer(platform, token, `${endpoints.api}/v1.0/oauth2/userAccessToken`, { json })
    if (!body.accessToken) throw refused(/client|appkey|secret/i.test(body.code ?? '') ? 'configuration' : 'code')
    const headers = { 'x-acs-dingtalk-access-token': body.accessToken }
    const me = await askPeer(platform, visitor, `${endpoints.api}/v1.0/contact/users/me`, { headers })
    if (!me.body.unionId) throw refused('configuration')
    return { ...me.body, unionId: me.body.unionId }
  }

  async function* departmentsBelow(): AsyncIterable<number> {
    const waiting = [rootDepartment]
    for (let seen = 0; waiting.length > 0 && seen < mostPages; seen++) {
      const id = waiting.shift() ?? rootDepartment
      yield id
      const { result } = await ask(departments, 'v2/department/listsub', { dept_id: id })
      waiting.push(...result.map((department) => department.dept_id))
    }
  }

  return {
    loginUrl: ({ redirectUri, state }) =>
      addQuery(endpoints.login, '/oauth2/auth', {
        redirect_uri: redirectUri,
        response_type: 'code',
        client_id: keys.clientId,
        scope: 'openid corpid',
        state,
        prompt: 'consent',
      }),
    async personOf(code) {
      const me = await visitorOf(code)
      const { result } = await ask(member, 'user/getbyunionid', { unionid: me.unionId })
      if (result?.contact_type !== 0) throw refused('stranger')
      const user = (await unlessRefused(ask(oneUser, 'v2/user/get', { userid: result.userid })))?.result
      return {
        id: me.unionId,
        name: nameOf(user?.name ?? me.nick, me.unionId),
        phone: phoneOf(me.mobile, me.stateCode) ?? phoneOf(user?.mobile, user?.state_code),
      }
    },
    async *directory() {
      for await (const id of departmentsBelow()) {
        for (let cursor: number | undefined = 0, page = 0; cursor !== undefined && page < mostPages; page++) {
          const { result }: z.output<typeof users> = await ask(users, 'v2/user/list', {
            dept_id: id,
            cursor,
            size: 100,
          })
          yield result.list.flatMap((user) =>
            user.unionid
              ? [
                  {
                    id: user.unionid,
                    name: nameOf(user.name, user.unionid),
                    phone: phoneOf(user.mobile, user.state_code),
                  },
                ]
              : [],
          )
          cursor = result.has_more ? result.next_cursor : undefined
        }
      }
    },
  }
}
