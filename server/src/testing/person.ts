import { createEntity, getEntity } from '@cohort/contract/entities'
import type { Actor, TestApp } from '#testing/app'

type Values = Record<string, unknown>

/** A resume with these values; its id. */
export const makePerson = async (app: TestApp, actor: Actor, name: string, fields: Values = {}): Promise<string> => {
  const input = { params: { type: 'Resume' }, query: {}, body: { standardFields: { name, ...fields } } }
  const { status, body, error } = await app.ask(createEntity, input, actor)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(error)}`)
  return body.meta.openId
}

export const getPerson = async (app: TestApp, actor: Actor, id: string) =>
  app.ask(getEntity, { params: { type: 'Resume', id } }, actor)

export const worked = (company: string, from: string) => ({
  company,
  position: '工程师',
  dateRange: { start: { iso: from }, end: {} },
})
