// Records that a journey needs, made over the API.
import { createEntity, getEntity } from '@cohort/contract/entities'
import { ask } from './ask.ts'
import { serverUrl } from './harness.ts'

export const keyTag = { openId: 'tag-key', entityType: 'Tag', name: '核心人才' }

export const make = (token: string, type: string, openId: string, standardFields: Record<string, unknown>) =>
  ask(serverUrl, createEntity, { params: { type }, query: { openId }, body: { standardFields } }, token)

export const read = async (token: string, type: string, id: string) =>
  (await ask(serverUrl, getEntity, { params: { type, id } }, token)).data.standardFields

/** Backend engineers told apart by a word; the first of them has a tag. */
export const people = async (token: string, word: string, count: number) => {
  for (let at = 0; at < count; at++)
    await make(token, 'Resume', `${word}-${at}`, {
      name: `${word}${at}`,
      currentJobStatus: { company: '青屿软件', position: '后端工程师', workYears: 5 },
      tags: at === 0 ? [keyTag] : [],
    })
}
