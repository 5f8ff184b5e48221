import { type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { CountryCode } from '#modules/session/components/country-code.tsx'
import styles from '#modules/session/components/form.module.css'
import { editPhone, formatPhone, isPhone } from '#modules/session/phone.ts'
import { useSessionText } from '#modules/session/text.ts'
import { Icon } from '#ui/icon.tsx'

export interface FieldHandle {
  focus: () => void
}

interface Props {
  digits: string
  onChange: (digits: string) => void
  onLeave: () => void
  onEnter: () => void
  problem: string | undefined
  ref?: Ref<FieldHandle>
}

/** A phone number in groups of 3-4-4, with a check mark once it is complete. */
export function PhoneField({ digits, onChange, onLeave, onEnter, problem, ref }: Props) {
  const text = useSessionText().form
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(null)
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), [])
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {text.phone}
      </label>
      <div className={problem ? styles.phoneWrong : styles.phone}>
        <CountryCode />
        <input
          ref={input}
          id={id}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={formatPhone(digits)}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-note` : undefined}
          onChange={({ target }) => {
            const edit = editPhone(digits, target.value, target.selectionStart ?? target.value.length)
            caret.current = edit.caret
            onChange(edit.digits)
          }}
          onBlur={onLeave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onEnter()
          }}
        />
        {isPhone(digits) && (
          <span className={styles.tick} role="img" aria-label={text.phoneValid}>
            <Icon name="check" size={16} />
          </span>
        )}
      </div>
      {problem && (
        <p id={`${id}-note`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
