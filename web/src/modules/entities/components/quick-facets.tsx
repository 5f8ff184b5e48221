import { inLocale } from '@cohort/contract/fields/values'
import { toggled } from '#fields/filter/chosen.ts'
import type { Filtering } from '#fields/filter/filter-panel.tsx'
import type { Facet } from '#fields/filter/queries.ts'
import type { ShownField } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/filter-bar.module.css'
import { useEntitiesText } from '#modules/entities/text.ts'

interface Props extends Pick<Filtering, 'chosen' | 'onChoose' | 'nameOf'> {
  fields: readonly ShownField[]
  facets: readonly Facet[]
}

/** The commonest values with their counts: one click each. */
export function QuickFacets({ fields, facets, chosen, onChoose, nameOf }: Props) {
  const text = useEntitiesText().bar
  const locale = useLocale()
  return (
    <div className={styles.facets}>
      {fields.map((field) => {
        const values = facets.find(({ field: path }) => path === field.path)?.values.slice(0, 5) ?? []
        const name = inLocale(field.definition.label, locale)
        if (values.length === 0) return null
        return (
          <fieldset key={field.key} className={styles.facet}>
            <legend className="visually-hidden">{name}</legend>
            <span className={styles.facetName} aria-hidden="true">
              {name}
            </span>
            {values.map(({ value, count }) => {
              const word = nameOf(field, value)
              const counted = count.toLocaleString('en-US')
              return (
                <button
                  key={value}
                  type="button"
                  aria-label={text.facet(name, word, counted)}
                  onClick={() => onChoose(toggled(chosen, field.key, value))}
                >
                  {word} <span>{counted}</span>
                </button>
              )
            })}
          </fieldset>
        )
      })}
    </div>
  )
}
