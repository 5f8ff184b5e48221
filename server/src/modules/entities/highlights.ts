import type { Result } from '@cohort/contract/call'
import type { searchEntities } from '@cohort/contract/entities'
import { type RecordData, type Shape, valuesOf } from '#modules/entities/shape'
import { normalise } from '#modules/entities/text-runs'

type Highlight = NonNullable<Result<typeof searchEntities>['data'][number]['highlights']>[number]

const mostFields = 3
const around = 40

/** Where the words of a query stand in a record, with a little of the text around them. */
export function highlightsOf(shape: Shape, data: RecordData, query: string): Highlight[] {
  const words = normalise(query).split(/\s+/).filter(Boolean)
  const found: Highlight[] = []
  for (const field of shape.fields) {
    if (found.length >= mostFields) break
    for (const value of valuesOf(field, data)) {
      const text = field.kind
        .keywords(value, field.definition.options ?? {})
        .find((each) => words.some((word) => each.toLowerCase().includes(word)))
      if (text === undefined) continue
      found.push({ field: field.path, ...excerptOf(text, words) })
      break
    }
  }
  return found
}

function excerptOf(text: string, words: readonly string[]): Omit<Highlight, 'field'> {
  const lower = text.toLowerCase()
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0))
  const start = Math.max(0, first - around)
  const excerpt = text.slice(start, start + 4 * around)
  return { text: excerpt, spans: spansOf(excerpt.toLowerCase(), words) }
}

function spansOf(text: string, words: readonly string[]): [number, number][] {
  const spans = words.flatMap((word) => {
    const places: [number, number][] = []
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      places.push([at, at + word.length])
    return places
  })
  return spans
    .sort((a, b) => a[0] - b[0])
    .filter((span, index, all) => index === 0 || span[0] >= (all[index - 1]?.[1] ?? 0))
}
