import { z } from 'zod'
import { call } from '#call'

/** What an invitation can hand out. The full list of roles comes with permission settings. */
export const listRoleNames = call({
  method: 'GET',
  path: '/mesoor-user/roles/names',
  access: { any: ['inviteUser.use', 'role.list'] },
  summary: 'The roles of the enterprise by name, for pickers',
  example: {},
  returns: z.object({ roles: z.array(z.object({ roleId: z.string(), name: z.string() })) }),
})
