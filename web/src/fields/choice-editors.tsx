import { choosable } from '@cohort/contract/fields/choices'
import { degrees } from '@cohort/contract/fields/degree'
import type { ChoiceOption } from '@cohort/contract/fields/field'
import { inLocale } from '@cohort/contract/fields/values'
import styles from '#fields/editor.module.css'
import type { EditorProps } from '#fields/editor.tsx'
import { useFieldsText } from '#fields/text.ts'
import { useLocale } from '#lib/text.ts'
import { Check } from '#ui/check.tsx'

interface OneProps extends Pick<EditorProps, 'label' | 'autoFocus' | 'onChange'> {
  value: string
  choices: readonly Pick<ChoiceOption, 'id' | 'name'>[]
}

function One({ value, choices, label, autoFocus, onChange }: OneProps) {
  const text = useFieldsText().choice
  const locale = useLocale()
  return (
    <select
      className={styles.select}
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: it was opened by the click that wants to choose
      autoFocus={autoFocus}
      value={value}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{text.none}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {inLocale(name, locale)}
        </option>
      ))}
    </select>
  )
}

export function ChoiceEditor({ value, definition, ...rest }: EditorProps) {
  return <One {...rest} value={String(value ?? '')} choices={choosable(definition.options ?? {})} />
}

export function DegreeEditor({ value, ...rest }: EditorProps) {
  return <One {...rest} value={String(value ?? '')} choices={degrees} />
}

const yesNo = [
  { id: 'true', name: { zh: '是', en: 'Yes' } },
  { id: 'false', name: { zh: '否', en: 'No' } },
]

export function BooleanEditor({ value, onChange, ...rest }: EditorProps) {
  return (
    <One
      {...rest}
      value={typeof value === 'boolean' ? String(value) : ''}
      choices={yesNo}
      onChange={(next) => onChange(next === null ? null : next === 'true')}
    />
  )
}

export function ChoicesEditor({ value, onChange, definition, label }: EditorProps) {
  const locale = useLocale()
  const chosen = Array.isArray(value) ? (value as string[]) : []
  return (
    <fieldset className={styles.checks} style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className="visually-hidden">{label}</legend>
      {choosable(definition.options ?? {}).map(({ id, name }) => (
        <Check
          key={id}
          checked={chosen.includes(id)}
          onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {inLocale(name, locale)}
        </Check>
      ))}
    </fieldset>
  )
}
