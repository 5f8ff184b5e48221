import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMe } from '@cohort/contract/session'
import { expect, inject, onTestFinished, test } from 'vitest'
import { asOwner } from '#testing/database'
import { withDatabase } from '#testing/global-setup'
import { newFounder, Processes, tryProcess } from '#testing/processes'

test('four processes that start at once on an empty database and an empty folder all begin', async () => {
  const name = `cohort_together_${process.pid}`
  const folder = mkdtempSync(join(tmpdir(), 'cohort-together-'))
  await asOwner((client) => client.query(`create database ${name}`))
  const processes = new Processes(withDatabase(inject('ownerUrl'), name), folder)
  onTestFinished(async () => {
    await processes.stop()
    await asOwner((client) => client.query(`drop database ${name} with (force)`))
    rmSync(folder, { recursive: true, force: true })
  })
  const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => processes.start()))
  // One secret for all: a token of one is good at another.
  const token = await newFounder(first?.url ?? '')
  for (const { url } of others) expect(await tryProcess(url, getMe, {}, token)).toMatchObject({ status: 200 })
}, 240_000)
