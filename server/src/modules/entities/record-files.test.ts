import { authCodes } from '@cohort/contract/access'
import { createEntity, deleteEntities, getEntity, patchEntity, restoreEntities } from '@cohort/contract/entities'
import { createFileUrls, uploadEntity, uploadFile } from '@cohort/contract/files'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '#kernel/context'
import { openJobs, prepareJobs } from '#kernel/jobs'
import { openLog } from '#kernel/log'
import { purge } from '#modules/entities/bin'
import { entityUploaded } from '#modules/entities/upload'
import { addUses, findForUse, removeContents, removeLoose } from '#modules/files/uses'
import { type Actor, testApp } from '#testing/app'
import { memberWith } from '#testing/members'
import { formOf, send } from '#testing/uploads'

const app = testApp()
let founder: Actor
beforeAll(async () => {
  founder = await app.makeTenant()
})

const put = async (name = 'a.txt', content: Buffer | string = 'text', actor = founder): Promise<string> =>
  (await send(app, uploadFile, { query: {} }, actor, formOf(name, Buffer.from(content)))).body.fileId
const picture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer()
const create = (standardFields: Record<string, unknown>) =>
  app.ask(createEntity, { params: { type: 'Resume' }, query: {}, body: { standardFields } }, founder)
const make = async (...fileIds: string[]): Promise<string> => {
  const { body, status } = await create({ name: '林知遥', files: fileIds.map((fileId) => ({ fileId })) })
  expect(status).toBe(200)
  return body.meta.openId
}
const patch = (openId: string, standardFields: Record<string, unknown>) =>
  app.ask(patchEntity, { params: { type: 'Resume' }, query: { openId }, body: { standardFields } }, founder)
const exists = async (...fileIds: string[]) =>
  (await app.ask(createFileUrls, { body: { fileIds } }, founder)).body.files.map(({ fileId }) => fileId)
const ctx = () => app.context(founder.tenant)
const days = (count: number) => app.clock.advance(count * 86_400)
const remove = (...openIds: string[]) =>
  app.ask(deleteEntities, { params: { type: 'Resume' }, body: { openIds } }, founder)

/** Time moves on by days here, further than a session lasts. */
const signInAgain = async () => {
  founder = { ...founder, ...(await app.signIn(founder.phone)) }
}

describe('a file in a record', () => {
  test('is what the server knows of it, whatever was sent', async () => {
    const fileId = await put('简历.jpg', '%PDF-1.7\n')
    const openId = await make(fileId)
    const { body } = await app.ask(getEntity, { params: { type: 'Resume', id: openId } }, founder)
    expect(body.data.standardFields.files).toEqual([{ fileId, name: '简历.pdf', size: 9, type: 'application/pdf' }])
    for (const id of [await put('b.pdf', '%PDF-1.7\n'), fileId]) {
      const lie = { fileId: id, name: '../新名.pdf', size: 1, type: 'image/png' }
      expect((await patch(openId, { files: [lie] })).body.data.standardFields.files).toEqual([
        { fileId: id, name: '新名.pdf', size: 9, type: 'application/pdf' },
      ])
    }
  })

  test('must be one of this enterprise, and a picture where nothing else is taken', async () => {
    const foreign = await put('a.txt', 'text', await app.makeTenant())
    const own = await put()
    for (const fileId of [foreign, 'nothing']) {
      expect(await create({ name: 'x', files: [{ fileId: own }, { fileId }] })).toMatchObject({
        status: 400,
        error: { error: 'BadInput', detail: { field: 'standardFields.files.1' } },
      })
    }
    const place = 'standardFields.humanInfo.avatar'
    expect(await create({ name: 'x', humanInfo: { avatar: { fileId: own } } })).toMatchObject({
      status: 400,
      error: { detail: { field: place, problem: 'not a picture' } },
    })
    const openId = await make(own)
    expect(await patch(openId, { humanInfo: { avatar: { fileId: own } } })).toMatchObject({
      status: 400,
      error: { detail: { field: place } },
    })
    const avatar = { fileId: await put('a.png', await picture()) }
    expect((await create({ name: 'x', humanInfo: { avatar } })).status).toBe(200)
  })

  test('of an older record that was never stored does not stand in the way of other changes', async () => {
    const openId = await make()
    const files = JSON.stringify([{ fileId: 'old', name: 'old', size: 0, type: 'text/plain' }])
    await app.database.pool.query(
      `begin; set local app.tenant_id = '${founder.tenant}';
       update entity set data = jsonb_set(data, '{standardFields,files}', '${files}') where open_id = '${openId}'; commit`,
    )
    expect((await patch(openId, { summary: '新' })).status).toBe(200)
    expect((await patch(openId, { files: [] })).status).toBe(200)
    expect((await patch(openId, { files: [{ fileId: 'old' }] })).status).toBe(400)
  })
})

