import { type ChartNode, searchStructure } from '@cohort/contract/entity-searches'
import { inLocale } from '@cohort/contract/fields/values'
import { useMemo, useState } from 'react'
import { useFieldText } from '#fields/cell.tsx'
import { isNumeric, type ShownField } from '#fields/shape.ts'
import { useCall } from '#lib/query.ts'
import { useLocale } from '#lib/text.ts'
import {
  type Closed,
  closedAtFirst,
  hitsOf,
  inSight,
  opened,
  toggled,
} from '#modules/entities/components/chart/tree.ts'
import type { ViewProps } from '#modules/entities/components/view-part.tsx'

const shownMost = 4

/** The columns that a node has room for. */
const fieldsOf = ({ shape, columns }: ViewProps): ShownField[] =>
  columns.fields
    .filter(({ key }, at) => at > 0 && key !== shape.type.parentKey && !key.startsWith('meta.'))
    .slice(0, shownMost)

export function useStructure(props: ViewProps) {
  const { entityType, query, filters } = props.body
  const fields = fieldsOf(props)
  const body = {
    entityType,
    ...(query && { query }),
    ...(filters && { filters }),
    columns: fields.map(({ path }) => path),
  }
  const found = useCall(searchStructure, { query: {}, body }, { inPlace: true })
  return { found, fields }
}

/** A chart on the screen: what is open, what is searched for, and which of the hits is looked at. */
export function useChart(nodes: readonly ChartNode[], fields: readonly ShownField[]) {
  const text = useFieldText()
  const locale = useLocale()
  const [chosen, setClosed] = useState<Closed>()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const closed = useMemo(() => chosen ?? closedAtFirst(nodes), [chosen, nodes])
  const seen = useMemo(() => inSight(nodes, closed), [nodes, closed])
  const textsOf = (node: ChartNode) =>
    fields.flatMap((field) => {
      const said = text(node.values[field.path], field.definition)
      // A bare number says nothing without its name.
      return said === '' ? [] : isNumeric(field) ? [`${inLocale(field.definition.label, locale)} ${said}`] : [said]
    })
  const hits = hitsOf(nodes, words, (node) => textsOf(node).join(' '))
  const look = (index: number, among: readonly string[]) => {
    const place = among.length > 0 ? ((index % among.length) + among.length) % among.length : 0
    setAt(place)
    const id = among[place]
    if (id) setClosed(opened(nodes, closed, id))
  }
  return {
    closed,
    seen,
    textsOf,
    toggle: (id: string) => setClosed(toggled(closed, id)),
    setClosed,
    words,
    hits,
    at,
    /** The hit that is looked at. */
    looked: hits[at],
    find: (next: string) => {
      setWords(next)
      look(
        0,
        hitsOf(nodes, next, (node) => textsOf(node).join(' ')),
      )
    },
    step: (by: number) => look(at + by, hits),
  }
}

export type ChartState = ReturnType<typeof useChart>
