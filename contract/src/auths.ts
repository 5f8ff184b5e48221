import { z } from 'zod'
import { call } from '#call'

export const listAuths = call({
  method: 'GET',
  path: '/mesoor-user/v2/auths',
  access: 'member',
  summary: 'Every authorisation code by area; ChannelList and Statement are not among them',
  example: {},
  returns: z.object({
    funcAuths: z.array(
      z.object({
        category: z.string(),
        name: z.string(),
        auths: z.array(z.object({ authId: z.number().int(), name: z.string() })),
      }),
    ),
  }),
})
