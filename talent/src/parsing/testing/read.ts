import { documentOfText } from '#parsing/document-of-text'
import { parseResume } from '#parsing/parse-resume'
import type { ParsedResume } from '#parsing/parsed'
import { type Row, rowsOf } from '#parsing/rows'
import type { Piece } from '#parsing/span'

/** The day on which the people of the tests wrote. */
export const today = '2026-06-15'

export const piece = (text: string): Piece => ({ text, start: 0 })

export const rows = (text: string): Row[] => rowsOf(documentOfText(text))

export const parse = (text: string): ParsedResume => parseResume(documentOfText(text), { today })

/** Entries as plain values. */
export const valuesOf = (
  entries: readonly Record<string, { value: unknown } | undefined>[],
): Record<string, unknown>[] =>
  entries.map((entry) =>
    Object.fromEntries(Object.entries(entry).flatMap(([key, found]) => (found ? [[key, found.value]] : []))),
  )