describe('how long a file lives', () => {
  test('a day, where no record takes it; those in records stay, also when a later version has them no more', async () => {
    const [loose, held, dropped] = [await put(), await put(), await put()]
    const openId = await make(held, dropped)
    await patch(openId, { files: [{ fileId: held }] })
    await removeLoose(ctx())
    expect(await exists(loose, held, dropped)).toEqual([loose, held, dropped])
    days(1.01)
    await signInAgain()
    const young = await put()
    await removeLoose(ctx())
    expect(await exists(loose, held, dropped, young)).toEqual([held, dropped, young])
  })

  test('an upload that died with its process goes too', async () => {
    const fileId = await put()
    await ctx().db.updateTable('file').set({ state: 'uploading' }).where('file_id', '=', fileId).execute()
    expect(await exists(fileId)).toEqual([])
    days(1.01)
    await signInAgain()
    await removeLoose(ctx())
    expect(await ctx().db.selectFrom('file').where('file_id', '=', fileId).selectAll().execute()).toEqual([])
  })

  test('as long as one record that holds it; a restored one keeps it', async () => {
    const [shared, own, kept] = [await put(), await put(), await put()]
    const [first, second, third] = [await make(shared, own), await make(shared), await make(kept)]
    await remove(first, third)
    const records = [{ entityType: 'Resume', openId: third }]
    await app.ask(restoreEntities, { body: { records } }, founder)
    days(31)
    await signInAgain()
    await purge(ctx())
    expect(await exists(shared, own, kept)).toEqual([shared, kept])
    await remove(second)
    days(31)
    await signInAgain()
    await purge(ctx())
    expect(await exists(shared, kept)).toEqual([kept])
  })

  test('a record that takes it at the last moment keeps it', async () => {
    const fileId = await put()
    days(1.01)
    await signInAgain()
    const [taken, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const saving = transaction(ctx(), async (ctx) => {
      await findForUse(ctx, [fileId])
      taken.resolve()
      await finish.promise
      await addUses(ctx, 'Resume', 'late', [fileId])
    })
    await taken.promise
    expect(await removeLoose(ctx())).toBe(0)
    finish.resolve()
    await saving
    await removeLoose(ctx())
    expect(await exists(fileId)).toEqual([fileId])
  })

  test('the content goes after the row, and a smaller picture with it', async () => {
    const content = await picture()
    const { body } = await send(app, uploadFile, { query: {} }, founder, formOf('a.png', content))
    await app.app.inject({ url: `${body.url}&preset=200x200` })
    const key = `${founder.tenant}/${body.fileId}`
    expect(await app.storage.size(`${key}.200x200.webp`)).toBeGreaterThan(0)
    days(1.01)
    await prepareJobs(app.testDatabase.ownerUrl, 'cohort_app', [removeContents])
    const jobs = await openJobs(app.testDatabase.appUrl, [removeContents], openLog('silent'))
    await jobs.work((tenant) => app.context(tenant))
    await removeLoose(ctx())
    await expect.poll(() => app.storage.size(`${key}.200x200.webp`)).toBeUndefined()
    expect(await app.storage.size(key)).toBeUndefined()
    await jobs.stop()
    await signInAgain()
  })
})

describe('a record made of a file', () => {
  const upload = (type: string, name: string, actor: Pick<Actor, 'token'> = founder) =>
    send(app, uploadEntity, { params: { type } }, actor, formOf(name, Buffer.from('%PDF-1.7\n')))

  test('is named after it, holds it, is counted, and is told of', async () => {
    const count = async () =>
      (await ctx().db.selectFrom('counter').selectAll().where('resource', '=', 'Entity').executeTakeFirst())?.consumed
    const before = (await count()) ?? 0
    const told: object[] = []
    const emitted = { name: 'entity-uploaded.test', run: async () => {} }
    entityUploaded.subscribers.push(emitted)
    await prepareJobs(app.testDatabase.ownerUrl, 'cohort_app', [emitted])
    const { body, status } = await upload('Resume', '林知遥 简历.v2.pdf')
    entityUploaded.subscribers.pop()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      meta: { entityType: 'Resume', source: 'upload' },
      data: { standardFields: { name: '林知遥 简历.v2', files: [{ name: '林知遥 简历.v2.pdf' }] } },
    })
    expect(await count()).toBe(before + 1)
    const { rows } = await app.database.pool.query("select data from pgboss.job where name = 'entity-uploaded.test'")
    for (const row of rows) told.push(row.data.payload)
    const [file] = body.data.standardFields.files as { fileId: string }[]
    expect(told).toEqual([{ entityType: 'Resume', openId: body.meta.openId, fileId: file?.fileId }])
  })

  test('long names are cut to what the type has room for', async () => {
    const { body } = await upload('Resume', `${'长'.repeat(150)}.pdf`)
    expect(String(body.data.standardFields.name)).toBe('长'.repeat(100))
  })

  test('an unknown type, one that takes no files, one that takes only pictures', async () => {
    expect((await upload('Nothing', 'a.pdf')).status).toBe(404)
    expect(await upload('Department', 'a.pdf')).toMatchObject({ status: 400, error: { detail: { field: 'type' } } })
    expect((await upload('Poster', 'a.pdf')).status).toBe(415)
  })

  test('takes the right to create', async () => {
    const viewer = await memberWith(app, founder, [authCodes['material.view'], authCodes['material.edit']])
    expect((await upload('Resume', 'a.pdf', viewer)).status).toBe(403)
  })
})
