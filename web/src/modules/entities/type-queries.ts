import { createGroup, deleteGroup, listGroups, listSearchGroups } from '@cohort/contract/groups'
import { createTenantType, deleteTenantType, listTenantTypes, updateTenantType } from '@cohort/contract/tenant-types'
import type { EntityType } from '@cohort/contract/types/type'
import { useCall, useWrite } from '#lib/query.ts'

/** Every type of material, with whether the enterprise shows it; named in the language of the reader. */
export const useGroups = () => useCall(listGroups, {}, { inPlace: true, staleTime: 60_000 }).data?.groups

/** The shown types with how many records each has. */
export const useTypeCounts = (enabled: boolean) =>
  useCall(listSearchGroups, {}, { inPlace: true, enabled, staleTime: 60_000 }).data?.trees

/** The types that the enterprise added; undefined until they are known. */
export const useTenantTypes = (enabled = true): readonly EntityType[] | undefined =>
  useCall(listTenantTypes, {}, { inPlace: true, enabled, staleTime: 300_000 }).data?.types

const stale = [listGroups, listSearchGroups, listTenantTypes]

export const useShowType = () => ({
  show: useWrite(createGroup, { stale }),
  hide: useWrite(deleteGroup, { stale }),
})
export const useCreateType = () => useWrite(createTenantType, { stale })
export const useUpdateType = () => useWrite(updateTenantType, { stale })
export const useRemoveType = () => useWrite(deleteTenantType, { stale })
