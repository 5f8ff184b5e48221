import { z } from 'zod'
import { call } from '#call'
import { nothing } from '#rules'

/** Whether the enterprise has the example data: spaces, jobs, resumes and tasks of people who do not exist. */
export const getExamples = call({
  method: 'GET',
  path: '/mesoor-space/v2/examples',
  access: 'member',
  summary: 'Whether the example data is there, and of how many records it consists',
  example: {},
  returns: z.object({
    loaded: z.boolean(),
    /** It is on its way: it can be taken away when all of it is there. */
    loading: z.boolean(),
    records: z.number().int(),
  }),
})

export const loadExamples = call({
  method: 'POST',
  path: '/mesoor-space/v2/examples',
  access: { any: ['channel.create'] },
  summary: 'Load the example data; it appears in a few seconds',
  body: nothing,
  example: { body: {} },
  returns: nothing,
})

export const removeExamples = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/examples',
  access: { any: ['channel.create'] },
  summary: 'Put the example data into the recycle bin, and nothing else',
  example: {},
  returns: z.object({ removed: z.number().int() }),
})
