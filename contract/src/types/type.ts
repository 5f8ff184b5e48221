import type { FieldOptions, FieldTypeName, Words } from '#fields/field'

/** One field of an entity type. */
export interface FieldDefinition {
  /** Path inside standardFields, such as `humanInfo.age`; a custom field's id inside customFields. */
  key: string
  type: FieldTypeName
  label: Words
  options?: FieldOptions
  required?: boolean
  /** Kept by the server; a form shows it but does not change it. */
  readOnly?: boolean
  /** Found by pinyin and initials too: names of people. */
  personName?: boolean
  /** A way to reach someone, beside those whose kind says so: an export hides it unless it may not. */
  contact?: boolean
}

/** A list of small records inside one, such as the educations of a resume. */
export interface ListDefinition {
  key: string
  label: Words
  fields: readonly FieldDefinition[]
  /** The date range by which the list is sorted, newest first (spec 1 §5). */
  sortedBy?: string
}

export type ViewName = 'projectList' | 'list' | 'board' | 'chat' | 'structureDiagram' | 'biWebView'

/** A type of record: its fields, and how it is listed, filtered and shown (spec 2 §3, per-type view configuration). */
export interface EntityType {
  type: string
  /** All of it, as a list is headed: 简历, Resumes. */
  name: Words
  /** One of it, for "New …" and counts: 份, 个, 人; resume, job, person. */
  measure: Words
  icon: string
  fields: readonly FieldDefinition[]
  lists?: readonly ListDefinition[]
  /** Keys of the columns shown at first, in their order; the first is the title and cannot be hidden. Also `meta.…`. */
  columns: readonly string[]
  /** Keys that the filter bar offers with counts. */
  filters: readonly string[]
  /** A form's and a detail's parts: keys of fields and of lists, each in one part at most. */
  sections: readonly { title: Words; keys: readonly string[] }[]
  views: readonly ViewName[]
  /** Listed as a material and created by hand; built-in kinds such as GlobalConfig are not. */
  material: boolean
  /** For structureDiagram: the reference to the one above. */
  parentKey?: string
  /** A type of the enterprise's own: the built-in one it was made from, whose rules it follows. */
  basedOn?: string
  /** A module of its own keeps it and knows its whole shape: keys beyond these fields are let through. */
  open?: boolean
}
