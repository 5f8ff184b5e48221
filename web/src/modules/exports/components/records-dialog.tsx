import type { ExportRecord } from '@cohort/contract/exports'
import { useState } from 'react'
import { exactTime } from '#lib/relative-time.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/exports/components/exports.module.css'
import { Contents, Deeds, Status } from '#modules/exports/components/record-parts.tsx'
import { recordsPerPage, useExports } from '#modules/exports/queries.ts'
import { useExportsText } from '#modules/exports/text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Pager } from '#ui/pager.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'

/** Everything that the member has ever exported, at four fifths of the window (spec 2 §2.3). */
export function RecordsDialog({ onClose }: { onClose: () => void }) {
  const text = useExportsText()
  const [page, setPage] = useState(1)
  const found = useExports(page)
  return (
    <Dialog open title={text.records} width="80vw" flush onClose={onClose}>
      {found.error && !found.data ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <SkeletonRows rows={8} height={48} avatar={false} />
      ) : found.data.total === 0 ? (
        <Empty title={text.empty} hint={text.emptyHint} />
      ) : (
        <>
          <Records records={found.data.data} />
          <Pager page={page} pages={Math.ceil(found.data.total / recordsPerPage)} onPage={setPage} words={text.pager} />
        </>
      )}
    </Dialog>
  )
}

function Records({ records }: { records: readonly ExportRecord[] }) {
  const text = useExportsText()
  const locale = useLocale()
  const heads = [text.name, text.place, text.contents, text.time, text.status, text.deeds]
  return (
    <table className={styles.records}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            <th scope="row">{record.name}</th>
            <td className={styles.place}>{record.location}</td>
            <td>
              <Contents record={record} />
            </td>
            <td>
              <Time iso={record.createdAt} words={text.when} now={text.now} />
              {record.link && record.expiresAt && <small>{text.until(exactTime(record.expiresAt, locale))}</small>}
            </td>
            <td className={styles.state}>
              <Status record={record} />
            </td>
            <td>
              <span className={styles.deeds}>
                <Deeds record={record} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
