import type { Recommended } from '@cohort/contract/matching'
import { type ReactNode, useRef, useState } from 'react'
import { LoadingRows } from '#fields/loading.tsx'
import { Legend } from '#fields/match/marks.tsx'
import { useAddress } from '#lib/address.ts'
import { useIsPhone } from '#lib/media.ts'
import { useOwnKeys } from '#lib/own-keys.ts'
import { AddTo } from '#modules/matching/components/recommend/add-to.tsx'
import { Dismiss } from '#modules/matching/components/recommend/dismiss.tsx'
import { KeyHelp } from '#modules/matching/components/recommend/key-help.tsx'
import { PeopleList } from '#modules/matching/components/recommend/people-list.tsx'
import { Person } from '#modules/matching/components/recommend/person.tsx'
import { PersonLoading } from '#modules/matching/components/recommend/person-loading.tsx'
import styles from '#modules/matching/components/recommend/recommend.module.css'
import { type useRecommended, useUndismiss } from '#modules/matching/queries.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ErrorState } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

interface Props {
  projectId: string
  show: 'open' | 'dismissed'
  isBlind: boolean
  found: ReturnType<typeof useRecommended>
  /** In the place of an empty list. */
  empty: ReactNode
}

const none: ReadonlySet<string> = new Set()
const idOf = ({ entity }: Recommended): string => entity.meta.openId

/** The list and the one that is chosen, side by side; on a phone one after the other. */
export function RecommendBody({ projectId, show, isBlind, found, empty }: Props) {
  const text = useMatchingText()
  const isPhone = useIsPhone()
  const { query, change } = useAddress()
  const [chosenId, setChosenId] = useState(query.get('person') ?? undefined)
  const [place, setPlace] = useState(0)
  const [ticked, setTicked] = useState(none)
  const side = useRef<HTMLDivElement>(null)
  useOwnKeys(side, ticked.size > 0 ? { Escape: () => setTicked(none) } : {})
  if (found.error && !found.data)
    return (
      <div className={styles.full}>
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      </div>
    )
  if (!found.data)
    return (
      <>
        <div className={styles.side}>
          <div className={styles.top} />
          <LoadingRows rows={8} height={77} />
        </div>
        {!isPhone && (
          <div className={styles.main}>
            <PersonLoading />
          </div>
        )}
      </>
    )
  const people = found.data.data
  if (people.length === 0) return <div className={styles.full}>{empty}</div>
  const known = people.findIndex((one) => idOf(one) === chosenId)
  // Whoever was dismissed or added has left the list: on with the one who stands there now, not with the first.
  const at = known >= 0 ? known : Math.min(place, people.length - 1)
  const chosen = known < 0 && isPhone ? undefined : people[at]
  const choose = (id: string | undefined) => {
    setChosenId(id)
    change({ person: id })
    setPlace(
      Math.max(
        0,
        people.findIndex((one) => idOf(one) === id),
      ),
    )
  }
  const selected = people.filter((one) => ticked.has(idOf(one))).map(idOf)
  const tick = (id: string, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, id] : [...before].filter((one) => one !== id)))
  const detail = chosen && (
    <Person
      person={chosen}
      isBlind={isBlind}
      quiet={show === 'open' && <Dismiss projectId={projectId} openId={idOf(chosen)} />}
      actions={
        show === 'open' ? (
          <AddTo projectId={projectId} openIds={[idOf(chosen)]} isPrimary={selected.length === 0} />
        ) : (
          <Restore projectId={projectId} openId={idOf(chosen)} />
        )
      }
    />
  )
  const isOver = isPhone && detail !== undefined
  return (
    <>
      <div ref={side} className={styles.side} inert={isOver}>
        <div className={styles.top}>
          {selected.length > 0 ? (
            <AddTo projectId={projectId} openIds={selected} isPrimary onAdded={() => setTicked(none)} />
          ) : (
            <Legend />
          )}
          {!isPhone && <KeyHelp />}
        </div>
        <PeopleList people={people} chosen={chosen && idOf(chosen)} onChoose={choose} ticked={ticked} onTick={tick} />
        {found.hasNextPage && (
          <div className={styles.more}>
            <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {text.more(people.length, found.data.total)}
            </Button>
          </div>
        )}
      </div>
      {detail && (
        <div className={isOver ? `${styles.main} ${styles.reading}` : styles.main}>
          {isOver && (
            <div className={styles.back}>
              <Button kind="text" icon={<Icon name="left" size={16} />} onClick={() => choose(undefined)}>
                {text.people}
              </Button>
            </div>
          )}
          {detail}
        </div>
      )}
    </>
  )
}

function Restore({ projectId, openId }: { projectId: string; openId: string }) {
  const text = useMatchingText()
  const undo = useUndismiss()
  return (
    <Button
      kind="primary"
      loading={undo.isPending}
      onClick={() =>
        undo.mutate(
          { params: { id: projectId }, body: { openIds: [openId] } },
          { onSuccess: () => toast.show({ text: text.undone }) },
        )
      }
    >
      {text.restore}
    </Button>
  )
}
