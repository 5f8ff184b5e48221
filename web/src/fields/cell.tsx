import { fieldTypes } from '@cohort/contract/fields'
import type { FieldTypeName } from '@cohort/contract/fields/field'
import { isEmpty } from '@cohort/contract/fields/values'
import type { FieldDefinition } from '@cohort/contract/types/type'
import type { ComponentType } from 'react'
import { BooleanCell } from '#fields/boolean.tsx'
import { EntityReferenceCell } from '#fields/entity-reference.tsx'
import { FileCell } from '#fields/files/file-cell.tsx'
import { LongTextCell } from '#fields/long-text.tsx'
import { type Highlight, Marked } from '#fields/marked.tsx'
import { MemberCell } from '#fields/member.tsx'
import { MultiChoiceCell } from '#fields/multi-choice.tsx'
import { ProgressCell } from '#fields/progress.tsx'
import { RatingCell } from '#fields/rating.tsx'
import { SingleChoiceCell } from '#fields/single-choice.tsx'
import { StringArrayCell } from '#fields/string-array.tsx'
import { useLocale } from '#lib/text.ts'

export interface CellProps {
  value: unknown
  definition: FieldDefinition
  /** As a person reads it. */
  text: string
  /** What a search found in it. */
  highlight?: Highlight | undefined
  /** In a record there is room for all of it, in a list for one line. */
  whole?: boolean
}

/** Kinds that are shown by more than their text. */
const cells: Partial<Record<FieldTypeName, ComponentType<CellProps>>> = {
  Boolean: BooleanCell,
  EntityReference: EntityReferenceCell,
  File: FileCell,
  LongText: LongTextCell,
  Member: MemberCell,
  MultiChoice: MultiChoiceCell,
  Progress: ProgressCell,
  Rating: RatingCell,
  Select: SingleChoiceCell,
  SingleChoice: SingleChoiceCell,
  StringArray: StringArrayCell,
}

/** The text of a value; one that an older release or a foreign hand wrote is left empty rather than breaking the page. */
export function useFieldText(): (value: unknown, definition: FieldDefinition) => string {
  const locale = useLocale()
  return (value, { type, options = {} }) => {
    if (isEmpty(value)) return ''
    try {
      return fieldTypes[type].text(value, options, locale)
    } catch {
      return ''
    }
  }
}

/** A value by its kind. Nothing is shown of what is empty. */
export function Cell({ value, definition, ...rest }: Omit<CellProps, 'text'>) {
  const text = useFieldText()(value, definition)
  if (text === '') return null
  const Kind = cells[definition.type]
  if (Kind) return <Kind value={value} definition={definition} text={text} {...rest} />
  return <Marked text={text} highlight={rest.highlight} />
}
