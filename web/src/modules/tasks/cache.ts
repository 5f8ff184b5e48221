import type { Output } from '@cohort/contract/call'
import { getBoard, getTask, listTasks, type Task } from '@cohort/contract/tasks'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keyOf } from '#lib/query.ts'
import { type BoardData, type Place, placeAt, renewed, withCards, withoutCards } from '#modules/tasks/board-cache.ts'
import { hold, whenFree } from '#modules/tasks/gate.ts'
import { type BoardQuestion, ofTasks } from '#modules/tasks/queries.ts'

/** Where a card stood before it was moved. */
export interface Origin {
  task: Task
  place: Place
}

type Detail = Output<typeof getTask>
type Listed = Output<typeof listTasks>

/** Every place in memory where tasks are shown, changed as one. */
function cacheOf(client: QueryClient) {
  const boards = (groupBy?: string) =>
    client.getQueriesData<BoardData>({ queryKey: keyOf(getBoard) }).filter(([key]) => {
      const asked = key[2] as { body?: BoardQuestion } | undefined
      return groupBy === undefined || (asked?.body?.groupBy ?? 'stage') === groupBy
    })
  const change = (make: (task: Task) => Task) => {
    const map = <T extends Task>(task: T): T => ({ ...task, ...make(task) })
    client.setQueriesData<Detail>({ queryKey: keyOf(getTask) }, (task) => task && map(task))
    client.setQueriesData<Listed>({ queryKey: keyOf(listTasks) }, (list) => list && { data: list.data.map(map) })
  }
  return {
    /** Until it is let go, nothing that comes in undoes what is done here. */
    begin: () => {
      const release = hold()
      for (const call of ofTasks) void client.cancelQueries({ queryKey: keyOf(call) })
      const before = ofTasks.flatMap((call) => client.getQueriesData({ queryKey: keyOf(call) }))
      return {
        restore: () => {
          for (const [key, data] of before) if (data !== undefined) client.setQueryData(key, data)
        },
        end: () => {
          release()
          whenFree('settle', () => {
            for (const call of ofTasks) void client.invalidateQueries({ queryKey: keyOf(call) })
          })
        },
      }
    },
    put: (tasks: readonly Task[]) => {
      const known = new Map(tasks.map((task) => [task.id, task]))
      for (const [key, board] of boards()) if (board) client.setQueryData(key, renewed(board, tasks))
      change((task) => {
        const next = known.get(task.id)
        // A whole record is not replaced by what a card shows of it.
        return next ? { ...next, payload: task.payload } : task
      })
    },
    move: (tasks: readonly Task[], groupBy: string, value: string | null, place: Place, make: (task: Task) => Task) => {
      const ids = new Set(tasks.map(({ id }) => id))
      for (const [key, board] of boards(groupBy))
        if (board) client.setQueryData(key, withCards(board, tasks, value, place, make))
      change((task) => (ids.has(task.id) ? make(task) : task))
    },
    remove: (ids: ReadonlySet<string>) => {
      for (const [key, board] of boards()) if (board) client.setQueryData(key, withoutCards(board, ids))
    },
    origins: (tasks: readonly Task[]): Origin[] =>
      tasks.map((task) => {
        for (const [, board] of boards('stage'))
          for (const column of board?.columns ?? []) {
            const at = column.data.findIndex(({ id }) => id === task.id)
            if (at >= 0) return { task, place: placeAt(column.data, at, new Set(tasks.map(({ id }) => id))) }
          }
        return { task, place: {} }
      }),
    /** The first card of a stage: what is sent there by a word goes before it. */
    firstOf: (stageId: string, except: ReadonlySet<string>): string | undefined => {
      for (const [, board] of boards('stage')) {
        const column = board?.columns.find(({ value }) => value === stageId)
        const first = column?.data.find(({ id }) => !except.has(id))
        if (first) return first.id
      }
      return undefined
    },
  }
}

export function useTaskCache() {
  const client = useQueryClient()
  return useMemo(() => cacheOf(client), [client])
}
