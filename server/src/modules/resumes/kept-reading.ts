import { Failure } from '@cohort/contract/errors'
import { pictureTypes } from '@cohort/contract/file-kinds'
import { parseResume } from '@cohort/talent/parsing/parse-resume'
import type { ParsedResume } from '@cohort/talent/parsing/parsed'
import type { DocumentText } from '@cohort/talent/reading/document'
import type { Context } from '#kernel/context'
import { type FileRow, saveBytes } from '#modules/files/uploads'
import { holdForItem } from '#modules/resumes/batches'
import * as store from '#modules/resumes/reading-store'
import { todayOf } from '#modules/resumes/toolbox'
import { keptDocument } from '#modules/resumes/wire'

export const parsedOf = (ctx: Context, document: DocumentText): ParsedResume =>
  parseResume(document, { today: todayOf(ctx) })

/** The picture that looks like the photo of the person. It is stored before the transaction that needs it. */
export async function photoIn(ctx: Context, { pictures }: DocumentText): Promise<FileRow | undefined> {
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

type Writing = (ctx: Context, itemId: string) => Promise<void>

/** Keeps what was read in a file, with the photo that was in it, in the transaction that `inside` opens. */
export async function keepReading(
  ctx: Context,
  fileId: string,
  document: DocumentText,
  parsed: ParsedResume,
  inside: (write: Writing) => Promise<void>,
): Promise<void> {
  // Of what is no resume, a picture is nobody's photo.
  const photo = Object.keys(parsed.fields).length > 0 ? await photoIn(ctx, document) : undefined
  const kept = keptDocument(document, photo && { fileId: photo.file_id, name: photo.name })
  await inside(async (ctx, itemId) => {
    await store.put(ctx, { file_id: fileId, at: ctx.clock.now(), document: kept, parsed })
    if (photo) await holdForItem(ctx, itemId, photo.file_id)
  })
}
