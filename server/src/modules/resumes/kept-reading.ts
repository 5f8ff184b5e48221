import { Failure } from '@cohort/contract/errors'
import { pictureTypes } from '@cohort/contract/file-kinds'
import type { ParsedResume } from '@cohort/talent/parsing/parsed'
import type { DocumentText } from '@cohort/talent/reading/document'
import { readInWorker } from '@cohort/talent/workers/pool'
import type { ReadResume } from '@cohort/talent/workers/worker'
import type { Context } from '#kernel/context'
import { contentOf, type FileRow, saveBytes } from '#modules/files/uploads'
import type { KeptDocument } from '#modules/resumes/reading-store'
import { todayOf } from '#modules/resumes/toolbox'
import { keptDocument } from '#modules/resumes/wire'

/** Reading with recognition of pictures takes its time; a file that takes more is given up. */
const longestMs = 180_000

/** Throws a ReadFailure where the file cannot be read. */
export const readFile = async (ctx: Context, file: FileRow): Promise<ReadResume> =>
  readInWorker(await contentOf(ctx, file), file.name, { today: todayOf(ctx), timeoutMs: longestMs })

/** Of what is no resume, nothing was read. */
export const saysNothing = ({ fields }: ParsedResume): boolean => Object.keys(fields).length === 0

/** What is kept of a document, with the photo that was in it. That is stored before any transaction needs it. */
export async function toKeep(ctx: Context, { document, parsed }: ReadResume): Promise<KeptDocument> {
  // A picture in something else is nobody's photo.
  const photo = saysNothing(parsed) ? undefined : await photoIn(ctx, document)
  return keptDocument(document, photo && { fileId: photo.file_id, name: photo.name })
}

async function photoIn(ctx: Context, { pictures }: DocumentText): Promise<FileRow | undefined> {
  const [first] = pictures
  if (!first) return undefined
  try {
    const file = await saveBytes(ctx, 'photo', first.bytes)
    return pictureTypes.includes(file.content_type) ? file : undefined
  } catch (error) {
    // A picture that cannot be shown is none.
    if (error instanceof Failure && error.status < 500) return undefined
    throw error
  }
}
