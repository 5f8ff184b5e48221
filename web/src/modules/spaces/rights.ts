import { flagsOf, type ProjectFlag, type SpaceFlag } from '@cohort/contract/flags'
import { createProject, updateProject } from '@cohort/contract/projects'
import { createChannel, createSpace, type TreeItem, updateChannel, workstation } from '@cohort/contract/spaces'
import { useLocale } from '#lib/text.ts'
import { isArchived } from '#modules/spaces/tree.ts'
import { useRefusal } from '#ui/refusal.ts'

/** Has the member this flag on the object? Something that is only on the way to another has none. */
const allows = (item: Pick<TreeItem, 'entityType' | 'flags'>, flag: SpaceFlag | ProjectFlag): boolean =>
  (item.flags & (flagsOf(item.entityType)[flag]?.value ?? 0)) !== 0

export type Space = Pick<TreeItem, 'spaceType' | 'status' | 'entityType'>

/** Nothing is made in a connector's space (spec 2 §5). */
const isWorkstation = (space: Space | undefined): boolean => space?.spaceType === workstation

/** What the member's roles let them do with the tree at all; each object has its flags besides. */
export function useTreeRights() {
  const english = useLocale() === 'en-US'
  const space = useRefusal(createSpace)
  const channel = useRefusal(createChannel)
  const project = useRefusal(createProject)
  const editChannel = useRefusal(updateChannel)
  const editProject = useRefusal(updateProject)
  const edits = ({ entityType }: TreeItem) => (entityType === 'Project' ? editProject : editChannel) === undefined
  return {
    mayCreateSpace: space === undefined,
    mayAddChannel: (item: TreeItem) =>
      channel === undefined && allows(item, 'EditBasicInfo') && !isWorkstation(item) && !isArchived(item),
    /** Why no project can be made in a channel: undefined where one can, null where nobody could. */
    projectRefusal: (item: TreeItem, parent: Space | undefined): string | null | undefined => {
      if (isWorkstation(parent) || isArchived(item) || (parent && isArchived(parent))) return null
      if (project !== undefined) return project
      return allows(item, 'AddProject') ? undefined : flagsOf('Channel').AddProject?.[english ? 'en' : 'zh']
    },
    /** A project is put into another by whoever may edit that one. */
    mayAddWithin: (item: TreeItem) => project === undefined && allows(item, 'Edit') && !isArchived(item),
    lacksRole: project !== undefined,
    mayEdit: (item: TreeItem) =>
      edits(item) && allows(item, item.entityType === 'Project' ? 'Edit' : 'EditBasicInfo') && !isArchivedProject(item),
    /** A project has a flag for it; each deed in the editor is looked at once more by the server. */
    mayEditFlows: (item: TreeItem) =>
      edits(item) &&
      allows(item, item.entityType === 'Project' ? 'EditFlow' : 'EditBasicInfo') &&
      !isArchivedProject(item),
    mayAddFlow: (item: TreeItem) => editProject === undefined && allows(item, 'AddFlow') && !isArchivedProject(item),
    mayDeleteFlow: (item: TreeItem) =>
      editProject === undefined && allows(item, 'DeleteFlow') && !isArchivedProject(item),
    maySetStatus: (item: TreeItem) => edits(item) && allows(item, 'UpdateStatus'),
    mayDelete: (item: TreeItem) => edits(item) && allows(item, 'Delete'),
    /** Channels are put in order by whoever edits their space, all else by whoever edits it. */
    mayMove: (item: TreeItem, parent: TreeItem | undefined) =>
      edits(item) &&
      (item.entityType === 'Channel'
        ? parent !== undefined && allows(parent, 'EditBasicInfo')
        : allows(item, item.entityType === 'Project' ? 'Edit' : 'EditBasicInfo')),
  }
}

/** An archived project is brought back before it is changed. */
const isArchivedProject = (item: TreeItem): boolean => item.entityType === 'Project' && isArchived(item)
