import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { Config } from '#kernel/config'
import type { Storage } from '#kernel/ports'

/** What is held in memory of one upload. S3 takes 10,000 parts of 5 MB or more; the last may be smaller. */
const partBytes = 8 * 1024 * 1024

interface Bucket {
  client: S3Client
  name: string
}

/** Files in a bucket of S3 or of a service that speaks like it. */
export function s3Storage(config: Config): Storage {
  const bucket: Bucket = { client: clientOf(config), name: config.S3_BUCKET ?? '' }
  const { client } = bucket
  const at = (key: string) => ({ Bucket: bucket.name, Key: key })
  return {
    async write(key, content) {
      if (Buffer.isBuffer(content)) await put(bucket, key, content)
      else await writeInParts(bucket, key, content)
    },
    async read(key, part) {
      const range = part && { Range: `bytes=${part.start}-${part.end}` }
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...range }))
      return Body as Readable
    },
    async size(key) {
      try {
        return (await client.send(new HeadObjectCommand(at(key)))).ContentLength
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}

const clientOf = (config: Config): S3Client =>
  new S3Client({
    region: config.S3_REGION,
    forcePathStyle: config.S3_PATH_STYLE,
    // Services that only speak like S3 do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT }),
    ...(config.S3_ACCESS_KEY_ID && {
      credentials: { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '' },
    }),
  })

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')

const put = ({ client, name }: Bucket, key: string, content: Buffer) =>
  client.send(new PutObjectCommand({ Bucket: name, Key: key, Body: content, ContentLength: content.length }))

/** One part at a time, so that a slow bucket slows the sender down instead of filling the memory. */
async function writeInParts(bucket: Bucket, key: string, content: Readable): Promise<void> {
  const at = { Bucket: bucket.name, Key: key }
  let upload: string | undefined
  const parts: CompletedPart[] = []
  try {
    for await (const { part, last } of partsOf(content)) {
      if (last && !upload) {
        await put(bucket, key, part)
        return
      }
      if (part.length === 0) break
      upload ??= (await bucket.client.send(new CreateMultipartUploadCommand(at))).UploadId
      const PartNumber = parts.length + 1
      const sent = new UploadPartCommand({
        ...at,
        UploadId: upload,
        PartNumber,
        Body: part,
        ContentLength: part.length,
      })
      parts.push({ PartNumber, ETag: (await bucket.client.send(sent)).ETag })
    }
    const whole = { ...at, UploadId: upload, MultipartUpload: { Parts: parts } }
    await bucket.client.send(new CompleteMultipartUploadCommand(whole))
  } catch (error) {
    // Should this fail too, the bucket's own rule for unfinished uploads removes them.
    const abort = upload && bucket.client.send(new AbortMultipartUploadCommand({ ...at, UploadId: upload }))
    if (abort) await abort.catch(() => {})
    throw error
  }
}

/** Even an empty content has one part, the last. */
async function* partsOf(content: Readable): AsyncGenerator<{ part: Buffer; last: boolean }> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    yield { part: Buffer.concat(chunks, size), last: false }
    chunks = []
    size = 0
  }
  yield { part: Buffer.concat(chunks, size), last: true }
}
