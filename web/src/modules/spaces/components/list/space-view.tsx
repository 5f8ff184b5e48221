import { type TreeItem, workstation } from '@cohort/contract/spaces'
import { Link, useNavigate } from 'react-router'
import { Mark } from '#fields/look/icon-choice.tsx'
import { useIsPhone } from '#lib/media.ts'
import rows from '#modules/spaces/components/list/channels.module.css'
import styles from '#modules/spaces/components/list/list.module.css'
import { ViewHead } from '#modules/spaces/components/list/view-head.tsx'
import type { DialogKind } from '#modules/spaces/components/use-item-menu.ts'
import { hrefOf } from '#modules/spaces/hrefs.ts'
import { useChannels, useSpaces } from '#modules/spaces/queries.ts'
import { useTreeRights } from '#modules/spaces/rights.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { isArchived, stepPlace } from '#modules/spaces/tree.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageActions } from '#ui/page-actions.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Tag } from '#ui/tag.tsx'

interface Props {
  space: TreeItem
  openDialog: (kind: DialogKind, item: TreeItem) => void
}

/** A space: the channels that it holds. */
export function SpaceView({ space, openDialog }: Props) {
  const text = useSpacesText()
  const navigate = useNavigate()
  const rights = useTreeRights()
  const phone = useIsPhone()
  const { spaces = [] } = useSpaces()
  const found = useChannels(space.id)
  const channels = found.data?.data
  const data = { spaces, inside: new Map() }
  const steps = { up: stepPlace(data, space, -1), down: stepPlace(data, space, 1) }
  const mayAdd = rights.mayAddChannel(space)
  const add = () => void navigate(`/channel/create?spaceId=${space.id}`)
  const isStation = space.spaceType === workstation
  return (
    <section className={styles.main} aria-label={space.name}>
      {mayAdd && (
        <PageActions>
          <Button kind="primary" icon={<Icon name="plus" size={16} />} onClick={add}>
            {text.space.newChannel}
          </Button>
        </PageActions>
      )}
      <ViewHead
        around={{ item: space, parent: undefined, space, steps }}
        openDialog={openDialog}
        facts={text.tree.channels(channels?.length ?? space.childrenCount)}
        notice={isStation ? text.space.workstation : undefined}
      >
        {space.flags > 0 && !phone && (
          <Button icon={<Icon name="people" size={16} />} onClick={() => void navigate(`/channel/role/${space.id}`)}>
            {text.channel.participants}
          </Button>
        )}
      </ViewHead>
      <div className={styles.body}>
        {found.isPending && <SkeletonRows rows={4} height={64} />}
        {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {channels?.length === 0 && (
          <Empty
            title={text.space.empty}
            hint={mayAdd ? text.space.emptyHint : isStation ? undefined : text.space.emptyView}
            actions={
              mayAdd && (
                <Button icon={<Icon name="plus" size={16} />} onClick={add}>
                  {text.space.newChannel}
                </Button>
              )
            }
          />
        )}
        <ul className={rows.channels}>
          {channels
            ?.toSorted((one, other) => Number(isArchived(one)) - Number(isArchived(other)))
            .map((channel) => (
              <li key={channel.id}>
                <Link to={hrefOf(channel)} className={rows.channel}>
                  <Mark color={channel.style?.color ?? 'grey'} icon={channel.style?.icon ?? 'folder'} />
                  <span className={styles.words}>
                    <strong>
                      {channel.name}
                      {isArchived(channel) && <Tag>{text.statuses[4]}</Tag>}
                    </strong>
                    {channel.description && <small>{channel.description}</small>}
                  </span>
                  <span className={styles.facts}>{text.tree.projects(channel.childrenCount)}</span>
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
