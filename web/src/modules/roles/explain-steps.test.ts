import { expect, it } from 'vitest'
import { stepsAsked } from '#modules/roles/explain-steps.ts'

it('a question goes through enterprise, member, code, object and flag, as far as it asks for them', () => {
  const ask = (code?: number, openId?: string, flag?: string) => stepsAsked({ code, openId, flag })
  expect(ask(392)).toEqual(['tenant', 'member', 'code'])
  expect(ask(392, 'o', 'Delete')).toEqual(['tenant', 'member', 'code', 'object', 'flag'])
  expect(ask(undefined, 'o')).toEqual(['tenant', 'member', 'object'])
  expect(ask(undefined, undefined, 'Delete')).toEqual(['tenant', 'member'])
})
