import type { Filter } from '@cohort/contract/entities'
import {
  addRecommended,
  copyConditions,
  dismissRecommended,
  getConditions,
  recommendEntities,
  setConditions,
  undismissRecommended,
} from '@cohort/contract/matching'
import { listPipelines } from '@cohort/contract/pipelines'
import { getProject, listProjects, searchTasks } from '@cohort/contract/projects'
import {
  draftReactivationLetter,
  getReactivationSettings,
  listLeftOut,
  runReactivation,
  searchReactivations,
  setReactivation,
  setReactivationSettings,
} from '@cohort/contract/reactivation'
import { deleteTasks, getBoard } from '@cohort/contract/tasks'
import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { request } from '#lib/api.ts'
import { asking, keyOf, useCall, useWrite } from '#lib/query.ts'

export interface Question {
  projectId: string
  show: 'open' | 'dismissed'
  blind: boolean
  /** One of them is enough. */
  filters: Filter[]
  /** Also those who are in the flow already. */
  withFlow: boolean
}

const pageSize = 50

const asFor = ({ projectId, withFlow, ...body }: Question, current: number, pageSize: number) => ({
  params: { id: projectId },
  query: { filterFlow: withFlow ? ('false' as const) : ('true' as const) },
  body: { ...body, current, pageSize },
})

/** The best first, as many pages of them as were wanted. */
export const useRecommended = (question: Question) => {
  const { projectId } = question
  const asked = (current: number) => asFor(question, current, pageSize)
  return useInfiniteQuery({
    queryKey: keyOf(recommendEntities, asked(1)),
    queryFn: ({ pageParam, signal }) => request(recommendEntities, asked(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (total > pages.length * pageSize ? pages.length + 1 : undefined),
    select: ({ pages }) => pages[0] && { ...pages[0], data: pages.flatMap(({ data }) => data) },
    placeholderData: (before, query) =>
      (query?.queryKey[2] as { params?: { id?: string } } | undefined)?.params?.id === projectId ? before : undefined,
    meta: { inPlace: true },
  })
}

/** How many there would be for each of several questions. */
export const useRecommendedTotals = (questions: readonly Question[]) =>
  useQueries({
    queries: questions.map((question) => ({
      ...asking(recommendEntities, asFor(question, 1, 1), { inPlace: true }),
      staleTime: 60_000,
    })),
    combine: (answers) => answers.map(({ data }) => data),
  })

const stale = [recommendEntities]
export const useDismiss = () => useWrite(dismissRecommended, { stale })
export const useUndismiss = () => useWrite(undismissRecommended, { stale })
const placed = { stale: [recommendEntities, getBoard, searchTasks] }
export const useAdd = () => useWrite(addRecommended, placed)
export const useRemoveAdded = () => useWrite(deleteTasks, placed)

export const useConditions = (id: string) => useCall(getConditions, { params: { id } }, { inPlace: true })
const changed = { stale: [getConditions, recommendEntities] }
export const useSetConditions = () => useWrite(setConditions, changed)
export const useCopyConditions = () => useWrite(copyConditions, changed)

export const useProjectOf = (id: string) =>
  useCall(getProject, { params: { id } }, { inPlace: true, enabled: id !== '' })
export const useStages = (projectId: string) =>
  useCall(listPipelines, { query: { ownerId: projectId } }, { enabled: projectId !== '' })
export const useProjects = (name: string) =>
  useQuery({
    ...asking(
      listProjects,
      { query: { ...(name && { name }), status: 0, about: 'Job', pageSize: 20 } },
      { inPlace: true },
    ),
    placeholderData: keepPreviousData,
  })

export const useReactivations = (id: string) =>
  useCall(searchReactivations, { params: { id }, body: { pageSize: 100 } }, { inPlace: true })
const looked = { stale: [searchReactivations, listLeftOut] }
export const useLook = () => useWrite(runReactivation, looked)
export const useSetReactivation = () => useWrite(setReactivation, looked)
export const useLeftOut = (id: string) => useCall(listLeftOut, { params: { id }, query: {} }, { inPlace: true })
export const useLetter = (id: string, openId: string) =>
  useCall(draftReactivationLetter, { params: { id, openId } }, { inPlace: true, staleTime: 0 })
export const useReactivationSettings = () => useCall(getReactivationSettings, {}, { inPlace: true })
export const useSetReactivationSettings = () =>
  useWrite(setReactivationSettings, { stale: [getReactivationSettings, draftReactivationLetter] })
