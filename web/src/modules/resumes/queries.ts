import type { Input, Output } from '@cohort/contract/call'
import {
  dismissDuplicate,
  listDuplicateGroups,
  listDuplicates,
  listMerges,
  mergeMany,
  mergeResumes,
  previewMerge,
  undoMerge,
} from '@cohort/contract/duplicates'
import { getEntity, listDeleted, listLinks, searchEntities } from '@cohort/contract/entities'
import { listSearchGroups } from '@cohort/contract/groups'
import { createIntake, getIntake, listIntakes, mostIntakeFiles } from '@cohort/contract/intakes'
import { getReading } from '@cohort/contract/readings'
import { listRemarks } from '@cohort/contract/remarks'
import { acceptReview, listReviews, rejectReview } from '@cohort/contract/reviews'
import { getBoard } from '@cohort/contract/tasks'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiFailure, request } from '#lib/api.ts'
import { asking, keyOf, useCall, useWrite } from '#lib/query.ts'
import { exactTime } from '#lib/relative-time.ts'
import { useLocale } from '#lib/text.ts'
import { filesThatFit } from '#modules/resources/queries.ts'
import { uploadsOf } from '#modules/resumes/intake-uploads.ts'
import { useResumesText } from '#modules/resumes/text.ts'
import { toast } from '#ui/toast.ts'

export type Preview = Output<typeof previewMerge>
export type Choices = Readonly<Record<string, 'kept' | 'merged' | 'both'>>
export type DuplicateGroup = Output<typeof listDuplicateGroups>['data'][number]
export type Merge = Output<typeof listMerges>['data'][number]

/** Who may be the same person as the one whose resume this is. */
export const useDuplicates = (id: string, enabled: boolean) =>
  useCall(listDuplicates, { params: { id } }, { inPlace: true, enabled, staleTime: 60_000 })

/** What was chosen last stays in sight until the server says what becomes of it now. */
export const useMergePreview = (keptId: string, mergedId: string, choices: Choices) =>
  useQuery({
    ...asking(previewMerge, { body: { keptId, mergedId, choices } }, { inPlace: true }),
    // Another merge may have changed one of them just now.
    staleTime: 0,
    placeholderData: (before, query) => {
      const body = (query?.queryKey[2] as { body?: { keptId: string; mergedId: string } } | undefined)?.body
      return body?.keptId === keptId && body.mergedId === mergedId ? keepPreviousData(before) : undefined
    },
  })

/**
 * What became of two that cannot be compared: the record as it is now, the one into which it was merged, or none where
 * it was deleted. The lists that offered them are asked for anew.
 */
export function useWhatBecame(keptId: string, mergedId: string) {
  const client = useQueryClient()
  useEffect(() => {
    for (const call of [listDuplicates, listDuplicateGroups]) void client.invalidateQueries({ queryKey: keyOf(call) })
  }, [client])
  const asked = { inPlace: true, staleTime: 0 }
  const kept = useCall(getEntity, { params: { type: 'Resume', id: keptId } }, asked)
  const merged = useCall(getEntity, { params: { type: 'Resume', id: mergedId } }, asked)
  const both = [kept, merged]
  return {
    isKnown: both.every(({ isFetching }) => !isFetching),
    isUnclear: both.some(({ error }) => error && !(error instanceof ApiFailure && error.status === 404)),
    became: both.map(({ data, error }) => (error ? undefined : data)),
  }
}

export const useDuplicateGroups = () =>
  useInfiniteQuery({
    queryKey: keyOf(listDuplicateGroups, {}),
    queryFn: ({ pageParam, signal }) =>
      request(listDuplicateGroups, { query: pageParam === null ? {} : { after: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    meta: { inPlace: true },
  })

export const useMerges = (current: number) =>
  useQuery({
    ...asking(listMerges, { query: { current, pageSize: 20 } }, { inPlace: true }),
    placeholderData: keepPreviousData,
  })

/**
 * A merge moves whatever hangs on a record: all of it is asked for anew where it is shown. Not its own preview, which would
 * be of one that is gone.
 */
const stale = [
  listDuplicates,
  listDuplicateGroups,
  listMerges,
  getEntity,
  searchEntities,
  listSearchGroups,
  listDeleted,
  listLinks,
  listRemarks,
  getBoard,
]
export const useMerge = () => useWrite(mergeResumes, { stale, inPlace: ['Conflict', 'NotFound'] })
export const useMergeMany = () => useWrite(mergeMany, { stale })
export const useUndoMerge = () => useWrite(undoMerge, { stale: [...stale, previewMerge] })
export const useDismissDuplicate = () => useWrite(dismissDuplicate, { stale: [listDuplicates, listDuplicateGroups] })

type Wanted = Input<typeof createIntake>['body']

/** Begins a batch and sends its files; they go on travelling whatever the page shows next. */
export function useStartIntake() {
  const text = useResumesText()
  const locale = useLocale()
  const client = useQueryClient()
  const create = useWrite(createIntake, { stale: [listIntakes] })
  const start = (chosen: readonly File[], wanted: Wanted, onStarted: (batchId: string) => void) => {
    if (chosen.length > mostIntakeFiles) toast.show({ text: text.tooMany(mostIntakeFiles), tone: 'danger' })
    else void filesThatFit(chosen, 'Resume').then((files) => begin(files, wanted, onStarted))
  }
  const begin = (files: readonly File[], wanted: Wanted, onStarted: (batchId: string) => void) => {
    if (files.length === 0) return
    // Named by the clock of whoever begins it, not by the server's.
    const name = exactTime(new Date().toISOString(), locale)
    create.mutate(
      { body: { name, ...wanted } },
      {
        onSuccess: ({ id }) => {
          uploadsOf(id, client).add(files)
          onStarted(id)
        },
      },
    )
  }
  /** The words of the places from which files are dropped. */
  return { start, isPending: create.isPending, words: text }
}

export const intakeAddress = (id: string): string => `/resumes/intakes/${encodeURIComponent(id)}`

export const useReviews = (asked: Input<typeof listReviews>['query'], enabled = true) =>
  useQuery({ ...asking(listReviews, { query: asked }, { inPlace: true }), placeholderData: keepPreviousData, enabled })

/** The queue that led here has told: before what was read is here, it can be drawn as it will be. */
export function useIsKnownToWait() {
  const client = useQueryClient()
  return (openId: string): boolean =>
    client
      .getQueriesData<Output<typeof listReviews>>({ queryKey: keyOf(listReviews) })
      .some(([, known]) => known?.data.some(({ record }) => record.meta.openId === openId))
}

/** Who waits at this moment, of one batch or of all; nobody where that cannot be known. */
export function useNextWaiting() {
  const client = useQueryClient()
  return async (intakeId: string | undefined): Promise<string[]> => {
    const asked = asking(listReviews, { query: { ...(intakeId && { intakeId }), pageSize: 100 } }, { inPlace: true })
    const found = await client.fetchQuery({ ...asked, staleTime: 0 }).catch(() => undefined)
    return found?.data.map(({ record }) => record.meta.openId) ?? []
  }
}

const reviewed = { stale: [listReviews, getReading, getEntity, searchEntities, getIntake, listDeleted] }
export const useAccept = () => useWrite(acceptReview, reviewed)
export const useReject = () => useWrite(rejectReview, reviewed)
