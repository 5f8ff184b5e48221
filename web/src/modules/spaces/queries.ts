import type { Call } from '@cohort/contract/call'
import { listDeleted, restoreEntities } from '@cohort/contract/entities'
import { getExamples } from '@cohort/contract/examples'
import { listGroups } from '@cohort/contract/groups'
import {
  attachPipelines,
  createPipeline,
  detachPipelines,
  listPipelines,
  type Pipeline,
  updatePipeline,
} from '@cohort/contract/pipelines'
import {
  createProject,
  getProject,
  getProjectStructure,
  listProjects,
  listSubProjects,
  type Project,
} from '@cohort/contract/projects'
import {
  createChannel,
  createSpace,
  getFirstId,
  getTreeItem,
  listChannelProjects,
  listChannels,
  listSpaces,
  type TreeItem,
} from '@cohort/contract/spaces'
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { type FlowDraft, knownIds, namesNewStages, sentOf } from '#fields/flow/flow-draft.ts'
import { asking, keyOf, useCall, useWrite } from '#lib/query.ts'
import { useMay } from '#lib/who.ts'

/** Whatever changes in the tree makes the answers to these old. */
export const treeCalls: readonly Call[] = [
  listSpaces,
  listChannels,
  listChannelProjects,
  listProjects,
  listSubProjects,
  getProject,
  getProjectStructure,
  getTreeItem,
  getFirstId,
  getExamples,
]

/** The spaces of the member. Whoever may not see any is not refused: there are none for them. */
export function useSpaces() {
  const may = useMay(listSpaces.access)
  const { data, isLoading, error, refetch } = useCall(listSpaces, { query: {} }, { inPlace: true, enabled: may })
  return { spaces: data?.data ?? (may ? undefined : []), isLoading, error, refetch }
}

export const askChannels = (id: string) => asking(listChannels, { params: { id }, query: {} }, { inPlace: true })
export const askProjects = (id: string) => asking(listChannelProjects, { params: { id }, query: {} }, { inPlace: true })

export const askSubProjects = (id: string) => asking(listSubProjects, { params: { id }, query: {} }, { inPlace: true })

export const useChannels = (spaceId: string) =>
  useCall(listChannels, { params: { id: spaceId }, query: {} }, { inPlace: true, enabled: spaceId !== '' })
export const useChannelProjects = (channelId: string) =>
  useCall(listChannelProjects, { params: { id: channelId }, query: {} }, { inPlace: true, enabled: channelId !== '' })

const pageSize = 100
const mostPages = 10

/** What the lines of the tree do not tell of the projects of a channel: who leads them, when they are due. */
export function useProjectDetails(channelId: string, count: number): ReadonlyMap<string, Project> {
  const pages = Math.min(mostPages, Math.ceil(count / pageSize))
  return useQueries({
    queries: Array.from({ length: pages }, (_, at) =>
      asking(listProjects, { query: { channelId, level: 'outermost', current: at + 1, pageSize } }, { inPlace: true }),
    ),
    combine: (answers) => new Map(answers.flatMap(({ data }) => data?.data ?? []).map((one) => [one.id, one])),
  })
}

/** Projects of all channels whose name holds a word. */
export const useProjectsNamed = (name: string) =>
  useCall(listProjects, { query: { name, pageSize } }, { inPlace: true, enabled: name !== '' })

export const useTreeItem = (openId: string, entityType?: TreeItem['entityType']) =>
  useCall(getTreeItem, { query: { openId, entityType } }, { inPlace: true, enabled: openId !== '' })

/** Where the work begins, for whoever has not said where. */
export const useFirst = (enabled: boolean) => useCall(getFirstId, { query: {} }, { inPlace: true, enabled })

export const useFlows = (ownerId: string, enabled = true) =>
  useCall(listPipelines, { query: { ownerId } }, { inPlace: true, enabled: enabled && ownerId !== '' })

const stale = treeCalls
export const useCreateSpace = () => useWrite(createSpace, { inPlace: ['BadInput'], stale })
export const useCreateChannel = () => useWrite(createChannel, { inPlace: ['BadInput'], stale })
export const useCreateProject = () => useWrite(createProject, { inPlace: ['BadInput'], stale })

const flowStale = [listPipelines, ...treeCalls]

/**
 * Saves a flow of a channel or of a project, or a new one. Rules that name stages which the server does not know yet are
 * said once those have their ids. A stage that still holds tasks, and a newer version, are told of in place.
 */
export function useSaveFlow(ownerId: string) {
  const create = useWrite(createPipeline, { stale: flowStale })
  const update = useWrite(updatePipeline, { inPlace: ['StageNotEmpty', 'Conflict'], stale: flowStale })
  const change = (flow: Pipeline, draft: FlowDraft, ids: ReadonlyMap<string, string>, moveTo: Record<string, string>) =>
    update.mutateAsync({
      params: { id: flow.openId },
      body: { version: flow.version, ...sentOf(draft, ids), moveTo },
    })
  const save = async (flow: Pipeline | undefined, draft: FlowDraft, moveTo: Record<string, string>) => {
    const known = flow ? knownIds(draft) : new Map<string, string>()
    const saved = flow
      ? await change(flow, draft, known, moveTo)
      : await create.mutateAsync({ body: { ownerId, ...sentOf(draft, known) } })
    if (!namesNewStages(draft)) return saved
    const ids = new Map(draft.stages.map(({ key }, at) => [key, saved.stages[at]?.id ?? '']))
    return change(saved, draft, ids, {})
  }
  return { save, busy: create.isPending || update.isPending }
}

/** Copies of the channel's flows come into a project, and flows go out of it. */
export const useAttachFlow = () => useWrite(attachPipelines, { stale: flowStale })
export const useDetachFlow = () => useWrite(detachPipelines, { stale: flowStale })

/** Out of the recycle bin, with all that it held. */
export const useRestoreUnit = () => useWrite(restoreEntities, { stale: [...treeCalls, listDeleted] })

interface TreeWrite {
  send: () => Promise<unknown>
  /** What the tree shows meanwhile; its answer takes it back. */
  show: () => () => void
}

/** A change of the tree that shows at once, and goes back where it is refused; the one place says why. */
export function useTreeWrite() {
  const client = useQueryClient()
  return useMutation<unknown, Error, TreeWrite, () => void>({
    mutationFn: ({ send }) => send(),
    onMutate: async ({ show }) => {
      await Promise.all(treeCalls.map((call) => client.cancelQueries({ queryKey: keyOf(call) })))
      return show()
    },
    onError: (_error, _write, goBack) => goBack?.(),
    onSettled: () =>
      void Promise.all([...treeCalls, listDeleted].map((call) => client.invalidateQueries({ queryKey: keyOf(call) }))),
  })
}

/** The kinds of record that projects and tasks can be about, named in the language of the reader. */
export const useRecordTypes = () => useCall(listGroups, {}, { inPlace: true, staleTime: 60_000 }).data?.groups
