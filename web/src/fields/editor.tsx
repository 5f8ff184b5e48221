import type { FieldTypeName } from '@cohort/contract/fields/field'
import type { FieldDefinition } from '@cohort/contract/types/type'
import type { ComponentType } from 'react'
import { BooleanEditor, ChoiceEditor, ChoicesEditor, DegreeEditor } from '#fields/choice-editors.tsx'
import { DateEditor, DateRangeEditor } from '#fields/date-editors.tsx'
import { EntityReferenceEditor } from '#fields/entity-reference-editor.tsx'
import { FileEditor } from '#fields/files/file-editor.tsx'
import { IdentificationEditor } from '#fields/identification-editor.tsx'
import { LocationArrayEditor, LocationEditor } from '#fields/location-editor.tsx'
import { MemberEditor } from '#fields/member-editor.tsx'
import { CurrencyEditor, IntRangeEditor, NumberArrayEditor, NumberEditor } from '#fields/number-editors.tsx'
import { SalaryRangeEditor, SalaryRangesEditor } from '#fields/salary-editors.tsx'
import { LongTextEditor, TextEditor } from '#fields/text-editors.tsx'
import type { Among } from '#fields/use-used-words.ts'
import { StringArrayEditor } from '#fields/words-editor.tsx'

export interface EditorProps {
  value: unknown
  onChange: (value: unknown) => void
  definition: FieldDefinition
  /** What a screen reader says of it. */
  label: string
  autoFocus?: boolean | undefined
  /** The id of the words that say what is wrong with it. */
  describedBy?: string | undefined
  /** Where words that are already used are looked for. */
  among?: Among | undefined
}

const editors: Partial<Record<FieldTypeName, ComponentType<EditorProps>>> = {
  Boolean: BooleanEditor,
  Currency: CurrencyEditor,
  Date: DateEditor,
  DateRange: DateRangeEditor,
  Degree: DegreeEditor,
  Email: TextEditor,
  EntityReference: EntityReferenceEditor,
  File: FileEditor,
  Identification: IdentificationEditor,
  IntRange: IntRangeEditor,
  Location: LocationEditor,
  LocationArray: LocationArrayEditor,
  LongText: LongTextEditor,
  Member: MemberEditor,
  MultiChoice: ChoicesEditor,
  Number: NumberEditor,
  NumberArray: NumberArrayEditor,
  Percent: NumberEditor,
  PhoneNumber: TextEditor,
  Progress: NumberEditor,
  Rating: NumberEditor,
  SalaryRange: SalaryRangeEditor,
  SalaryRangeArray: SalaryRangesEditor,
  Select: ChoiceEditor,
  ShortText: TextEditor,
  SingleChoice: ChoiceEditor,
  StringArray: StringArrayEditor,
  Website: TextEditor,
}

/** The way to fill in a field of any kind; null stands for "none". */
export function Editor(props: EditorProps) {
  const Kind = editors[props.definition.type]
  return Kind ? <Kind {...props} /> : null
}
