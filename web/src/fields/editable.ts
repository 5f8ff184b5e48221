import type { FieldTypeName } from '@cohort/contract/fields/field'
import type { FieldDefinition } from '@cohort/contract/types/type'

/** Kinds that are filled in by hand, which is all of them but ids: those are the server's. */
export type ByHand = Exclude<FieldTypeName, 'Uuid'>

export const isByHand = (type: FieldTypeName): type is ByHand => type !== 'Uuid'

export const isEditable = ({ type, readOnly }: FieldDefinition): boolean => !readOnly && isByHand(type)
