import { choosable } from '@cohort/contract/fields/choices'
import { degrees } from '@cohort/contract/fields/degree'
import type { ChoiceOption } from '@cohort/contract/fields/field'
import { inLocale } from '@cohort/contract/fields/values'
import { useEffect, useRef } from 'react'
import styles from '#fields/editor.module.css'
import type { EditorProps } from '#fields/editor.tsx'
import { named } from '#fields/named.ts'
import { useFieldsText } from '#fields/text.ts'
import { useLocale } from '#lib/text.ts'
import { Check } from '#ui/check.tsx'

interface OneProps extends Omit<EditorProps, 'value'> {
  value: string
  choices: readonly Pick<ChoiceOption, 'id' | 'name'>[]
}

function One({ value, choices, onChange, ...rest }: OneProps) {
  const text = useFieldsText().choice
  const locale = useLocale()
  return (
    <select
      {...named(rest)}
      className={styles.select}
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

export function ChoiceEditor({ value, ...rest }: EditorProps) {
  return <One {...rest} value={String(value ?? '')} choices={choosable(rest.definition.options ?? {})} />
}

export function DegreeEditor({ value, ...rest }: EditorProps) {
  if (rest.definition.options?.multiple) return <Several {...rest} value={value} choices={degrees} />
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

export function ChoicesEditor(props: EditorProps) {
  return <Several {...props} choices={choosable(props.definition.options ?? {})} />
}

type SeveralProps = EditorProps & Pick<OneProps, 'choices'>

function Several({ value, onChange, label, autoFocus, describedBy, choices }: SeveralProps) {
  const locale = useLocale()
  const first = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (autoFocus) first.current?.querySelector('input')?.focus()
  }, [autoFocus])
  const chosen = Array.isArray(value) ? (value as string[]) : []
  return (
    <fieldset ref={first} className={styles.checks} aria-describedby={describedBy}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ id, name }) => (
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
