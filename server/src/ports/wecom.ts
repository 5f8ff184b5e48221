import { fail } from '@cohort/contract/errors'
import { z } from 'zod'
import { askPeer, cachedToken, refused, unlessRefused, withToken } from '#ports/peer'
import { addQuery, mostPages, nameOf, type PlatformClient, type PlatformPerson, phoneOf } from '#ports/platform'

export interface WecomEndpoints {
  readonly api: string
  readonly login: string
  readonly oauth: string
}
export interface WecomKeys {
  readonly corpId: string
  readonly agentId: string
  readonly secret: string
}

const platform = 'wecom'
const outcome = z.object({ errcode: z.number().default(0) })
const token = outcome.extend({ access_token: z.string().optional(), expires_in: z.number().default(7200) })
/** Older and newer releases of the call write the id differently; someone from outside has only an open id. */
const visitor = outcome.extend({
  userid: z.string().optional(),
  UserId: z.string().optional(),
  user_ticket: z.string().optional(),
})
const person = z.object({ userid: z.string(), name: z.string().optional(), mobile: z.string().optional() })
const oneUser = outcome.extend({ name: z.string().optional(), mobile: z.string().optional() })
const departments = outcome.extend({ department_id: z.array(z.object({ id: z.number() })).default([]) })
const users = outcome.extend({ userlist: z.array(person).default([]) })

const badCode = [40029, 42003, 40163]
const badToken = [40014, 42001, 41001]
/** Wrong id or secret, an address that is not on their list, or a right that the application lacks. */
const badSetup = [40001, 40013, 40056, 48002, 60011, 60020, 301002]

function requireGood({ errcode }: { errcode: number }): void {
  if (errcode === 0) return
  if (badCode.includes(errcode)) throw refused('code')
  if (badSetup.includes(errcode)) throw refused('configuration')
  throw fail('PeerFailed', { platform })
}

const toPerson = (id: string, user: { name?: string; mobile?: string }): PlatformPerson => ({
  id,
  name: nameOf(user.name, id),
  phone: phoneOf(user.mobile),
})

/** WeCom's server API: gettoken, then user/getuserinfo for a code, then user/get for the person. */
export function wecomClient(endpoints: WecomEndpoints, keys: WecomKeys): PlatformClient {
  const tokens = cachedToken([platform, endpoints.api, keys.corpId, keys.secret], async () => {
    const query = { corpid: keys.corpId, corpsecret: keys.secret }
    const { body } = await askPeer(platform, token, `${endpoints.api}/cgi-bin/gettoken`, { query })
    requireGood(body)
    if (!body.access_token) throw fail('PeerFailed', { platform })
    return { token: body.access_token, seconds: body.expires_in }
  })

  async function ask<S extends typeof outcome>(
    shape: S,
    path: string,
    input: { query?: Record<string, string>; json?: object } = {},
  ): Promise<z.output<S>> {
    const isStale = (body: z.output<S>) => badToken.includes(body.errcode)
    const body = await withToken(tokens, isStale, async (access_token) => {
      const query = { access_token, ...input.query }
      return (await askPeer(platform, shape, `${endpoints.api}/cgi-bin/${path}`, { ...input, query })).body
    })
    requireGood(body)
    return body
  }

  /** Since 2022 a number comes only with the person's own consent, by the ticket of that visit. */
  async function mobileOf(ticket: string | undefined): Promise<string | undefined> {
    if (!ticket) return undefined
    return (await unlessRefused(ask(oneUser, 'auth/getuserdetail', { json: { user_ticket: ticket } })))?.mobile
  }

  return {
    loginUrl: ({ redirectUri, state, inside }) =>
      inside
        ? `${addQuery(endpoints.oauth, '/connect/oauth2/authorize', {
            appid: keys.corpId,
            redirect_uri: redirectUri,
            response_type: 'code',
            scope: 'snsapi_privateinfo',
            state,
            agentid: keys.agentId,
          })}#wechat_redirect`
        : addQuery(endpoints.login, '/wwlogin/sso/login', {
            login_type: 'CorpApp',
            appid: keys.corpId,
            agentid: keys.agentId,
            redirect_uri: redirectUri,
            state,
          }),
    async personOf(code) {
      const found = await ask(visitor, 'user/getuserinfo', { query: { code } })
      const id = found.userid ?? found.UserId
      if (!id) throw refused('stranger')
      const user = await ask(oneUser, 'user/get', { query: { userid: id } })
      return toPerson(id, { name: user.name, mobile: user.mobile ?? (await mobileOf(found.user_ticket)) })
    },
    async *directory() {
      const { department_id } = await ask(departments, 'department/simplelist')
      for (const { id } of department_id.slice(0, mostPages)) {
        const { userlist } = await ask(users, 'user/list', { query: { department_id: String(id) } })
        yield userlist.map((user) => toPerson(user.userid, user))
      }
    },
  }
}
