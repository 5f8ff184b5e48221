import type { FieldDefinition } from '@cohort/contract/types/type'
import type { ComponentType } from 'react'
import { BooleanEditor, ChoiceEditor, ChoicesEditor, DegreeEditor } from '#fields/choice-editors.tsx'
import { DateEditor, DateRangeEditor } from '#fields/date-editors.tsx'
import { type ByHand, isByHand } from '#fields/editable.ts'
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

/** Every kind that is filled in by hand: the compiler names one that is forgotten. */
const editors: Readonly<Record<ByHand, ComponentType<EditorProps>>> = {
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
  const { type } = props.definition
  if (!isByHand(type)) return null
  const Kind = editors[type]
  return <Kind {...props} />
}
