import type { Entity } from '@cohort/contract/entities'
import { lazy, Suspense, useEffect } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useFieldText } from '#fields/cell.tsx'
import { PlaceContext, ReadContext } from '#fields/reading/light.ts'
import { fieldValue, nameOf, type Shape } from '#fields/shape.ts'
import { ApiFailure } from '#lib/api.ts'
import { useIsPhone, useIsWide } from '#lib/media.ts'
import { usePageTitle } from '#lib/page.ts'
import { FieldConflictDialog } from '#modules/entities/components/field-conflict.tsx'
import { DeletedBanner } from '#modules/entities/components/live/deleted-banner.tsx'
import { ReviewBar } from '#modules/entities/components/reading/review-bar.tsx'
import { useRecordReading } from '#modules/entities/components/reading/use-record-reading.ts'
import styles from '#modules/entities/components/record.module.css'
import { RecordActions } from '#modules/entities/components/record-actions.tsx'
import { RecordHead } from '#modules/entities/components/record-head.tsx'
import { OriginalLoading, RecordLoading, SaidLoading } from '#modules/entities/components/record-loading.tsx'
import { RecordSections } from '#modules/entities/components/record-sections.tsx'
import { RecordSide } from '#modules/entities/components/record-side.tsx'
import { useEdit } from '#modules/entities/components/use-edit.ts'
import { useRecord, useSeeRecord, useShape } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState, Notice } from '#ui/states.tsx'

/** One record (/entity/{id}?type=…&pages=[…]). */
export function Screen() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const type = query.get('type') ?? 'Resume'
  const shape = useShape(type)
  const record = useRecord(type, id)
  useNeighbours(type, id, query.get('pages'))
  const gone = record.error instanceof ApiFailure && record.error.status === 404
  if (!shape || (gone && !record.data)) return <Gone />
  if (record.error && !record.data) return <ErrorState error={record.error} onRetry={() => void record.refetch()} />
  if (!record.data) return <RecordLoading isRead={type === 'Resume'} />
  return <Detail key={id} record={record.data} shape={shape} gone={gone} />
}

/** The records before and after are fetched ahead, so that turning the page takes no time. */
function useNeighbours(type: string, id: string, pages: string | null): void {
  const { prefetch } = useSeeRecord()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another record has other neighbours
  useEffect(() => {
    const ids = listOf(pages)
    const at = ids.indexOf(id)
    for (const other of [ids[at - 1], ids[at + 1]]) if (at >= 0 && other) void prefetch(type, other)
  }, [type, id, pages])
}

function listOf(json: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function Detail({ record, shape, gone }: { record: Entity; shape: Shape; gone: boolean }) {
  const [query] = useSearchParams()
  const at = query.get('at')
  const { reading, isComing, failed } = useRecordReading(record, at)
  const edit = useEdit(record, reading !== undefined)
  // Together with what was read, not after it.
  useEffect(() => {
    if (isComing) void loadOriginal()
  }, [isComing])
  const isWide = useIsWide()
  const text = useFieldText()
  const more = shape.type.columns
    .slice(1, 5)
    .map((key) => shape.fields.get(key))
    .filter((field) => field !== undefined)
    .filter(({ definition, key }) => definition.type !== 'Number' && !key.startsWith('meta.'))
    .map((field) => text(fieldValue(record, field), field.definition))
  const subtitle = more.filter(Boolean).join(' · ')
  const phone = useIsPhone()
  usePageTitle(nameOf(record), phone ? undefined : subtitle)
  const sections = (
    <RecordSections
      record={record}
      shape={shape}
      edit={edit}
      head={
        reading ? (
          <ReviewBar record={record} reading={reading} />
        ) : (
          isComing && <SaidLoading openId={record.meta.openId} />
        )
      }
    />
  )
  const original = reading ? (
    <Suspense fallback={<OriginalLoading />}>
      <Original
        reading={reading.data}
        light={reading.light}
        file={reading.data.file}
        files={reading.data.files}
        onFile={reading.onFile}
      />
    </Suspense>
  ) : failed ? (
    <ErrorState error={failed.error} onRetry={failed.retry} />
  ) : (
    isComing && <OriginalLoading />
  )
  // The original stands beside the form where there is room for both, else it is one of the tabs.
  const beside = isWide && original
  return (
    <PlaceContext value={at}>
      <ReadContext value={reading}>
        {gone && <DeletedBanner record={record} />}
        <div className={beside ? `${styles.record} ${styles.three}` : styles.record}>
          {!phone && <RecordActions record={record} />}
          {phone && <RecordHead record={record} shape={shape} more={subtitle} />}
          {!phone && sections}
          {beside && <div className={styles.original}>{beside}</div>}
          <RecordSide
            key={original && !beside && at ? `at ${at}` : ''}
            record={record}
            shape={shape}
            profile={phone ? sections : undefined}
            original={beside ? undefined : original}
            isAtOriginal={at !== null}
          />
          {edit.conflict && <FieldConflictDialog conflict={edit.conflict} shape={shape} onClose={edit.dropConflict} />}
        </div>
      </ReadContext>
    </PlaceContext>
  )
}

const loadOriginal = () => import('#fields/reading/original.tsx')
const Original = lazy(async () => ({ default: (await loadOriginal()).Original }))

function Gone() {
  const text = useEntitiesText().detail
  const navigate = useNavigate()
  return (
    <Notice
      mark="none"
      title={text.gone}
      hint={text.goneHint}
      actions={
        <Button size="small" onClick={() => void navigate('/setting/recycle-bin')}>
          {text.openBin}
        </Button>
      }
    />
  )
}
