import { isExtraKind, type PayTimeUnit, type ResourceKind } from '@cohort/contract/packages'
import { useResourcesText } from '#modules/resources/text.ts'

/** How an order is called: a package by how it is paid, a pack by how long it lasts. */
export function useBought(): (kind: ResourceKind, unit: PayTimeUnit) => string {
  const all = useResourcesText()
  return (kind, unit) => {
    if (isExtraKind(kind)) return `${all.kinds[kind]} · ${all.lasting[unit]}`
    const short = all.short[kind]
    return `${all.kinds[kind]}${short && ` ${short}`} · ${all.units[unit]}`
  }
}
