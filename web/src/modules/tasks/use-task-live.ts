import { listPipelines } from '@cohort/contract/pipelines'
import { getProject } from '@cohort/contract/projects'
import { listRemarks } from '@cohort/contract/remarks'
import { getTreeItem } from '@cohort/contract/spaces'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { gathered } from '#lib/gathered.ts'
import { hearLive } from '#lib/live-news.ts'
import { keyOf } from '#lib/query.ts'
import { whenFree } from '#modules/tasks/gate.ts'
import { ofTasks } from '#modules/tasks/queries.ts'

const ofProject = [getProject, getTreeItem, listPipelines]
const firstMs = 100
const betweenMs = 500

/** What others do with tasks, and with the records of this type, comes in by itself; not while a card is in hand. */
export function useTaskLive(payloadType: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () =>
      whenFree('live', () => {
        for (const call of ofTasks) void client.invalidateQueries({ queryKey: keyOf(call) })
      })
    const tasks = gathered(refresh, firstMs, betweenMs)
    const stop = hearLive((change) => {
      if (change?.kind === 'remarked') {
        if (change.type === 'HydrogenTask') void client.invalidateQueries({ queryKey: keyOf(listRemarks) })
        return
      }
      if (!change || change.type === 'Project')
        for (const call of ofProject) void client.invalidateQueries({ queryKey: keyOf(call) })
      if (change && change.type !== 'HydrogenTask' && change.type !== payloadType) return
      tasks.call()
    })
    return () => {
      tasks.stop()
      stop()
    }
  }, [client, payloadType])
}
