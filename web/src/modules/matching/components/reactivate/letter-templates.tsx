import type { ReactivationSettings } from '@cohort/contract/reactivation'
import styles from '#modules/matching/components/reactivate/settings.module.css'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'

type Letters = ReactivationSettings['letters']
type Template = NonNullable<Letters['zh']>

interface Props {
  letters: Letters
  usual: Record<keyof Letters, Template>
  onChange: (letters: Letters) => void
}

/** The enterprise's own letter in each language; without one it is ours. */
export function LetterTemplates({ letters, usual, onChange }: Props) {
  const text = useMatchingText().again
  const own = text.settings
  return (
    <section className={styles.letters} aria-label={own.letters}>
      <h3>{own.letters}</h3>
      <p>{own.lettersHint}</p>
      {(['zh', 'en'] as const).map((language) => {
        const shown = letters[language] ?? usual[language]
        const put = (part: Partial<Template>) => onChange({ ...letters, [language]: { ...shown, ...part } })
        return (
          <fieldset key={language}>
            <legend>{own.languages[language]}</legend>
            <label>
              {text.subject}
              <input value={shown.subject} maxLength={200} onChange={({ target }) => put({ subject: target.value })} />
            </label>
            <label>
              {text.body}
              <textarea
                rows={8}
                maxLength={10_000}
                value={shown.body}
                onChange={({ target }) => put({ body: target.value })}
              />
            </label>
            {letters[language] && (
              <Button kind="text" size="small" onClick={() => onChange({ ...letters, [language]: null })}>
                {own.usual}
              </Button>
            )}
          </fieldset>
        )
      })}
    </section>
  )
}
