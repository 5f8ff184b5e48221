import { useEffect, useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { ApiFailure } from '#lib/api.ts'
import { readToken } from '#lib/token.ts'
import styles from '#modules/session/components/open-page.module.css'
import { OpenPage } from '#modules/session/components/open-page.tsx'
import { usePagesText } from '#modules/session/pages-text.ts'
import { enter, type Proof, pendingBind, useBind, useLandingSignIn } from '#modules/session/queries.ts'
import { readLanding } from '#modules/session/sso-landing.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState, Notice } from '#ui/states.tsx'

/** Where an identity provider sends its people (spec 1 §2): all three ways of SSO, WeCom's inner code, and binding. */
export function Screen() {
  const text = usePagesText().landing
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const landing = readLanding(useParams().mode, query)
  const toLogin = (
    <Button kind="primary" onClick={() => void navigate('/login')}>
      {text.byPhone}
    </Button>
  )
  if (landing.kind === 'parameterError') {
    return (
      <OpenPage>
        <div role="alert">
          <Notice
            level="h1"
            mark="error"
            title={text.parameterError}
            hint={text.missing[landing.missing]}
            actions={toLogin}
          />
        </div>
      </OpenPage>
    )
  }
  return (
    <OpenPage>
      <Proving proof={landing} redirect={query.get('redirect')} />
    </OpenPage>
  )
}

/** A proof is good once, so it is sent once, whatever React does with the effect. */
function Proving({ proof, redirect }: { proof: Proof; redirect: string | null }) {
  const text = usePagesText().landing
  const navigate = useNavigate()
  const signIn = useLandingSignIn()
  const bind = useBind()
  const sent = useRef(false)
  const binding = useRef(readToken() ? pendingBind.read() : null)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    pendingBind.write(null)
    if (binding.current && proof.kind === 'sso' && proof.body.auth_code) {
      const body = { platform: binding.current, auth_code: proof.body.auth_code, state: proof.body.state }
      bind.mutate({ body }, { onSuccess: () => location.assign('/setting') })
    } else {
      signIn.mutate(proof, { onSuccess: (signedIn) => void enter(signedIn, { invited: false, redirect }) })
    }
  }, [proof, redirect, signIn, bind])

  const error = signIn.error ?? bind.error
  const told = error instanceof ApiFailure ? error.detail.reason : undefined
  const reason = Object.entries(text.reasons).find(([key]) => key === told)?.[1]
  if (error) {
    return (
      <>
        <h1 className="visually-hidden">{text.title}</h1>
        <ErrorState error={error} hint={reason ?? text.askAdmin} />
        <Button kind="primary" onClick={() => void navigate(binding.current ? '/setting' : '/login')}>
          {binding.current ? text.toSetting : text.byPhone}
        </Button>
      </>
    )
  }
  return (
    <div role="status" className={styles.working}>
      <Rings />
      <h1>{binding.current ? text.binding : text.working}</h1>
      <p>{text.workingHint}</p>
    </div>
  )
}

function Rings() {
  return (
    <svg
      className={styles.spin}
      viewBox="0 0 96 96"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g stroke="var(--line-strong)">
        <path d="M84 48a36 36 0 1 0-14 28.500" />
      </g>
      <g stroke="currentColor">
        <path d="M66 36a22 22 0 1 0 1 22" />
      </g>
      <circle cx="48" cy="48" r="5" fill="var(--brand-seal)" />
    </svg>
  )
}
