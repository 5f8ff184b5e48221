import type { Call, Input } from '@cohort/contract/call'
import { listAttentionIds, patchEntity, restoreEntities, setAttention } from '@cohort/contract/entities'
import { listParticipants } from '@cohort/contract/permissions'
import { listPipelines } from '@cohort/contract/pipelines'
import {
  getProject,
  getProjectOverview,
  getProjectStructure,
  listSubProjects,
  searchTasks,
  setProjectStatus,
} from '@cohort/contract/projects'
import { getTreeItem } from '@cohort/contract/spaces'
import {
  createTasks,
  deleteTasks,
  getBoard,
  getBoardColumn,
  getTask,
  listMoves,
  listTaskReasons,
  listTasks,
  setManyTaskFields,
  setTaskFields,
  setTaskReason,
  type Task,
  updateTasks,
} from '@cohort/contract/tasks'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { request } from '#lib/api.ts'
import { asking, keyOf, useCall, useWrite } from '#lib/query.ts'
import { type BoardData, extended } from '#modules/tasks/board-cache.ts'
import { filtersOf, inProject } from '#modules/tasks/state.ts'

export type BoardQuestion = Omit<Input<typeof getBoard>['body'], 'pageSize'>

/** What a change of tasks makes old. */
export const ofTasks: readonly Call[] = [
  getBoard,
  getTask,
  listTasks,
  listMoves,
  listTaskReasons,
  searchTasks,
  getProjectOverview,
  getProjectStructure,
]

export const useTreeItem = (id: string) =>
  useCall(getTreeItem, { query: { openId: id, entityType: 'Project' } }, { inPlace: true })
export const useProject = (id: string) => useCall(getProject, { params: { id } }, { inPlace: true })
export const usePipelines = (ownerId: string) =>
  useCall(listPipelines, { query: { ownerId } }, { inPlace: true, enabled: ownerId !== '' })
export const useOverview = (id: string, enabled = true) =>
  useCall(getProjectOverview, { params: { id } }, { inPlace: true, enabled })
/** The projects in a project, and the tree around and below it. */
export const useSubProjects = (id: string) => useCall(listSubProjects, { params: { id }, query: {} }, { inPlace: true })
export const useStructure = (id: string) => useCall(getProjectStructure, { params: { id } }, { inPlace: true })
export const useTeam = (openId: string) => useCall(listParticipants, { params: { openId }, query: {} })
export const useSetStatus = () =>
  useWrite(setProjectStatus, { stale: [getProject, getTreeItem, listSubProjects, getProjectStructure] })

const firstPage = 30
const largestPage = 100

/** A board with as many cards of each column as were in sight before: an answer anew takes none away. */
async function readBoard(body: BoardQuestion, had: BoardData | undefined, signal: AbortSignal): Promise<BoardData> {
  const board = await request(getBoard, { body: { ...body, pageSize: firstPage } }, { signal })
  const columns = await Promise.all(
    board.columns.map(async (column) => {
      const wanted = had?.columns.find(({ value }) => value === column.value)?.data.length ?? 0
      let data = column.data
      while (data.length < Math.min(wanted, column.count)) {
        const more = { ...body, value: column.value, offset: data.length, pageSize: largestPage }
        const page = await request(getBoardColumn, { body: more }, { signal })
        if (page.data.length === 0) break
        data = [...data, ...page.data]
      }
      return data === column.data ? column : { ...column, data }
    }),
  )
  return { ...board, columns }
}

const boardKey = (body: BoardQuestion) => keyOf(getBoard, { body })

export function useBoard(body: BoardQuestion, enabled: boolean) {
  const client = useQueryClient()
  const queryKey = boardKey(body)
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => readBoard(body, client.getQueryData<BoardData>(queryKey), signal),
    enabled,
    placeholderData: (before, query) => {
      const asked = query?.queryKey[2] as { body?: BoardQuestion } | undefined
      const same = asked?.body?.projectId === body.projectId && asked.body.groupBy === body.groupBy
      return same && asked?.body?.pipelineId === body.pipelineId ? keepPreviousData(before) : undefined
    },
    meta: { inPlace: true },
  })
}

/** More cards of a column, asked for once however often the end of it comes near. */
export function useMoreCards(body: BoardQuestion) {
  const client = useQueryClient()
  return useCallback(
    async (value: string | null) => {
      const key = boardKey(body)
      const column = () => client.getQueryData<BoardData>(key)?.columns.find((one) => one.value === value)
      const had = column()
      if (!had || had.data.length >= had.count) return
      const offset = had.data.length
      const page = await client.fetchQuery({
        ...asking(getBoardColumn, { body: { ...body, value, offset, pageSize: largestPage } }, { inPlace: true }),
        staleTime: 0,
        gcTime: 0,
      })
      client.setQueryData<BoardData>(key, (board) => board && extended(board, value, page))
    },
    [client, body],
  )
}

const taskOptions = (id: string) => asking(getTask, { params: { id } }, { inPlace: true })
export const useTask = (id: string) => useQuery({ ...taskOptions(id), enabled: id !== '' })
export function usePrefetchTask() {
  const client = useQueryClient()
  return useCallback((id: string | undefined) => id && void client.prefetchQuery(taskOptions(id)), [client])
}

export const useMoveHistory = (id: string) => useCall(listMoves, { params: { id } }, { inPlace: true })
export const useReason = (id: string) => useCall(listTaskReasons, { params: { id } }, { inPlace: true })

/** How many are due soon, or late. */
export const useDueCount = (projectId: string): number | undefined => {
  const due = filtersOf({ conditions: [], mine: false, due: true }, null).filters
  const body = { filters: { and: [inProject(projectId), ...(due ? [due] : [])] }, pageSize: 1 }
  return useCall(searchTasks, { body }, { inPlace: true }).data?.total
}

/** Rows of the list view: found in the order asked for, then shown as the tasks that they are. */
export function useTaskRows(body: Input<typeof searchTasks>['body']) {
  const found = useQuery({
    ...asking(searchTasks, { body }, { inPlace: true }),
    placeholderData: keepPreviousData,
  })
  const ids = (found.data?.data ?? []).map(({ meta }) => meta.openId)
  const tasks = useQuery({
    ...asking(listTasks, { query: { taskIds: ids.join(',') } }, { inPlace: true }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const rows: readonly Task[] | undefined = found.data && (ids.length === 0 ? [] : tasks.data?.data)
  return {
    rows,
    total: found.data?.total ?? 0,
    error: found.error ?? tasks.error,
    retry: () => void Promise.all([found.refetch(), tasks.refetch()]),
  }
}

export const useCreateTasks = () => useWrite(createTasks, { stale: ofTasks, inPlace: ['BadInput'] })
export const useUpdateTasks = () => useWrite(updateTasks)
export const useDeleteTasks = () => useWrite(deleteTasks)
export const useFillFields = () => useWrite(setTaskFields, { stale: ofTasks, inPlace: ['BadInput'] })
export const useFillMany = () => useWrite(setManyTaskFields)
export const useSetReason = () => useWrite(setTaskReason, { stale: ofTasks })
export const useRestore = () => useWrite(restoreEntities, { stale: ofTasks })
export const useEditRecord = () => useWrite(patchEntity, { stale: ofTasks, inPlace: ['BadInput'] })

export const useFollowedTasks = () =>
  useCall(listAttentionIds, { params: { type: 'HydrogenTask' } }, { inPlace: true }).data?.openIds
export const useFollowTask = () => useWrite(setAttention, { stale: [listAttentionIds] })
