import type { FieldTypeName } from '@cohort/contract/fields/field'
import type { FieldDefinition } from '@cohort/contract/types/type'

/** Kinds that are filled in by hand; ids are the server's. */
const byHand = new Set<FieldTypeName>([
  'Boolean',
  'Currency',
  'Date',
  'DateRange',
  'Degree',
  'Email',
  'EntityReference',
  'File',
  'Identification',
  'IntRange',
  'Location',
  'LocationArray',
  'LongText',
  'Member',
  'MultiChoice',
  'Number',
  'NumberArray',
  'Percent',
  'PhoneNumber',
  'Progress',
  'Rating',
  'SalaryRange',
  'SalaryRangeArray',
  'Select',
  'ShortText',
  'SingleChoice',
  'StringArray',
  'Website',
])

export const isEditable = ({ type, readOnly }: FieldDefinition): boolean => !readOnly && byHand.has(type)
