import { mergeResumes, undoMerge } from '@cohort/contract/duplicates'
import { addConsent, addContact, getContactRecord, setNoContact } from '@cohort/contract/reactivation'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app'
import { makePerson } from '#testing/person'

const app = testApp()

test('what a person allowed, and that they want to be left alone, goes with a merge and comes back with its end', async () => {
  const founder = await app.makeTenant()
  const [kept, merged] = [await makePerson(app, founder, '甲'), await makePerson(app, founder, '甲')]
  const params = { id: merged }
  const consent = { givenOn: '2026-01-01', note: '电话同意' }
  await app.ask(addConsent, { params, body: consent }, founder)
  await app.ask(addConsent, { params: { id: kept }, body: { givenOn: '2025-01-01' } }, founder)
  await app.ask(addContact, { params, body: { direction: 'out', note: '聊过' } }, founder)
  await app.ask(setNoContact, { params, body: { on: true } }, founder)
  const read = async (id: string) => {
    const { consents, contacts, noContactSince } = (await app.ask(getContactRecord, { params: { id } }, founder)).body
    return [consents.map(({ givenOn }) => givenOn), contacts.map(({ note }) => note), noContactSince !== null]
  }
  const before = [await read(kept), await read(merged)]
  expect(before).toEqual([
    [['2025-01-01'], [], false],
    [['2026-01-01'], ['聊过'], true],
  ])
  const pair = { keptId: kept, mergedId: merged, keptVersion: 1, mergedVersion: 1 }
  const { merge } = (await app.ask(mergeResumes, { body: pair }, founder)).body
  expect(await read(kept)).toEqual([['2026-01-01', '2025-01-01'], ['聊过'], true])
  await app.ask(undoMerge, { params: { id: merge.id }, body: {} }, founder)
  expect([await read(kept), await read(merged)]).toEqual(before)
})
