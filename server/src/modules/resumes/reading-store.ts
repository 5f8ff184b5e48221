import type { ParsedResume } from '@cohort/talent/parsing/parsed'
import type { DocumentText, Line } from '@cohort/talent/reading/document'
import { type Selectable, sql } from 'kysely'
import type { Scope } from '#kernel/scope'

/** A document as it is kept: without what only its readers need. The photo is a file of its own. */
export interface KeptDocument
  extends Pick<DocumentText, 'kind' | 'pages' | 'hidden' | 'language' | 'quality' | 'version'> {
  lines: Pick<Line, 'text' | 'start' | 'page' | 'box' | 'stops' | 'heading' | 'bold'>[]
  photo?: { fileId: string; name: string } | undefined
}

interface ResumeReadingTable {
  tenant_id: string
  file_id: string
  at: Date
  document: KeptDocument
  parsed: ParsedResume
  open_id: string | null
  record_version: number | null
}

declare module '#kernel/tables' {
  interface Tables {
    resume_reading: ResumeReadingTable
  }
}

export type ReadingRow = Selectable<ResumeReadingTable>

export const put = (scope: Scope, reading: Pick<ReadingRow, 'file_id' | 'at' | 'document' | 'parsed'>) =>
  sql`insert into resume_reading (tenant_id, file_id, at, document, parsed)
    values (${scope.tenant}, ${reading.file_id}, ${reading.at}, ${JSON.stringify(reading.document)}::jsonb, ${JSON.stringify(reading.parsed)}::jsonb)
    on conflict (tenant_id, file_id) do update set at = excluded.at, document = excluded.document, parsed = excluded.parsed`.execute(
    scope.db,
  )

export const find = (scope: Scope, fileId: string): Promise<ReadingRow | undefined> =>
  scope.db
    .selectFrom('resume_reading')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('file_id', '=', fileId)
    .executeTakeFirst()

/** Which of these files were read, the latest first. */
export const findRead = (scope: Scope, fileIds: readonly string[]): Promise<Pick<ReadingRow, 'file_id' | 'at'>[]> =>
  fileIds.length === 0
    ? Promise.resolve([])
    : scope.db
        .selectFrom('resume_reading')
        .select(['file_id', 'at'])
        .where('tenant_id', '=', scope.tenant)
        .where('file_id', 'in', fileIds)
        .orderBy('at', 'desc')
        .orderBy('file_id', 'desc')
        .execute()

/** The record that was made of a file, in which version. */
export const setRecord = (scope: Scope, fileId: string, openId: string, version: number) =>
  scope.db
    .updateTable('resume_reading')
    .set({ open_id: openId, record_version: version })
    .where('tenant_id', '=', scope.tenant)
    .where('file_id', '=', fileId)
    .execute()
