import { type Entity, getEntity, searchEntities } from '@cohort/contract/entities'
import { useQueryClient } from '@tanstack/react-query'
import { asking, keyOf } from '#lib/query.ts'
import type { Found } from '#modules/entities/queries.ts'

/** The records that screens hold: one that changed is put into each place where it stands, without asking again. */
export function useRecordCache() {
  const client = useQueryClient()
  const keyFor = (type: string, id: string) => asking(getEntity, { params: { type, id } }).queryKey
  const stands = (record: Entity, { meta }: Entity) =>
    meta.openId === record.meta.openId && meta.entityType === record.meta.entityType
  return {
    get: (type: string, id: string): Entity | undefined => client.getQueryData<Entity>(keyFor(type, id)),
    put: ({ meta, data }: Entity) => {
      const record = { meta, data }
      // An answer that was asked for before this change would undo it on the screen.
      void client.cancelQueries({ queryKey: keyFor(meta.entityType, meta.openId) })
      client.setQueryData(keyFor(meta.entityType, meta.openId), record)
      client.setQueriesData<Found>(
        { queryKey: keyOf(searchEntities) },
        (found) =>
          found && { ...found, data: found.data.map((row) => (stands(record, row) ? { ...row, ...record } : row)) },
      )
    },
    /** Lists are asked again when they are next opened, not under the hand of whoever works in them. */
    ageLists: () => void client.invalidateQueries({ queryKey: keyOf(searchEntities), refetchType: 'none' }),
  }
}
