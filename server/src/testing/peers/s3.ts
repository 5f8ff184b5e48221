import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface S3Peer {
  /** What a server that keeps its files here is started with. */
  readonly settings: Record<string, string>
  stop(): Promise<void>
}

/** A bucket on a port of its own. */
export async function startS3(): Promise<S3Peer> {
  const directory = mkdtempSync(join(tmpdir(), 'cohort-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'files' }],
  })
  const { port } = await server.run()
  const settings = {
    STORAGE: 's3',
    S3_BUCKET: 'files',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_PATH_STYLE: '1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const stop = async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  }
  return { settings, stop }
}
