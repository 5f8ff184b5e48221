import { type FormEvent, useRef } from 'react'
import type { ApiFailure } from '#lib/api.ts'
import { Agreement } from '#modules/session/components/agreement.tsx'
import { CodeField } from '#modules/session/components/code-field.tsx'
import styles from '#modules/session/components/form.module.css'
import { type FieldHandle, PhoneField } from '#modules/session/components/phone-field.tsx'
import { usePhoneCode } from '#modules/session/components/use-phone-code.ts'
import type { SignedIn } from '#modules/session/queries.ts'
import { useSessionText } from '#modules/session/text.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  submit: string
  invitationCode?: string
  tenantAlias?: string
  onSignedIn: (signedIn: SignedIn) => void
  onNotRegistered: (phone: string) => void
  onInvitationInvalid?: (failure: ApiFailure) => void
}

/** Phone, code, agreement and one button: the same on the sign-in page and behind an invitation. */
export function PhoneCodeForm({ submit, ...options }: Props) {
  const form = usePhoneCode(options)
  const fields = {
    phone: useRef<FieldHandle>(null),
    code: useRef<FieldHandle>(null),
    agreed: useRef<HTMLInputElement>(null),
  }
  const send = () => {
    if (form.send()) fields.code.current?.focus()
    else if (form.secondsLeft > 0) fields.code.current?.focus()
    else fields.phone.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const missing = form.submit()
    if (missing) fields[missing].current?.focus()
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <PhoneField
        ref={fields.phone}
        digits={form.phone}
        onChange={form.setPhone}
        onLeave={form.leavePhone}
        onEnter={send}
        problem={form.problems.phone}
      />
      <CodeField
        ref={fields.code}
        digits={form.code}
        onChange={form.setCode}
        problem={form.problems.code}
        action={<SendCode seconds={form.secondsLeft} sending={form.isSending} again={form.wasSent} onSend={send} />}
      />
      {form.shownCode && <CodeOnPage code={form.shownCode} onFill={form.setCode} />}
      <Button kind="primary" submit size="large" block className={styles.submit} loading={form.isSigningIn}>
        {submit}
      </Button>
      <Agreement ref={fields.agreed} checked={form.agreed} onChange={form.setAgreed} problem={form.problems.agreed} />
    </form>
  )
}

function SendCode(props: { seconds: number; sending: boolean; again: boolean; onSend: () => void }) {
  const text = useSessionText().form
  if (props.sending) return <span className={styles.wait}>{text.sending}</span>
  if (props.seconds > 0) return <span className={styles.wait}>{text.resendIn(props.seconds)}</span>
  return (
    <button type="button" className={styles.link} onClick={props.onSend}>
      {props.again ? text.resend : text.getCode}
    </button>
  )
}

/** On loopback the console is the SMS gateway, and its code may stand here (decisions: Sign-in). */
function CodeOnPage({ code, onFill }: { code: string; onFill: (code: string) => void }) {
  const text = useSessionText().form
  return (
    <div className={styles.onPage} role="status">
      <span>{text.codeOnPage(code)}</span>
      <button type="button" className={styles.link} onClick={() => onFill(code)}>
        {text.fillIn}
      </button>
    </div>
  )
}
