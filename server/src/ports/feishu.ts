import { fail } from '@cohort/contract/errors'
import { z } from 'zod'
import { askPeer, cachedToken, refused, withToken } from '#ports/peer'
import { addQuery, mostPages, nameOf, type PlatformClient, type PlatformPerson, phoneOf } from '#ports/platform'

export interface FeishuEndpoints {
  readonly api: string
  readonly login: string
}
export interface FeishuKeys {
  readonly appId: string
  readonly appSecret: string
}

const platform = 'feishu'
const outcome = z.object({ code: z.number().default(0) })
const userToken = outcome.extend({ access_token: z.string().optional(), error: z.string().optional() })
const appToken = outcome.extend({ tenant_access_token: z.string().optional(), expire: z.number().default(7200) })
const person = z.object({
  open_id: z.string(),
  name: z.string().optional(),
  mobile: z.string().optional(),
})
const visitor = outcome.extend({ data: person.optional() })
const paged = { has_more: z.boolean().default(false), page_token: z.string().optional() }
const departments = outcome.extend({
  data: z.object({ ...paged, items: z.array(z.object({ open_department_id: z.string() })).default([]) }).optional(),
})
const users = outcome.extend({ data: z.object({ ...paged, items: z.array(person).default([]) }).optional() })

const badToken = [99991663, 99991668, 99991661]
/** The application is unknown or off, its secret is wrong, or it lacks a permission. */
const badSetup = [10003, 10014, 20002, 20008, 20009, 20048, 20051, 20053, 99991672, 99991679, 40004]
const rootDepartment = '0'

function requireGood({ code }: { code: number }): void {
  if (code === 0) return
  throw badSetup.includes(code) ? refused('configuration') : fail('PeerFailed', { platform })
}

const toPerson = (user: z.output<typeof person>): PlatformPerson => ({
  id: user.open_id,
  name: nameOf(user.name, user.open_id),
  phone: phoneOf(user.mobile),
})

/** Feishu. An enterprise's own application is visible to that enterprise's people alone. */
export function feishuClient(endpoints: FeishuEndpoints, keys: FeishuKeys): PlatformClient {
  const url = (path: string) => `${endpoints.api}/open-apis/${path}`
  const tokens = cachedToken([platform, endpoints.api, keys.appId, keys.appSecret], async () => {
    const json = { app_id: keys.appId, app_secret: keys.appSecret }
    const { body } = await askPeer(platform, appToken, url('auth/v3/tenant_access_token/internal'), { json })
    requireGood(body)
    if (!body.tenant_access_token) throw fail('PeerFailed', { platform })
    return { token: body.tenant_access_token, seconds: body.expire }
  })

  async function ask<S extends typeof outcome>(
    shape: S,
    path: string,
    query: Record<string, string>,
  ): Promise<z.output<S>> {
    const isStale = (body: z.output<S>) => badToken.includes(body.code)
    const body = await withToken(tokens, isStale, async (token) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await askPeer(platform, shape, url(path), { query, headers })).body
    })
    requireGood(body)
    return body
  }

  /** All pages of a list, one after another. */
  async function* pages<S extends typeof departments | typeof users>(
    shape: S,
    path: string,
    query: Record<string, string>,
  ): AsyncIterable<NonNullable<z.output<S>['data']>> {
    for (let next: string | undefined = '', page = 0; next !== undefined && page < mostPages; page++) {
      const { data }: z.output<S> = await ask(shape, path, {
        ...query,
        page_size: '50',
        ...(next ? { page_token: next } : {}),
      })
      if (!data) return
      yield data
      next = data.has_more ? data.page_token : undefined
    }
  }

  return {
    loginUrl: ({ redirectUri, state }) =>
      addQuery(endpoints.login, '/open-apis/authen/v1/authorize', {
        client_id: keys.appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'contact:user.phone:readonly',
        state,
      }),
    async personOf(code, redirectUri) {
      const json = {
        grant_type: 'authorization_code',
        client_id: keys.appId,
        client_secret: keys.appSecret,
        code,
        redirect_uri: redirectUri,
      }
      const { body } = await askPeer(platform, userToken, url('authen/v2/oauth/token'), { json })
      if (!body.access_token) {
        const ours = badSetup.includes(body.code) || body.error === 'invalid_client'
        throw refused(ours ? 'configuration' : 'code')
      }
      const headers = { authorization: `Bearer ${body.access_token}` }
      const me = await askPeer(platform, visitor, url('authen/v1/user_info'), { headers })
      requireGood(me.body)
      if (!me.body.data) throw fail('PeerFailed', { platform })
      return toPerson(me.body.data)
    },
    async *directory() {
      const ids = [rootDepartment]
      const below = { fetch_child: 'true', department_id_type: 'open_department_id' }
      for await (const { items } of pages(departments, `contact/v3/departments/${rootDepartment}/children`, below))
        ids.push(...items.map((department) => department.open_department_id))
      for (const id of ids.slice(0, mostPages)) {
        const query = { department_id: id, department_id_type: 'open_department_id', user_id_type: 'open_id' }
        for await (const { items } of pages(users, 'contact/v3/users/find_by_department', query))
          yield items.map(toPerson)
      }
    },
  }
}
