import { type IntakeItem, type ItemState, itemStates } from '@cohort/contract/intakes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DropArea } from '#fields/files/drop-area.tsx'
import { UploadLine } from '#fields/files/upload-line.tsx'
import { useAddress } from '#lib/address.ts'
import { ApiFailure } from '#lib/api.ts'
import { usePageTitle } from '#lib/page.ts'
import styles from '#modules/resumes/components/intake/batch.module.css'
import { BatchHead } from '#modules/resumes/components/intake/batch-head.tsx'
import { BatchLoading } from '#modules/resumes/components/intake/batch-loading.tsx'
import { ItemRow } from '#modules/resumes/components/intake/item-row.tsx'
import { shownStates } from '#modules/resumes/components/intake/progress.tsx'
import { useIntakeText } from '#modules/resumes/components/intake/text.ts'
import { Pager } from '#modules/resumes/components/pager.tsx'
import { itemsPerPage, useIntake } from '#modules/resumes/intake-queries.ts'
import { useIntakeUploads } from '#modules/resumes/intake-uploads.ts'
import { useRowKeys } from '#modules/resumes/row-keys.ts'
import { Button } from '#ui/button.tsx'
import { Empty, ErrorState, Notice } from '#ui/states.tsx'

const stateIn = (word: string | null): ItemState | undefined => itemStates.find((state) => state === word)

/** A batch file by file, while it works and after. */
export function Batch({ id }: { id: string }) {
  const text = useIntakeText()
  const navigate = useNavigate()
  const { query, change } = useAddress()
  const state = stateIn(query.get('state'))
  const [page, setPage] = useState(1)
  const found = useIntake(id, state, page)
  const { uploads, add, list } = useIntakeUploads(id)
  const batch = found.data
  usePageTitle(batch ? text.title : '', batch?.name)
  if (found.error instanceof ApiFailure && found.error.status === 404)
    return (
      <Notice
        mark="none"
        title={text.gone}
        hint={text.goneHint}
        actions={<Button onClick={() => void navigate('/resumes/intakes', { replace: true })}>{text.toAll}</Button>}
        fill
      />
    )
  if (found.error && !batch) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (!batch) return <BatchLoading />
  const choose = (next: ItemState | undefined) => {
    setPage(1)
    change({ state: next })
  }
  const isOver = batch.state === 'cancelled'
  const rows = (
    <>
      <BatchHead batch={batch} uploading={list.length} onFiles={add} />
      <Filters counts={batch.counts} total={batch.total} chosen={state} onChoose={choose} />
      {list.length > 0 && (
        <ul className={styles.uploads} aria-label={text.uploading(list.length)}>
          {list.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRetry={() => uploads.retry(upload.id)}
              onRemove={() => uploads.remove(upload.id)}
            />
          ))}
        </ul>
      )}
      {batch.items.length > 0 ? (
        <Items items={batch.items} batchId={id} isOver={isOver} />
      ) : (
        list.length === 0 && (
          <Empty
            filtered={state !== undefined}
            title={state ? text.noneInState : text.empty}
            {...(!state && { hint: text.emptyHint })}
          />
        )
      )}
      <Pager page={page} pages={Math.ceil(batch.itemsTotal / itemsPerPage)} onPage={setPage} />
    </>
  )
  return isOver ? (
    <div className={styles.whole}>{rows}</div>
  ) : (
    <DropArea className={styles.whole} onFiles={add} overlay={<div className={styles.over} />}>
      {rows}
    </DropArea>
  )
}

function Items({ items, batchId, isOver }: { items: readonly IntakeItem[]; batchId: string; isOver: boolean }) {
  const text = useIntakeText()
  const { list, onKeyDown } = useRowKeys()
  return (
    <ul ref={list} className={styles.items} aria-label={text.list} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <ItemRow key={item.id} batchId={batchId} item={item} isOver={isOver} />
      ))}
    </ul>
  )
}

interface FiltersProps {
  counts: Readonly<Partial<Record<ItemState, number>>>
  total: number
  chosen: ItemState | undefined
  onChoose: (state: ItemState | undefined) => void
}

function Filters({ counts, total, chosen, onChoose }: FiltersProps) {
  const text = useIntakeText()
  const some = shownStates.filter((state) => (counts[state] ?? 0) > 0 || state === chosen)
  return (
    <fieldset className={styles.filters} aria-label={text.filter}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {text.all} <b>{total}</b>
      </button>
      {some.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={chosen === state}
          onClick={() => onChoose(chosen === state ? undefined : state)}
        >
          {text.states[state]} <b>{counts[state] ?? 0}</b>
        </button>
      ))}
    </fieldset>
  )
}
