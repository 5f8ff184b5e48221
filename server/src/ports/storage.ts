import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#kernel/config'
import type { Storage } from '#kernel/ports'

/** The AWS client is large: only a server that keeps its files there loads it. */
export async function storageOf(config: Config): Promise<Storage> {
  if (config.STORAGE === 'disk') return diskStorage(config.DATA_DIR)
  const { s3Storage } = await import('#ports/s3-storage')
  return s3Storage(config)
}

/** Files in the data folder. Content grows beside its place and is moved there in one step when it is whole. */
function diskStorage(dataFolder: string): Storage {
  const placeOf = (key: string) => join(dataFolder, 'files', key)
  const growing = (key: string) => `${placeOf(key)}.part`
  return {
    async write(key, content) {
      await mkdir(dirname(placeOf(key)), { recursive: true })
      try {
        const source = content instanceof Readable ? content : Readable.from([content])
        await pipeline(source, createWriteStream(growing(key), { flush: true }))
        await rename(growing(key), placeOf(key))
      } catch (error) {
        await rm(growing(key), { force: true })
        throw error
      }
    },
    async read(key, part) {
      await stat(placeOf(key))
      return createReadStream(placeOf(key), part)
    },
    async size(key) {
      const found = await stat(placeOf(key)).catch(() => undefined)
      return found?.size
    },
    async remove(key) {
      // A process that died while it wrote has left the second one.
      await rm(placeOf(key), { force: true })
      await rm(growing(key), { force: true })
    },
  }
}
