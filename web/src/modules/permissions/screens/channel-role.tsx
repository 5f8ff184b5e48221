import { useParams } from 'react-router'
import { useDebounced } from '#lib/debounce.ts'
import { usePageTitle } from '#lib/page.ts'
import styles from '#modules/permissions/components/channel-role.module.css'
import { Inheritance } from '#modules/permissions/components/inheritance.tsx'
import { Leader } from '#modules/permissions/components/leader.tsx'
import { Participants } from '#modules/permissions/components/participants.tsx'
import { useParticipants } from '#modules/permissions/queries.ts'
import { usePermissionsText } from '#modules/permissions/text.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty } from '#ui/states.tsx'

/** Permission fetches rest for half a second while one goes through objects (spec 2 §9). */
const restMs = 500

/** Manage collaboration and permissions of a space, a channel or a project (spec 2 §2.1). */
export function Screen() {
  const text = usePermissionsText()
  const { channelId = '', projectId } = useParams()
  const openId = useDebounced(projectId ?? channelId, restMs)
  const { data: list, isPending } = useParticipants(openId)
  usePageTitle(text.title, list && `${text.types[list.type]} · ${list.name}`)
  return (
    <div className={styles.screen}>
      {isPending && <SkeletonRows rows={6} height={52} />}
      {/* What cannot be fetched is an empty list, and nobody is troubled with it (spec 1 §8, 2 §8). */}
      {!isPending && !list && <Empty title={text.list.empty} hint={text.list.emptyHint} />}
      {list && (
        <>
          <Inheritance openId={openId} list={list} />
          <Leader openId={openId} list={list} />
          <Participants openId={openId} list={list} />
        </>
      )}
    </div>
  )
}
