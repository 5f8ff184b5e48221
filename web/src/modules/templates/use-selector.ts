import { type Template, templateTypes } from '@cohort/contract/templates'
import { useState } from 'react'
import { useAddress } from '#lib/address.ts'
import { useDebounced } from '#lib/debounce.ts'
import { useIsPhone } from '#lib/media.ts'
import { groupsOf, suggestionsFor, typesIn } from '#modules/templates/model.ts'
import { useTemplates } from '#modules/templates/queries.ts'

/** Suggestions follow when the typing has rested (spec 2 §9). */
const restMs = 500

/** What the selector shows: the kind, the category and the chosen one are in its address, what is typed is not. */
export function useSelector() {
  const { query, change } = useAddress()
  const phone = useIsPhone()
  const [typed, setTyped] = useState('')
  const rested = useDebounced(typed.trim(), restMs)
  // An emptied field shows everything at once.
  const words = typed.trim() === '' ? '' : rested
  const all = useTemplates('')
  const found = useTemplates(words)
  const listed = all.data?.tenantTemplates ?? []
  const matching = found.data?.tenantTemplates ?? []
  const wanted = query.get('templateId')
  const type =
    templateTypes.find((one) => one === query.get('type')) ?? listed.find(({ id }) => id === wanted)?.type ?? 'channel'
  const ofType = matching.filter((template) => template.type === type)
  const groups = groupsOf(ofType)
  const category = groups.find((group) => group.category === query.get('category'))?.category
  const shown = groups.filter((group) => category === undefined || group.category === category)
  const flat = shown.flatMap(({ templates }) => templates)
  const chosen = flat.find(({ id }) => id === wanted) ?? (phone ? undefined : flat[0])
  return {
    error: (!all.data && all.error) || (!found.data && found.error) || undefined,
    loading: !all.data || !found.data,
    retry: () => {
      void all.refetch()
      void found.refetch()
    },
    spaceId: query.get('spaceId') ?? undefined,
    types: typesIn(listed).map((key) => ({ key, count: matching.filter((template) => template.type === key).length })),
    listed,
    type,
    groups,
    category,
    shown,
    chosen,
    typed,
    words,
    suggestions: words === typed.trim() ? suggestionsFor(ofType, words) : [],
    setTyped,
    chooseType: (next: string) => change({ type: next, category: undefined, templateId: undefined }),
    chooseCategory: (next: string | undefined) => change({ category: next }),
    choose: (template: Pick<Template, 'id'> | undefined) => change({ templateId: template?.id }),
    /** One that was just made: seen among all others of its kind. */
    reveal: (id: string) => {
      setTyped('')
      change({ templateId: id, category: undefined, type: undefined })
    },
  }
}

export type Selector = ReturnType<typeof useSelector>
