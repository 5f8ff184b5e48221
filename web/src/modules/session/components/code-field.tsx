import { limits } from '@cohort/contract/limits'
import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { type CodeEdit, editCode, pasteCode } from '#modules/session/code.ts'
import boxStyles from '#modules/session/components/code-field.module.css'
import styles from '#modules/session/components/form.module.css'
import type { FieldHandle } from '#modules/session/components/phone-field.tsx'
import { useSessionText } from '#modules/session/text.ts'

interface Props {
  digits: string
  onChange: (digits: string) => void
  problem: string | undefined
  /** At the right of the label: the button that sends a code, or the countdown. */
  action: ReactNode
  ref?: Ref<FieldHandle>
}

const boxes = Array.from({ length: limits.codeDigits }, (_, index) => index)

/** Six boxes drawn over one text field: paste, arrows, autofill and screen readers work as in any field. */
export function CodeField({ digits, onChange, problem, action, ref }: Props) {
  const text = useSessionText().form
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState(0)
  const [focused, setFocused] = useState(false)
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser moves the caret to the end when the value changes
  useLayoutEffect(() => {
    if (focused) input.current?.setSelectionRange(caret, caret)
  }, [digits, caret, focused])
  const apply = (edit: CodeEdit) => {
    setCaret(edit.caret)
    if (edit.digits !== digits) onChange(edit.digits)
  }
  return (
    <div>
      <div className={styles.label}>
        <label htmlFor={id}>{text.code}</label>
        {action}
      </div>
      <div className={problem ? boxStyles.codeWrong : boxStyles.code}>
        <input
          ref={input}
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label={text.codeLabel(limits.codeDigits)}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-note` : undefined}
          value={digits}
          onChange={({ target }) => apply(editCode(digits, target.value, target.selectionStart ?? target.value.length))}
          onPaste={(event) => {
            event.preventDefault()
            apply(pasteCode(digits, event.clipboardData.getData('text'), caret))
          }}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
            if (selectionStart !== null && selectionStart === selectionEnd) setCaret(selectionStart)
          }}
          onClick={({ currentTarget, clientX }) => {
            const { left, width } = currentTarget.getBoundingClientRect()
            const box = Math.floor(((clientX - left) / width) * limits.codeDigits)
            setCaret(Math.max(0, Math.min(box, digits.length)))
          }}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        {boxes.map((box) => {
          const active = focused && box === Math.min(caret, limits.codeDigits - 1)
          return (
            <span key={box} className={active ? boxStyles.activeBox : boxStyles.box} aria-hidden="true">
              {digits[box] ?? (active && <i />)}
            </span>
          )
        })}
      </div>
      {problem && (
        <p id={`${id}-note`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
