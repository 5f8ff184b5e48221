import { once } from 'node:events'
import type { Output } from '@cohort/contract/call'
import { searchEntities } from '@cohort/contract/entities'
import { createIntake, getIntake, pauseIntake, resumeIntake, uploadIntakeFile } from '@cohort/contract/intakes'
import { expect, test, vi } from 'vitest'
import { resumeText, someone } from '#testing/intake'
import { askProcess as ask, killed, newFounder } from '#testing/processes'
import { testProcesses } from '#testing/test-processes'

/** Two server processes on one database work on one batch; one of them is killed in the middle of it. */
const processes = testProcesses()

/** Whatever a dead process has claimed is free now, as it would be when its lease is over. */
const endLeases = () =>
  processes.owner.query('update intake_item set claimed_until = now() where claimed_until is not null')

type Batch = Output<typeof getIntake>

/** The batch as soon as it fits; a notice may go with the process that dies. */
async function batchWhen(read: () => Promise<Batch>, fits: (batch: Batch) => boolean): Promise<Batch> {
  return vi.waitFor(
    async () => {
      const batch = await read()
      if (!fits(batch)) throw new Error(JSON.stringify(batch.counts))
      return batch
    },
    { timeout: 200_000, interval: 500 },
  )
}

test('every file of a batch ends in exactly one record, whichever process dies in the middle of it', async () => {
  const [one, two] = await Promise.all([processes.start(), processes.start()])
  const token = await newFounder(one.url)
  const { id } = await ask(two.url, createIntake, { body: { name: '三十份' } }, token)
  const inBatch = { params: { id } }
  await ask(two.url, pauseIntake, { ...inBatch, body: {} }, token)
  for (let at = 0; at < 30; at++) {
    const body = new FormData()
    body.append('file', new Blob([resumeText(someone(at))]), `resume-${at}.txt`)
    await ask(two.url, uploadIntakeFile, { ...inBatch, body } as never, token)
  }
  const read = (url: string, id: string) => ask(url, getIntake, { params: { id }, query: { pageSize: 200 } }, token)
  expect((await read(two.url, id)).counts.queued).toBe(30)

  await ask(two.url, resumeIntake, { ...inBatch, body: {} }, token)
  await batchWhen(
    () => read(two.url, id),
    ({ counts }) => counts.done >= 5,
  )
  await killed(one)
  await endLeases()

  const isFinished = ({ state }: Batch) => state === 'finished'
  const batch = await batchWhen(() => read(two.url, id), isFinished)
  expect(batch.counts).toMatchObject({ done: 30, failed: 0, duplicate: 0 })
  expect(new Set(batch.items.map(({ openId }) => openId)).size).toBe(30)
  const found = await ask(two.url, searchEntities, { body: { entityType: 'Resume', pageSize: 100 } }, token)
  expect(found.total).toBe(30)
  const names = found.data.map(({ data }) => data.standardFields.name)
  expect(names.toSorted()).toEqual(Array.from({ length: 30 }, (_, at) => someone(at).name).toSorted())
  expect(new Set(found.data.map(({ meta }) => meta.openId))).toEqual(new Set(batch.items.map(({ openId }) => openId)))

  // A batch that is under way goes on after the server has stopped and started again.
  const next = await ask(two.url, createIntake, { body: {} }, token)
  const body = new FormData()
  body.append('file', new Blob([resumeText(someone(40))]), 'last.txt')
  await ask(two.url, uploadIntakeFile, { params: { id: next.id }, body } as never, token)
  two.child.kill('SIGTERM')
  expect((await once(two.child, 'exit'))[0]).toBe(0)
  const three = await processes.start()
  expect((await batchWhen(() => read(three.url, next.id), isFinished)).counts.done).toBe(1)
}, 240_000)
