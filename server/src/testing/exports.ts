import type { Call, Input, Output } from '@cohort/contract/call'
import { type ExportRecord, listExports } from '@cohort/contract/exports'
import { expect, vi } from 'vitest'
import type { NewExport } from '#modules/exports/store'
import type { Actor, TestApp } from '#testing/app'

/** One that was asked for and not yet begun. */
export const waiting: Omit<NewExport, 'export_id' | 'created_by'> = {
  kind: 'entities',
  name: 'x',
  entity_type: 'Resume',
  location: 'x',
  format: 'csv',
  contacts: 'masked',
  purpose: null,
  locale: 'zh-CN',
  wish: { entityType: 'Resume', format: 'csv', contacts: 'masked' },
  created_at: new Date(),
}

/** An export as its member sees it now. */
export async function exportNow(app: TestApp, actor: Actor, id: string): Promise<ExportRecord | undefined> {
  const { data } = (await app.ask(listExports, { query: { pageSize: 100 } }, actor)).body
  return data.find((each) => each.id === id)
}

/** When it has come to its end. */
export const exportEnded = (app: TestApp, actor: Actor, id: string): Promise<ExportRecord> =>
  vi.waitFor(
    async () => {
      const found = await exportNow(app, actor, id)
      if (!found || found.status === 'InProgress') throw new Error(`still ${found?.status}: ${found?.rows}`)
      return found
    },
    { timeout: 120_000, interval: 100 },
  )

/** What a browser gets that follows a link, with whatever it sends along. */
export async function follow(app: TestApp, link: string | null, headers: Record<string, string>) {
  const answer = await app.app.inject({ method: 'GET', url: link ?? '/no-link', headers })
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload }
}

export const bearer = (actor: Pick<Actor, 'token'>) => ({ authorization: `Bearer ${actor.token}` })

/** The whole way: asked for, written, taken. */
export async function taken<C extends Call>(app: TestApp, actor: Actor, call: C, input: Input<C>): Promise<Buffer> {
  const asked = await app.ask(call, input, actor)
  expect(asked.status, JSON.stringify(asked.error)).toBe(200)
  const record = await exportEnded(app, actor, (asked.body as Output<C> & { id: string }).id)
  expect(record).toMatchObject({ status: 'Success', reason: null })
  const { status, content } = await follow(app, record.link, bearer(actor))
  expect(status).toBe(200)
  expect(content).toHaveLength(record.size)
  return content
}
