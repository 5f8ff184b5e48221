import { authCodes } from '@cohort/contract/access'
import { createProject, orderProject } from '@cohort/contract/projects'
import { createChannel, createSpace, moveChannel, moveSpace } from '@cohort/contract/spaces'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { changeOf, type Hearing, hear, isAbout } from '#testing/hearing'
import { memberWith } from '#testing/members'

const app = testApp()
const open: Hearing[] = []
let url = ''

beforeAll(async () => {
  url = await app.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  for (const one of open.splice(0)) one.leave()
})

async function listening(actor: Pick<Actor, 'token'>): Promise<Hearing> {
  const hearing = await hear(url, actor.token)
  open.push(hearing)
  await hearing.until(({ event }) => event === 'hello')
  return hearing
}

test('that something of the tree was put in another place is heard, by those who see the tree and nobody else', async () => {
  const founder = await app.makeTenant()
  const space = (await app.ask(createSpace, { body: { name: '招聘' } }, founder)).body.id
  const made = async (name: string) =>
    (await app.ask(createChannel, { body: { spaceId: space, name } }, founder)).body.id
  const [first, second] = [await made('社招'), await made('校招')]
  const project = (await app.ask(createProject, { body: { channelId: first, name: '后端' } }, founder)).body.id

  const hearing = await listening(await memberWith(app, founder, [authCodes['channel.view']]))
  const deaf = await listening(await memberWith(app, founder, [authCodes['material.view']]))
  await app.ask(moveSpace, { params: { spaceId: space }, body: {} }, founder)
  await hearing.until(isAbout(space, 'changed'))
  await app.ask(moveChannel, { params: { id: second }, body: { nextId: first } }, founder)
  await hearing.until(isAbout(second, 'changed'))
  await app.ask(orderProject, { params: { id: project }, body: {} }, founder)
  await hearing.until(isAbout(project, 'changed'))
  expect(deaf.heard.filter((one) => changeOf(one))).toEqual([])
})
