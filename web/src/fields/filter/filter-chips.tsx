import { type Chosen, without } from '#fields/filter/chosen.ts'
import { FilterChip } from '#fields/filter/filter-chip.tsx'
import type { Filtering } from '#fields/filter/filter-panel.tsx'
import { useConditionWords } from '#fields/filter/use-words.ts'
import type { Shape, ShownField } from '#fields/shape.ts'

interface Props extends Filtering {
  shape: Shape
  /** Fields without a condition that stand in the row by themselves. */
  free: readonly ShownField[]
}

/**
 * The conditions, then fields to choose one of. They are one row of keys: a field that gets its first value stays the same
 * chip, and the panel in which it was ticked stays open for the second.
 */
export function FilterChips({ shape, free, ...filtering }: Props) {
  const { chosen, onChoose, nameOf } = filtering
  const wordsOf = useConditionWords(shape, nameOf)
  const conditionOn = (one: Chosen | undefined) =>
    one && { words: wordsOf(one)?.values, onRemove: () => onChoose(without(chosen, one.key)) }
  return [...chosen.flatMap(({ key }) => shape.fields.get(key) ?? []), ...free].map((field) => (
    <FilterChip
      key={field.key}
      field={field}
      {...conditionOn(chosen.find(({ key }) => key === field.key))}
      {...filtering}
    />
  ))
}
