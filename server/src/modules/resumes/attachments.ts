import { Failure } from '@cohort/contract/errors'
import type { DocumentText } from '@cohort/talent/reading/document'
import { kindOf } from '@cohort/talent/reading/kind'
import type { Context } from '#kernel/context'
import { type FileRow, saveBytes } from '#modules/files/uploads'

type Attached = DocumentText['attachments'][number]

/** Of what hangs on a message, that which can be a resume. Pictures are logos and signatures where there are documents. */
export function attachedTo({ attachments }: Pick<DocumentText, 'attachments'>): Attached[] {
  const readable = attachments.flatMap((file) => {
    const found = kindOf(file.bytes, file.name)
    return found ? [{ file, isPicture: found.kind === 'image' }] : []
  })
  const documents = readable.filter(({ isPicture }) => !isPicture)
  return (documents.length > 0 ? documents : readable).map(({ file }) => file)
}

/** Those that may be kept: a program that was sent along is not. */
export async function saveAttached(ctx: Context, attached: readonly Attached[]): Promise<FileRow[]> {
  const saved: FileRow[] = []
  for (const { name, bytes } of attached) {
    try {
      saved.push(await saveBytes(ctx, name, bytes))
    } catch (error) {
      if (!(error instanceof Failure) || error.status >= 500) throw error
    }
  }
  return saved
}
