/** What can be bought, what it holds and what it costs (spec 2 §3 and §9; decisions, "Packages"). Money is in whole fen. */
const packageKinds = ['Basic', 'Premium', 'Professional', 'Flagship', 'Customized'] as const
export const extraKinds = ['ExtraEntity', 'ExtraAutomaticTask'] as const
export const resourceKinds = [...packageKinds, ...extraKinds] as const
export const resourceTypes = ['Entity', 'AutomaticTask', 'Project', 'CustomField', 'Connector'] as const
export const payTimeUnits = ['Month', 'Year'] as const

export type ExtraKind = (typeof extraKinds)[number]
export type ResourceKind = (typeof resourceKinds)[number]
export type ResourceType = (typeof resourceTypes)[number]
export type PayTimeUnit = (typeof payTimeUnits)[number]
export type Amounts = Readonly<Record<ResourceType, number>>

/** From the smallest to the largest: a later one is an upgrade of an earlier one. */
export const paidKinds = ['Premium', 'Professional', 'Flagship'] as const
export type PaidKind = (typeof paidKinds)[number]
export type SoldKind = PaidKind | ExtraKind

export const isPaidKind = (kind: ResourceKind): kind is PaidKind => paidKinds.some((paid) => paid === kind)
export const isExtraKind = (kind: ResourceKind): kind is ExtraKind => extraKinds.some((extra) => extra === kind)
export const isSoldKind = (kind: ResourceKind): kind is SoldKind => isPaidKind(kind) || isExtraKind(kind)

const none: Amounts = { Entity: 0, AutomaticTask: 0, Project: 0, CustomField: 0, Connector: 0 }

/** From here on a number is no limit any more, and is not shown as one. */
export const unlimited = 1_000_000_000

/** What a package holds by itself. What was agreed with one enterprise stands in its own package. */
export const amountsOf: Readonly<Record<ResourceKind, Amounts>> = {
  Basic: { Entity: 1_000, AutomaticTask: 30, Project: 10, CustomField: 20, Connector: 1 },
  Premium: { Entity: 10_000, AutomaticTask: 300, Project: 100, CustomField: 100, Connector: 5 },
  Professional: { Entity: 50_000, AutomaticTask: 1_200, Project: 500, CustomField: 300, Connector: 20 },
  Flagship: { Entity: 300_000, AutomaticTask: 5_000, Project: 5_000, CustomField: 1_000, Connector: 50 },
  Customized: none,
  ExtraAutomaticTask: { ...none, AutomaticTask: 100 },
  ExtraEntity: { ...none, Entity: 500 },
}

const monthFen: Readonly<Record<SoldKind, number>> = {
  Premium: 98_000,
  Professional: 288_000,
  Flagship: 988_000,
  ExtraAutomaticTask: 6_800,
  ExtraEntity: 6_800,
}

const monthsOfUnit = { Month: 1, Year: 12 } as const
export const monthsIn = (unit: PayTimeUnit): number => monthsOfUnit[unit]

/** Twelve months paid at once cost 17 % less. Rounded to the fen, half a fen upwards. */
export const listFen = (kind: SoldKind, unit: PayTimeUnit): number =>
  unit === 'Month' ? monthFen[kind] : Math.floor((monthFen[kind] * 12 * 83 + 50) / 100)

/** Of a capacity: from here on people are told that it runs out. */
export const warnings = { soon: 0.8, urgent: 0.95 } as const

/** An enterprise that tries the product out (limit mode): so many projects and resumes, whatever its package holds. */
export const trial = { projects: 3, resumes: 5 } as const

/** After its end a package goes on for so long, so that nobody is locked out over a weekend. */
export const graceDays = 7
/** That a package has ended is said for so long, unless another takes its place. */
export const reminderDays = 30
/** An order that is not paid by then is over. */
export const orderMinutes = 30
