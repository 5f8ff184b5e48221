import { listGroups, listSearchGroups } from '@cohort/contract/groups'
import { getTreeItem } from '@cohort/contract/spaces'
import {
  createTemplate,
  deleteTemplate,
  dumpChannel,
  getTemplate,
  listEntityTemplates,
  listTemplates,
  updateTemplate,
} from '@cohort/contract/templates'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { asking, useCall, useWrite } from '#lib/query.ts'
import { useMay } from '#lib/who.ts'

/** Templates whose name or description holds the words; the last answer stays in sight while the next is on its way. */
export const useTemplates = (words: string) =>
  useQuery({
    ...asking(listTemplates, { query: words ? { name: words } : {} }, { inPlace: true }),
    placeholderData: keepPreviousData,
  })

export const useTemplate = (id: string) => useCall(getTemplate, { params: { id } }, { inPlace: true })

/** A template with all that it holds, as it is now. */
export function useReadTemplate() {
  const client = useQueryClient()
  return (id: string) => client.fetchQuery({ ...asking(getTemplate, { params: { id } }), staleTime: 0 })
}

/** The types of material in the reader's language, for those who may see materials. */
export function useMaterialTypes() {
  const may = useMay(listGroups.access)
  return useCall(listGroups, {}, { inPlace: true, enabled: may, staleTime: 60_000 }).data?.groups
}

const stale = [listTemplates, getTemplate]
export const useCreateTemplate = () => useWrite(createTemplate, { stale })
export const useUpdateTemplate = () => useWrite(updateTemplate, { stale })
export const useDeleteTemplate = () => useWrite(deleteTemplate, { stale: [listTemplates] })
/** A type that is opened or closed comes and goes in the menus of materials too. */
export const useOpenType = () =>
  useWrite(updateTemplate, { stale: [...stale, listEntityTemplates, listGroups, listSearchGroups] })

export const useChannel = (openId: string) =>
  useCall(getTreeItem, { query: { openId, entityType: 'Channel' } }, { inPlace: true })
export const useDump = () => useWrite(dumpChannel, { stale })
