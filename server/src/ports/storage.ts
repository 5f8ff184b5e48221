import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Storage } from '#kernel/ports'

/** Files in the data folder. */
export function diskStorage(dataFolder: string): Storage {
  const disk = new Disk(new FSDriver({ location: join(dataFolder, 'files'), visibility: 'private' }))
  return {
    write: (key, content) => (content instanceof Readable ? disk.putStream(key, content) : disk.put(key, content)),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  }
}
