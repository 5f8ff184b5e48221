import type { FieldTypeName } from '@cohort/contract/fields/field'
import type { FieldDefinition } from '@cohort/contract/types/type'
import type { ComponentType } from 'react'
import { BooleanEditor, ChoiceEditor, ChoicesEditor, DegreeEditor } from '#fields/choice-editors.tsx'
import { EntityReferenceEditor } from '#fields/entity-reference-editor.tsx'
import { FileEditor } from '#fields/files/file-editor.tsx'
import { LocationArrayEditor, LocationEditor } from '#fields/location-editor.tsx'
import { MemberEditor } from '#fields/member-editor.tsx'
import { CurrencyEditor, IntRangeEditor, NumberEditor, SalaryRangeEditor } from '#fields/number-editors.tsx'
import { DateEditor, LongTextEditor, StringArrayEditor, TextEditor } from '#fields/text-editors.tsx'

export interface EditorProps {
  value: unknown
  onChange: (value: unknown) => void
  definition: FieldDefinition
  /** What a screen reader says of it. */
  label: string
  autoFocus?: boolean
}

/** Kinds that can be filled in by hand. The others are kept by parsers or the server. */
const editors: Partial<Record<FieldTypeName, ComponentType<EditorProps>>> = {
  Boolean: BooleanEditor,
  Currency: CurrencyEditor,
  Date: DateEditor,
  Degree: DegreeEditor,
  Email: TextEditor,
  EntityReference: EntityReferenceEditor,
  File: FileEditor,
  IntRange: IntRangeEditor,
  Location: LocationEditor,
  LocationArray: LocationArrayEditor,
  LongText: LongTextEditor,
  Member: MemberEditor,
  MultiChoice: ChoicesEditor,
  Number: NumberEditor,
  Percent: NumberEditor,
  PhoneNumber: TextEditor,
  Progress: NumberEditor,
  Rating: NumberEditor,
  SalaryRange: SalaryRangeEditor,
  Select: ChoiceEditor,
  ShortText: TextEditor,
  SingleChoice: ChoiceEditor,
  StringArray: StringArrayEditor,
  Website: TextEditor,
}

/** Several colleagues at once are chosen elsewhere. */
const single = new Set<FieldTypeName>(['Member', 'Degree'])
export const isEditable = ({ type, readOnly, options }: FieldDefinition): boolean =>
  !readOnly && editors[type] !== undefined && !(single.has(type) && options?.multiple)

/** The way to fill in a field of any kind; null stands for "none". */
export function Editor(props: EditorProps) {
  const Kind = editors[props.definition.type]
  return Kind ? <Kind {...props} /> : null
}
