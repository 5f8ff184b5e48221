import { entityTypeOf } from '@cohort/contract/entity-types'
import { inLocale } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { useMembers } from '#fields/use-members.ts'
import { useLocale } from '#lib/text.ts'
import { useMay } from '#lib/who.ts'
import styles from '#modules/entities/components/recycle-bin.module.css'
import { type Deleted, useDeleted, useRestore } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState, useMissing } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'
import { toast } from '#ui/toast.ts'

const editing = { any: ['material.edit'] } as const
const size = 20

/** What was deleted in the last 30 days, and the way back. */
export function Screen() {
  const text = useEntitiesText()
  const [page, setPage] = useState(1)
  const deleted = useDeleted(undefined, page)
  if (deleted.error && !deleted.data) return <ErrorState error={deleted.error} onRetry={() => void deleted.refetch()} />
  if (!deleted.data) return <SkeletonRows rows={8} height={42} />
  const { data, total } = deleted.data
  const last = Math.max(1, Math.ceil(total / size))
  if (total === 0) return <Empty title={text.bin.empty} hint={text.bin.emptyHint} />
  return (
    <div className={styles.bin}>
      <p className={styles.note}>{text.bin.note}</p>
      <table className={styles.table} aria-label={text.bin.label}>
        <thead>
          <tr>
            <th scope="col">{text.bin.name}</th>
            <th scope="col" className={styles.wide}>
              {text.bin.type}
            </th>
            <th scope="col" className={styles.wide}>
              {text.bin.deletedBy}
            </th>
            <th scope="col" className={styles.wide}>
              {text.bin.deletedAt}
            </th>
            <th scope="col">{text.bin.purged}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {data.map((one) => (
            <Line key={`${one.entityType} ${one.openId}`} deleted={one} />
          ))}
        </tbody>
      </table>
      {last > 1 && (
        <div className={styles.pages}>
          <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {text.pager.previous}
          </Button>
          <span>
            {page} / {last}
          </span>
          <Button size="small" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {text.pager.next}
          </Button>
        </div>
      )}
    </div>
  )
}

function Line({ deleted }: { deleted: Deleted }) {
  const text = useEntitiesText()
  const locale = useLocale()
  const { members } = useMembers()
  const restore = useRestore()
  const may = useMay(editing)
  const missing = useMissing(editing)
  const { openId, entityType } = deleted
  const name = deleted.name || text.bin.unnamed
  const type = entityTypeOf(entityType)
  const kind = type ? inLocale(type.name, locale) : entityType
  const by = members?.find(({ userId }) => userId === deleted.deletedBy)?.username ?? text.detail.someone
  const at = <Time iso={deleted.deletedAt} words={text.table.when} now={text.table.now} />
  return (
    <tr>
      <td className={styles.name}>
        {name}
        <small className={styles.narrow}>
          {kind} · {by} · {at}
        </small>
      </td>
      <td className={styles.wide}>{kind}</td>
      <td className={styles.wide}>{by}</td>
      <td className={styles.wide}>{at}</td>
      <td>
        <Time iso={deleted.purgedAt} words={text.table.when} now={text.table.now} />
      </td>
      <td>
        <Button
          size="small"
          loading={restore.isPending}
          disabled={may ? false : missing}
          onClick={() =>
            restore.mutate(
              { body: { records: [{ entityType, openId }] } },
              { onSuccess: () => toast.show({ text: text.bin.restored(name) }) },
            )
          }
        >
          {text.bin.restore}
        </Button>
      </td>
    </tr>
  )
}
