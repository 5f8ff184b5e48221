import { useState } from 'react'
import { useNavigate } from 'react-router'
import styles from '#modules/resumes/components/duplicates/duplicates.module.css'
import { Group, idOf, newestIn } from '#modules/resumes/components/duplicates/group.tsx'
import { GroupsLoading } from '#modules/resumes/components/duplicates/groups-loading.tsx'
import { useDuplicatesText } from '#modules/resumes/components/duplicates/text.ts'
import { ToImport } from '#modules/resumes/components/to-import.tsx'
import { type DuplicateGroup, useDuplicateGroups, useMergeMany } from '#modules/resumes/queries.ts'
import { useRowKeys } from '#modules/resumes/row-keys.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

const keyOf = ({ by, records }: DuplicateGroup): string => `${by} ${records.map(idOf).join(' ')}`

/** Group by group who may be one person. Those that are plain are merged many at a time. */
export function Groups() {
  const text = useDuplicatesText()
  const found = useDuplicateGroups()
  const [kept, setKept] = useState<Readonly<Record<string, string>>>({})
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { merge, isPending } = useMergeGroups()
  const { list, onKeyDown } = useRowKeys()
  if (found.error && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <GroupsLoading />
  const groups = found.data.pages.flatMap(({ data }) => data)
  if (groups.length === 0 && !found.hasNextPage)
    return <Empty title={text.empty} hint={text.emptyHint} actions={<ToImport label={text.import} />} />
  const keptOf = (group: DuplicateGroup) => kept[keyOf(group)] ?? newestIn(group)
  const chosen = groups.filter((group) => ticked.has(keyOf(group)))
  const tick = (group: DuplicateGroup, on: boolean) =>
    setTicked((before) => new Set(on ? [...before, keyOf(group)] : [...before].filter((one) => one !== keyOf(group))))
  return (
    <>
      <ul ref={list} className={styles.groups} aria-label={text.groups} onKeyDown={onKeyDown}>
        {groups.map((group) => (
          <Group
            key={keyOf(group)}
            group={group}
            keptId={keptOf(group)}
            isTicked={ticked.has(keyOf(group))}
            onKeep={(id) => setKept((before) => ({ ...before, [keyOf(group)]: id }))}
            onTick={(on) => tick(group, on)}
          />
        ))}
      </ul>
      {found.hasNextPage && (
        <div className={styles.more}>
          <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {text.more}
          </Button>
        </div>
      )}
      {chosen.length > 0 && (
        <div className={styles.bar}>
          <small role="status">{text.mergeHint}</small>
          <Button
            kind="primary"
            icon={<Icon name="merge" size={16} />}
            loading={isPending}
            onClick={() => merge(chosen, keptOf, () => setTicked(new Set()))}
          >
            {text.mergeSelected(chosen.length)}
          </Button>
        </div>
      )}
    </>
  )
}

function useMergeGroups() {
  const text = useDuplicatesText()
  const navigate = useNavigate()
  const many = useMergeMany()
  const merge = (groups: readonly DuplicateGroup[], keptOf: (group: DuplicateGroup) => string, onDone: () => void) => {
    const pairs = groups.flatMap((group) => {
      const keptId = keptOf(group)
      return group.records.map(idOf).flatMap((mergedId) => (mergedId === keptId ? [] : { keptId, mergedId }))
    })
    many.mutate(
      { body: { pairs: pairs.slice(0, 100) } },
      {
        onSuccess: ({ merged, refused }) => {
          onDone()
          toast.show({
            text: refused.length > 0 ? text.refusedMany(merged.length, refused.length) : text.mergedMany(merged.length),
            action: { label: text.seeJournal, run: () => void navigate('/resumes/duplicates?tab=journal') },
            seconds: 8,
          })
        },
      },
    )
  }
  return { merge, isPending: many.isPending }
}
