import { lazy, type Ref, Suspense, useId, useState } from 'react'
import { useAppInfo } from '#lib/who.ts'
import styles from '#modules/session/components/form.module.css'
import { useSessionText } from '#modules/session/text.ts'

const LegalDialog = lazy(() =>
  import('#modules/session/components/legal-dialog.tsx').then((module) => ({ default: module.LegalDialog })),
)

interface Props {
  checked: boolean
  onChange: (checked: boolean) => void
  problem: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A branded host links to its own agreement and policy; elsewhere ours open in place, so that nothing typed is lost. */
export function Agreement({ checked, onChange, problem, ref }: Props) {
  const text = useSessionText().form
  const brand = useAppInfo()?.brand
  const id = useId()
  return (
    <>
      <div className={styles.agree}>
        <input
          ref={ref}
          id={id}
          type="checkbox"
          className={styles.checkbox}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-label={`${text.agree}${text.agreement}${text.and}${text.privacy}`}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-note` : undefined}
        />
        <span>
          <label htmlFor={id}>{text.agree}</label>
          <Legal kind="agreement" url={brand?.agreement} label={text.agreement} />
          {text.and}
          <Legal kind="privacy" url={brand?.privacy} label={text.privacy} />
        </span>
      </div>
      {problem && (
        <p id={`${id}-note`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

function Legal({ kind, url, label }: { kind: 'agreement' | 'privacy'; url: string | null | undefined; label: string }) {
  const [open, setOpen] = useState(false)
  if (url) {
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {label}
      </a>
    )
  }
  return (
    <>
      <button type="button" className={styles.inlineLink} onClick={() => setOpen(true)}>
        {label}
      </button>
      {open && (
        <Suspense>
          <LegalDialog kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
