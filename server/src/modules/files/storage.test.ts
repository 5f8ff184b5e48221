import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type StoredFile, uploadFile } from '@cohort/contract/files'
import { limits } from '@cohort/contract/limits'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, TestApp } from '#testing/app'
import { startS3 } from '#testing/peers/s3'
import { formOf, megabyte, send, sendChunks, zeros } from '#testing/uploads'

/** The same behaviour on a disk and in a bucket. */
describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  const app = new TestApp()
  let founder: Actor
  let stop: () => Promise<void> = async () => {}
  beforeAll(async () => {
    const peer = kind === 's3' ? await startS3() : undefined
    await app.open(peer?.settings)
    stop = peer?.stop ?? stop
    founder = await app.makeTenant()
  })
  afterAll(async () => {
    await app.close()
    await stop()
  })

  const rows = async () =>
    app.context(founder.tenant).db.selectFrom('file').selectAll().where('tenant_id', '=', founder.tenant).execute()
  const put = async (name: string, content: Buffer): Promise<StoredFile> =>
    (await send(app, uploadFile, { query: {} }, founder, formOf(name, content))).body

  // A bucket is given parts of 8 MB: two and a rest.
  const large = kind === 'disk' ? limits.uploadBytes : 20 * megabyte
  test('a large file, up to exactly 200 MB, is taken and can be read in parts', async () => {
    const { status, body } = await sendChunks(app, founder, 'large.bin', zeros(large / megabyte))
    const file = JSON.parse(body) as StoredFile
    expect([status, file.size]).toEqual([200, large])
    const part = await app.app.inject({ url: file.url, headers: { range: 'bytes=-5' } })
    expect([part.statusCode, part.rawPayload]).toEqual([206, Buffer.alloc(5)])
    expect(await app.storage.size((await rows())[0]?.storage_key ?? '')).toBe(large)
  })

  test('a sender who goes away leaves neither row nor content', async () => {
    const before = await rows()
    await expect(sendChunks(app, founder, 'gone.bin', zeros(20), { goesAway: true })).rejects.toThrow('went away')
    // The server hears of it a moment after the sender: what it had taken by then is gone soon, and nothing comes of it.
    await expect.poll(() => readdirSync(join(app.config.DATA_DIR, 'temporary'))).toEqual([])
    await expect.poll(rows).toEqual(before)
    const folder = join(app.config.DATA_DIR, 'files', founder.tenant)
    if (kind === 'disk') expect(readdirSync(folder)).toEqual(before.map((row) => row.file_id))
  })

  test('two uploads at once do not mix, and smaller pictures lie beside them', async () => {
    const picture = (background: string) =>
      sharp({ create: { width: 600, height: 300, channels: 3, background } })
        .png()
        .toBuffer()
    const contents = await Promise.all(['#ff0000', '#0000ff'].map(picture))
    const files = await Promise.all(contents.map((content, index) => put(`${index}.png`, content)))
    for (const [index, { url }] of files.entries()) {
      expect((await app.app.inject({ url })).rawPayload).toEqual(contents[index])
      const small = await app.app.inject({ url: `${url}&preset=400x225` })
      const again = await app.app.inject({ url: `${url}&preset=400x225`, headers: { range: 'bytes=0-3' } })
      expect([again.statusCode, again.rawPayload]).toEqual([206, small.rawPayload.subarray(0, 4)])
    }
  })

  test('what is not there has no size, and removing it is no failure', async () => {
    expect(await app.storage.size('nothing/here')).toBeUndefined()
    await app.storage.remove('nothing/here')
    await expect(app.storage.read('nothing/here')).rejects.toThrow()
  })
})
