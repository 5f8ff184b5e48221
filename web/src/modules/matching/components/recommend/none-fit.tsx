import { createIntake } from '@cohort/contract/intakes'
import { useNavigate } from 'react-router'
import { without } from '#fields/filter/chosen.ts'
import type { Filtering } from '#fields/filter/filter-panel.tsx'
import { useConditionWords } from '#fields/filter/use-words.ts'
import type { Shape } from '#fields/shape.ts'
import { useMay } from '#lib/who.ts'
import { useRecommendedTotals } from '#modules/matching/queries.ts'
import { countingOf, questionOf, type RecommendState } from '#modules/matching/recommend-state.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Empty } from '#ui/states.tsx'

interface Props {
  projectId: string
  shape: Shape
  state: RecommendState
  onChange: (next: Partial<RecommendState>) => void
  nameOf: Filtering['nameOf']
  /** Opens what the job asks for. */
  onConditions: () => void
}

/** Nobody at all, or nobody who meets the conditions: then it names the one to drop. */
export function NoneFit(props: Props) {
  const text = useMatchingText()
  const navigate = useNavigate()
  const mayImport = useMay(createIntake.access)
  if (countingOf(props.state).length > 0) return <NothingMet {...props} />
  return props.state.tab === 'dismissed' ? (
    <Empty
      title={text.noDismissed}
      hint={text.noDismissedHint}
      actions={<Button onClick={() => props.onChange({ tab: 'open' })}>{text.toOpen}</Button>}
    />
  ) : (
    <Empty
      title={text.noOne}
      hint={text.noOneHint}
      actions={
        <>
          <Button kind="primary" icon={<Icon name="sliders" size={16} />} onClick={props.onConditions}>
            {text.conditions.open}
          </Button>
          {mayImport && (
            <Button icon={<Icon name="upload" size={16} />} onClick={() => void navigate('/resumes/intakes')}>
              {text.importResumes}
            </Button>
          )}
        </>
      }
    />
  )
}

function NothingMet({ projectId, shape, state, onChange, nameOf, onConditions }: Props) {
  const all = useMatchingText()
  const text = all.filter
  const wordsOf = useConditionWords(shape, nameOf)
  const chosen = countingOf(state)
  const single = chosen.length === 1
  // Where one is enough, to drop one of them brings nobody: only all together.
  const drops =
    state.isAll && !single
      ? chosen.map((one) => ({ name: wordsOf(one)?.values ?? one.key, chosen: without(chosen, one.key) }))
      : [{ name: single && chosen[0] ? (wordsOf(chosen[0])?.values ?? '') : '', chosen: [] }]
  const totals = useRecommendedTotals(
    drops.map(({ chosen }) => questionOf(projectId, { ...state, chosen, isBlind: state.isBlind }, shape)),
  )
  const [best] = drops
    .map((drop, at) => ({ ...drop, total: totals[at]?.total ?? 0, capped: totals[at]?.capped ?? false }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
  const isKnown = totals.every((one) => one !== undefined)
  const people = best && text.people(best.total, best.capped)
  const hint =
    best && people
      ? best.name
        ? text.drop(best.name, people)
        : text.dropAll(people)
      : isKnown
        ? text.noDrop
        : undefined
  return (
    <Empty
      filtered
      title={single ? text.noneOfOne : state.isAll ? text.noneOfAll(chosen.length) : text.noneOfAny(chosen.length)}
      hint={hint}
      actions={
        <>
          {best?.name && (
            <Button kind="primary" size="small" onClick={() => onChange({ chosen: best.chosen })}>
              {text.dropShort(best.name)}
            </Button>
          )}
          {!(single && best) && (
            <Button
              size="small"
              kind={best && !best.name ? 'primary' : 'default'}
              onClick={() => onChange({ chosen: [] })}
            >
              {text.clear}
            </Button>
          )}
          {!best && isKnown && state.tab === 'open' && (
            <Button size="small" onClick={onConditions}>
              {all.conditions.open}
            </Button>
          )}
        </>
      }
    />
  )
}
