import { useMemo } from 'react'
import { useIsPhone } from '#lib/media.ts'
import { usePageTitle } from '#lib/page.ts'
import { useItemDialogs } from '#modules/spaces/components/item-dialogs.tsx'
import { ChannelView } from '#modules/spaces/components/list/channel-view.tsx'
import styles from '#modules/spaces/components/list/list.module.css'
import { Nothing } from '#modules/spaces/components/list/nothing.tsx'
import { SpaceView } from '#modules/spaces/components/list/space-view.tsx'
import { TreePanel } from '#modules/spaces/components/tree/tree-panel.tsx'
import { useOpenWay } from '#modules/spaces/components/tree/use-tree.ts'
import { hrefOf } from '#modules/spaces/hrefs.ts'
import { type Selection, useSelection } from '#modules/spaces/use-selection.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'

/** Spaces, channels and projects as a tree, and what is selected of it (/channel?spaceId=…&channelId=…). */
export function Screen() {
  const phone = useIsPhone()
  const selection = useSelection()
  const { item } = selection
  const { openDialog, dialogs } = useItemDialogs()
  const way = useMemo(() => item && (item.id === item.spaceId ? [item.id] : [item.spaceId, item.id]), [item])
  useOpenWay(item?.id, way)
  // A phone shows one thing at a time: first the tree, then what was chosen of it.
  const treeOnly = phone && !selection.named
  const space = item?.path.find(({ entityType }) => entityType === 'Space')
  const crumb =
    space && item?.entityType === 'Channel' && !phone
      ? [{ name: space.name, href: hrefOf({ ...space, channelId: null }) }]
      : undefined
  usePageTitle(treeOnly ? '' : (item?.name ?? ''), undefined, crumb)
  return (
    <div className={styles.screen}>
      {(!phone || treeOnly) && (
        <TreePanel selectedId={treeOnly ? undefined : selection.markedId} openDialog={openDialog} />
      )}
      {!treeOnly && <Selected selection={selection} openDialog={openDialog} />}
      {dialogs}
    </div>
  )
}

interface Props {
  selection: Selection
  openDialog: ReturnType<typeof useItemDialogs>['openDialog']
}

function Selected({ selection, openDialog }: Props) {
  const { item, error, isNothing, retry, projectId } = selection
  if (!item) {
    return (
      <div className={styles.main}>
        {error || isNothing ? <Nothing error={error} onRetry={retry} /> : <SkeletonRows rows={8} height={52} />}
      </div>
    )
  }
  if (item.entityType === 'Space') return <SpaceView key={item.id} space={item} openDialog={openDialog} />
  return <ChannelView key={item.id} channel={item} projectId={projectId} openDialog={openDialog} />
}
