import { z } from 'zod'
import { call } from '#call'
import { isoTime, label, nothing, phone } from '#rules'

export const platform = z.enum(['wecom', 'dingtalk', 'feishu'])
export type Platform = z.infer<typeof platform>

export const listPlatforms = call({
  method: 'GET',
  path: '/mesoor-user/thirdParties/platforms',
  access: 'member',
  summary: 'Platforms whose accounts can be bound, and whether the enterprise has set them up',
  example: {},
  returns: z.object({ platforms: z.array(z.object({ platform, configured: z.boolean() })) }),
})

/** An account is a person on a platform, as the platform's directory names them. */
export const account = z.object({
  platform,
  accountId: z.string(),
  name: z.string(),
  boundTo: z.string().nullable(),
})

export const listAccounts = call({
  method: 'GET',
  path: '/mesoor-user/thirdParties/accounts',
  access: 'member',
  summary: 'The own accounts on other platforms',
  example: {},
  returns: z.object({ accounts: z.array(account) }),
})

export const forgetAccount = call({
  method: 'DELETE',
  path: '/mesoor-user/thirdParties/accounts',
  access: 'member',
  summary: 'Forget an own account on a platform, with its association',
  query: z.object({ platform }),
  example: { query: { platform: 'wecom' } },
  returns: nothing,
})

export const association = z.object({
  id: z.string(),
  platform,
  accountId: z.string(),
  name: z.string(),
  createdAt: isoTime,
})

export const listAssociations = call({
  method: 'GET',
  path: '/mesoor-user/thirdParties/associations',
  access: 'member',
  summary: 'The bindings between the own user and accounts on other platforms',
  example: {},
  returns: z.object({ associations: z.array(association) }),
})

export const createAssociation = call({
  method: 'POST',
  path: '/mesoor-user/thirdParties/associations',
  access: 'member',
  summary: 'Bind the own user to a platform account, proved by the platform’s code',
  body: z.object({ platform, auth_code: z.string().min(1).max(2048), state: z.string().max(512).optional() }),
  example: { body: { platform: 'wecom', auth_code: 'a-code' } },
  returns: association,
})

export const deleteAssociation = call({
  method: 'DELETE',
  path: '/mesoor-user/thirdParties/associations',
  access: 'member',
  summary: 'Unbind an account',
  query: z.object({ id: z.string().min(1).max(64) }),
  example: { query: { id: 'an-association' } },
  object: { param: 'id', kind: 'association' },
  returns: nothing,
})

/** The platform pushes, or an administrator imports, who is in its directory. */
export const listUnactivatedUsers = call({
  method: 'POST',
  path: '/mesoor-user/thirdParties/unactivatedUsers',
  access: { any: ['inviteUser.use', 'operateUser.use'] },
  summary: 'People of a platform’s directory who never signed in',
  body: z.object({
    platform: platform.optional(),
    /** Refresh from the platform’s directory first. */
    refresh: z.boolean().default(false),
  }),
  example: { body: {} },
  returns: z.object({
    data: z.array(z.object({ platform, accountId: z.string(), name: label(80), phone: phone.nullable() })),
    total: z.number().int(),
  }),
})
