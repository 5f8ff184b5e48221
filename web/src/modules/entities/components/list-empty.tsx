import { inLocale } from '@cohort/contract/fields/values'
import { useNavigate } from 'react-router'
import { without } from '#fields/filter/chosen.ts'
import { useConditionWords } from '#fields/filter/use-words.ts'
import type { Shape, ShownField } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import { useMay } from '#lib/who.ts'
import { countText } from '#modules/entities/counts.ts'
import { listFilters } from '#modules/entities/list-filters.ts'
import { choosing, cleared, conditionCount, type ListState } from '#modules/entities/list-state.ts'
import { useTotals } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Empty } from '#ui/states.tsx'

interface Props {
  shape: Shape
  state: ListState
  onChange: (next: ListState) => void
  followed: readonly string[]
  nameOf: (field: ShownField, value: string) => string
}

const creating = { any: ['material.create'] } as const

/** Nothing yet, nothing followed, or nothing that meets all conditions: each says what to do next. */
export function ListEmpty(props: Props) {
  const { shape, state, onChange } = props
  const text = useEntitiesText().empty
  const locale = useLocale()
  const navigate = useNavigate()
  const may = useMay(creating)
  if (state.followed && conditionCount(state) === 1)
    return (
      <Empty
        title={text.followed}
        hint={text.followedHint}
        actions={
          <Button size="small" onClick={() => onChange(cleared(state))}>
            {text.all}
          </Button>
        }
      />
    )
  if (conditionCount(state) > 0) return <NothingMet {...props} />
  const create = text.create(inLocale(locale === 'en-US' ? shape.type.measure : shape.type.name, locale))
  return (
    <Empty
      title={text.first(inLocale(shape.type.name, locale))}
      hint={text.firstHint}
      actions={
        may && (
          <Button
            kind="primary"
            size="small"
            icon={<Icon name="plus" size={14} />}
            onClick={() => void navigate(`/entity/create?entityType=${state.type}`)}
          >
            {create}
          </Button>
        )
      }
    />
  )
}

/** Names the one condition whose removal brings the most. */
function NothingMet({ shape, state, onChange, followed, nameOf }: Props) {
  const text = useEntitiesText().empty
  const locale = useLocale()
  const wordsOf = useConditionWords(shape, nameOf)
  const drops = [
    ...state.chosen.map((chosen) => ({
      name: wordsOf(chosen)?.values ?? chosen.key,
      next: choosing(state, without(state.chosen, chosen.key)),
    })),
    ...(state.query ? [{ name: state.query, next: { ...state, query: '', page: 1 } }] : []),
  ]
  const totals = useTotals(
    drops.map(({ next }) => {
      const filters = listFilters(next, shape, followed)
      return { entityType: state.type, ...(next.query && { query: next.query }), ...(filters && { filters }) }
    }),
    drops.length > 1,
  )
  const [best] = drops
    .map((drop, at) => ({ ...drop, found: totals[at] }))
    .filter(({ found }) => found && found.total > 0)
    .sort((a, b) => (b.found?.total ?? 0) - (a.found?.total ?? 0))
  const measure = inLocale(shape.type.measure, locale)
  return (
    <Empty
      filtered
      title={text.filtered(conditionCount(state), inLocale(shape.type.name, locale))}
      hint={best ? text.drop(best.name, countText(best.found), measure) : drops.length > 1 ? text.noDrop : undefined}
      actions={
        <>
          {best && (
            <Button kind="primary" size="small" onClick={() => onChange(best.next)}>
              {text.dropShort(best.name)}
            </Button>
          )}
          <Button size="small" onClick={() => onChange(cleared(state))}>
            {text.clear}
          </Button>
        </>
      }
    />
  )
}
