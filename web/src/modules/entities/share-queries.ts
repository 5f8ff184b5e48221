import { getPublicEntity, getShare, shareEntity } from '@cohort/contract/groups'
import { useCall, useWrite } from '#lib/query.ts'

export const useShared = (type: string, id: string) => useCall(getShare, { params: { type, id } }, { inPlace: true })
export const useShare = () => useWrite(shareEntity, { stale: [getShare] })
export const usePublicRecord = (params: { tenant: string; type: string; id: string }, key: string) =>
  useCall(getPublicEntity, { params, query: { key } }, { inPlace: true })

/** The page for what the server published under an address of its API. */
export function pageOf(path: string): string {
  const { pathname, search } = new URL(path, location.origin)
  return `${location.origin}${pathname.replace(/^\/ruleengine\/v2\/public\//, '/share/')}${search}`
}
