import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { parseFile, parseText } from '@cohort/contract/readings'
import { documentOfText } from '@cohort/talent/parsing/document-of-text'
import { parseResume } from '@cohort/talent/parsing/parse-resume'
import { ReadFailure } from '@cohort/talent/reading/document'
import { readInWorker } from '@cohort/talent/workers/pool'
import type { Context } from '#kernel/context'
import { gate } from '#kernel/gate'
import type { Wire } from '#kernel/route'
import { incoming } from '#modules/files/incoming'
import { cleanName } from '#modules/files/names'
import { keptDocument, toReading } from '#modules/resumes/wire'

const mostBytes = 50 * 2 ** 20
/** Files that are only looked at are held in memory: a few at a time. */
const inTurn = gate(2, 50, () => fail('TooManyRequests', { seconds: 5 }))

export const todayOf = (ctx: Context): string => ctx.clock.now().toISOString().slice(0, 10)

export async function text(ctx: Context, { body }: Parsed<typeof parseText>): Promise<Result<typeof parseText>> {
  const document = documentOfText(body.text)
  return toReading(keptDocument(document), parseResume(document, { today: todayOf(ctx) }))
}

export async function file(
  ctx: Context,
  _input: Parsed<typeof parseFile>,
  wire: Wire,
): Promise<Result<typeof parseFile>> {
  const sent = await wire.file()
  return inTurn(async () => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming(sent, mostBytes, fail('PayloadTooLarge', { limit: '50MB' }))) chunks.push(chunk)
    try {
      const options = { today: todayOf(ctx) }
      const { document, parsed } = await readInWorker(Buffer.concat(chunks), cleanName(sent.filename), options)
      return toReading(keptDocument(document), parsed)
    } catch (error) {
      throw error instanceof ReadFailure ? fail('FileUnreadable', { reason: error.reason }) : error
    }
  })
}
