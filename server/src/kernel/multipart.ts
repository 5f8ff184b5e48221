import { fail } from '@cohort/contract/errors'
import { limits } from '@cohort/contract/limits'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What a form says about its one file; a file that leaves no room for it is too large at first sight. */
const formBytes = 64 * 1024

/** The one file of a form, still on its way. Whoever reads it counts its bytes. */
export async function fileOf(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) throw fail('UnsupportedMedia')
  if (Number(request.headers['content-length'] ?? 0) > limits.uploadBytes + formBytes) throw fail('FileTooLarge')
  const file = await request.file({ limits: { fileSize: limits.uploadBytes + 1, files: 1 } }).catch((error) => {
    // The parser's own errors have no status: the form ended before its end.
    throw error.statusCode === undefined ? fail('UploadBroken') : error
  })
  if (file?.fieldname !== 'file') throw fail('BadInput', { field: 'file', problem: 'required' })
  return file
}

/**
 * A browser reads the answer only after it has sent everything. What is still on its way when an upload has been refused
 * is taken and thrown away, up to the size of another upload; whoever sends more than that is cut off.
 */
export function discardRest({ raw }: FastifyRequest): void {
  let rest = limits.uploadBytes
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    rest -= chunk.length
    if (rest < 0) raw.destroy()
  })
  raw.resume()
}

/** An upload may take its time, watched over by whoever reads it; every other body has to be here soon. */
export function boundBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
    if (raw.headers['content-type']?.startsWith('multipart/')) return
    const timer = setTimeout(() => raw.complete || raw.destroy(), limits.uploadTimeoutMs).unref()
    raw.once('close', () => clearTimeout(timer))
  })
}
