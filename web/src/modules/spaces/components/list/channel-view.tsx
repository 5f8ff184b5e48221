import type { Output } from '@cohort/contract/call'
import type { getTreeItem, TreeItem } from '@cohort/contract/spaces'
import { useNavigate } from 'react-router'
import { useIsPhone } from '#lib/media.ts'
import styles from '#modules/spaces/components/list/list.module.css'
import { ProjectList } from '#modules/spaces/components/list/project-list.tsx'
import { ViewHead } from '#modules/spaces/components/list/view-head.tsx'
import type { DialogKind } from '#modules/spaces/components/use-item-menu.ts'
import { useChannels, useRecordTypes, useSpaces } from '#modules/spaces/queries.ts'
import { useTreeRights } from '#modules/spaces/rights.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { isArchived, stepPlace } from '#modules/spaces/tree.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageActions } from '#ui/page-actions.tsx'

interface Props {
  channel: Output<typeof getTreeItem>
  /** The one of its projects that the address names. */
  projectId: string | undefined
  openDialog: (kind: DialogKind, item: TreeItem) => void
}

/** A channel: what it is for, and its projects. */
export function ChannelView({ channel, projectId, openDialog }: Props) {
  const text = useSpacesText()
  const navigate = useNavigate()
  const phone = useIsPhone()
  const { spaces = [] } = useSpaces()
  const { projectRefusal, lacksRole } = useTreeRights()
  const space = spaces.find(({ id }) => id === channel.spaceId)
  const beside = useChannels(channel.spaceId).data?.data
  const data = { spaces, inside: new Map([[channel.spaceId, beside]]) }
  const steps = { up: stepPlace(data, channel, -1), down: stepPlace(data, channel, 1) }
  const refusal = projectRefusal(channel, space)
  const mayAdd = refusal === undefined && channel.flags > 0
  const add = () => void navigate(`/channel/${channel.id}/project/create`)
  return (
    <section className={styles.main} aria-label={channel.name}>
      {mayAdd && (
        <PageActions>
          <Button kind="primary" icon={<Icon name="plus" size={16} />} onClick={add}>
            {text.channel.newProject}
          </Button>
        </PageActions>
      )}
      <ViewHead
        around={{ item: channel, parent: space, space, steps }}
        openDialog={openDialog}
        facts={useFacts(channel)}
        notice={useNotice(channel, space, refusal, lacksRole)}
      >
        {channel.flags > 0 && !phone && (
          <>
            <Button
              icon={<Icon name="people" size={16} />}
              onClick={() => void navigate(`/channel/role/${channel.id}`)}
            >
              {text.channel.participants}
            </Button>
            <Button icon={<Icon name="funnel" size={16} />} onClick={() => openDialog('flows', channel)}>
              {text.channel.flows}
            </Button>
          </>
        )}
      </ViewHead>
      <ProjectList
        channel={channel}
        space={space}
        markedId={projectId}
        onAdd={mayAdd ? add : undefined}
        openDialog={openDialog}
      />
    </section>
  )
}

function useFacts({ projectPayloadType, taskPayloadType }: TreeItem): string {
  const text = useSpacesText()
  const groups = useRecordTypes()
  const named = (type: string | null) => groups?.find(({ entityType }) => entityType === type)?.name ?? type ?? ''
  return groups ? text.channel.payloads(named(projectPayloadType), named(taskPayloadType)) : ' '
}

/** Why there is no button for a new project. */
function useNotice(
  channel: TreeItem,
  space: TreeItem | undefined,
  refusal: string | null | undefined,
  lacksRole: boolean,
): string | undefined {
  const text = useSpacesText()
  if (refusal === undefined) return undefined
  if (refusal === null)
    return isArchived(channel) || (space && isArchived(space)) ? text.channel.archived : text.space.workstation
  return lacksRole ? text.channel.needsRole(refusal) : text.channel.mayNot + text.channel.needsFlag(refusal)
}
