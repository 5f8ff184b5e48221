import { listEntities, type Search, searchEntities } from '@cohort/contract/entities'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { request } from '#lib/api.ts'
import { keyOf } from '#lib/query.ts'
import { heldLists } from '#modules/entities/live/cache.ts'
import {
  absentIds,
  comingIn,
  keptInPlace,
  noTouch,
  type Touched,
  touchedTogether,
} from '#modules/entities/live/held.ts'
import { markRecord } from '#modules/entities/live/marks.ts'
import type { Found } from '#modules/entities/queries.ts'

type Asked = Partial<Search> & Pick<Search, 'entityType'>

/**
 * Keeps a list still while others work: rows change where they stand, and what would come in is counted until it is wanted.
 * Leaving the list, or asking for another page, lets go of it.
 */
export function useHeldList(body: Asked) {
  const client = useQueryClient()
  const key = keyOf(searchEntities, { body })
  const hash = hashKey(key)
  const latest = useRef<{ key: readonly unknown[]; body: Asked }>({ key, body })
  const [coming, setComing] = useState<{ hash: string; count: number; found: Found }>()
  useEffect(() => {
    latest.current = { key, body }
  })
  useEffect(() => {
    const { key, body } = latest.current
    let touched = noTouch
    let asked = 0
    const look = async (more: Touched) => {
      touched = touchedTogether(touched, more)
      const mine = ++asked
      const now = await request(searchEntities, { body })
      const shown = client.getQueryData<Found>(key)
      // A later change asks again, and its answer is the one that counts.
      if (mine !== asked || !shown) return
      if (shown.data.length === 0) return void client.setQueryData(key, now)
      const absent = absentIds(shown, now)
      const others = absent.length > 0 ? (await request(listEntities, byIds(body, absent))).data : []
      const there = new Set(others.map(({ meta }) => meta.openId))
      for (const id of absent) if (!there.has(id)) markRecord(id, 'gone')
      client.setQueryData<Found>(key, (kept) => kept && keptInPlace(kept, now, others))
      setComing({ hash, count: comingIn(shown, now, touched), found: now })
    }
    // A failed look is no news: the next change, or the next action, tries again.
    heldLists.set(hash, (more) => void look(more).catch(() => undefined))
    return () => {
      asked++
      heldLists.delete(hash)
    }
  }, [client, hash])
  const show = useCallback(() => {
    setComing(undefined)
    if (coming?.hash === hash) client.setQueryData(latest.current.key, coming.found)
  }, [client, coming, hash])
  return { count: coming?.hash === hash ? coming.count : 0, show }
}

const byIds = ({ entityType }: Asked, ids: readonly string[]) => ({
  params: { type: entityType },
  query: { openIds: ids.join(',') },
})
