import { importances, type Requirement } from '@cohort/contract/matching'
import { useMatchText } from '#fields/match/text.ts'
import styles from '#modules/matching/components/conditions/conditions.module.css'
import { corrected, type Draft } from '#modules/matching/conditions.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  requirement: Requirement
  draft: Draft
  onChange: (draft: Draft) => void
}

/** One condition: how important, how much it counts, or not at all. */
export function RequirementRow({ requirement, draft, onChange }: Props) {
  const all = useMatchingText()
  const words = useMatchText()
  const text = all.conditions
  const { id, label, kind, quote, from } = requirement
  const said = draft.corrections.get(id)
  const isRemoved = said?.removed === true
  const importance = said?.importance ?? requirement.importance
  return (
    <li className={styles.row} data-removed={isRemoved || undefined}>
      <span className={styles.kind}>{words.kinds[kind]}</span>
      <span className={styles.label}>
        {label}
        <small>{quote ? <q>{quote.text}</q> : text.from[from]}</small>
      </span>
      {isRemoved ? (
        <Button kind="link" size="small" onClick={() => onChange(corrected(draft, id, { removed: false }))}>
          {text.putBack(label)}
        </Button>
      ) : (
        <>
          <span className={styles.importance} role="radiogroup" aria-label={text.importanceOf(label)}>
            {importances.map((each) => (
              <label key={each} data-chosen={each === importance || undefined}>
                <input
                  type="radio"
                  name={`importance ${id}`}
                  checked={each === importance}
                  onChange={() => onChange(corrected(draft, id, { importance: each }))}
                />
                {words.importance[each]}
              </label>
            ))}
          </span>
          <input
            className={styles.weight}
            type="number"
            min={0}
            max={100}
            aria-label={text.weightOf(label)}
            title={text.weight}
            placeholder={String(Math.round(requirement.weight))}
            value={said?.weight ?? ''}
            onChange={({ target }) => {
              const weight = target.value === '' ? undefined : Math.max(0, Math.min(100, Number(target.value)))
              onChange(corrected(draft, id, { weight }))
            }}
          />
          <Button
            kind="text"
            size="small"
            aria-label={text.remove(label)}
            icon={<Icon name="close" size={14} />}
            onClick={() => onChange(corrected(draft, id, { removed: true }))}
          />
        </>
      )}
    </li>
  )
}
