import { limits } from '@cohort/contract/limits'
import { useEffect, useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { isCode, isFinished } from '#modules/session/code.ts'
import { isPhone, problemOf } from '#modules/session/phone.ts'
import { type SignedIn, useRequestCode, useSignIn } from '#modules/session/queries.ts'
import { useSessionText } from '#modules/session/text.ts'
import { toast } from '#ui/toast.ts'

interface Problems {
  phone?: string
  code?: string
  agreed?: string
}

interface Options {
  invitationCode?: string
  tenantAlias?: string
  onSignedIn: (signedIn: SignedIn) => void
  onNotRegistered: (phone: string) => void
  onInvitationInvalid?: (failure: ApiFailure) => void
}

/** Longer waits (ten codes a day) are told in the words of the failure; a countdown of hours helps nobody. */
const longestCountdown = 5 * 60

/** The state of signing in by phone and code: what is typed, what is wrong with it, and what may be done next. */
export function usePhoneCode(options: Options) {
  const text = useSessionText().form
  const [phone, setPhoneDigits] = useState('')
  const [code, setCodeDigits] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  /** The last number a code went to, and the code itself where it may be shown. */
  const [sent, setSent] = useState<{ phone: string; code?: string }>()
  const countdown = useCountdown()
  const sentHere = sent?.phone === phone
  const secondsLeft = sentHere ? countdown.seconds : 0
  const sending = useRequestCode()
  const signingIn = useSignIn()

  const phoneProblem = (): string | undefined => {
    const problem = problemOf(phone)
    return problem ? text.phoneProblem(problem) : phone === '' ? text.phoneEmpty : undefined
  }

  const failed = (error: Error) => {
    if (!(error instanceof ApiFailure)) return
    if (error.code === 'HasNotRegisteredException') return options.onNotRegistered(phone)
    if (error.code === 'InvitationInvalid') return options.onInvitationInvalid?.(error)
    const seconds = Number(error.detail.seconds)
    if (error.code === 'TooManyRequests' && seconds <= longestCountdown) {
      countdown.start(seconds)
      setSent((known) => (known?.phone === phone ? known : { phone }))
    }
    if (error.code === 'BadInput' && error.detail.field === 'phone') setProblems({ phone: error.message })
    else if (error.code !== 'Timeout' && error.status < 500) setProblems({ code: error.message })
    else if (error.code === 'CodeSendFailed') setProblems({ code: error.message })
  }

  /** True when a code is on its way, so that the caller can move the focus to it. */
  const send = (): boolean => {
    const problem = phoneProblem()
    setProblems({ phone: problem })
    if (problem || secondsLeft > 0 || sending.isPending) return false
    sending.mutate(
      { body: { phone, invited: options.invitationCode !== undefined } },
      {
        onSuccess: (answer) => {
          countdown.start(answer.retryAfter || limits.codeIntervalSeconds)
          setSent({ phone, code: answer.code })
          setCodeDigits('')
          toast.show({ text: text.codeSent })
        },
        onError: failed,
      },
    )
    return true
  }

  /** Asks to sign in if everything is there, else says what is missing. */
  const submit = (next: { code?: string; agreed?: boolean } = {}): keyof Problems | undefined => {
    const [digits, accepted] = [next.code ?? code, next.agreed ?? agreed]
    const missing = limits.codeDigits - digits.length
    const found: Problems = {
      phone: phoneProblem(),
      code: isCode(digits) ? undefined : digits === '' ? text.codeEmpty : text.codeShort(missing),
      agreed: accepted ? undefined : text.mustAgree,
    }
    setProblems(found)
    const first = (['phone', 'code', 'agreed'] as const).find((field) => found[field])
    if (first || signingIn.isPending) return first
    const { invitationCode, tenantAlias: luckyTenantAlias } = options
    signingIn.mutate(
      { body: { phone, code: digits, invitationCode, luckyTenantAlias } },
      { onSuccess: options.onSignedIn, onError: failed },
    )
    return undefined
  }

  return {
    phone,
    code,
    agreed,
    problems,
    shownCode: sentHere ? sent.code : undefined,
    wasSent: sentHere,
    secondsLeft,
    isSending: sending.isPending,
    /** Stays true after success: the page is being left. */
    isSigningIn: signingIn.isPending || signingIn.isSuccess,
    setPhone: (digits: string) => {
      setPhoneDigits(digits)
      setProblems((known) => ({ ...known, phone: undefined }))
    },
    leavePhone: () => {
      if (phone !== '' && !isPhone(phone)) setProblems((known) => ({ ...known, phone: phoneProblem() }))
    },
    /** A complete code with everything else in order needs no further click. */
    setCode: (digits: string) => {
      setCodeDigits(digits)
      setProblems((known) => ({ ...known, code: undefined }))
      if (isFinished(code, digits) && isPhone(phone) && agreed) submit({ code: digits })
    },
    setAgreed: (accepted: boolean) => {
      setAgreed(accepted)
      setProblems((known) => ({ ...known, agreed: undefined }))
    },
    send,
    submit,
  }
}

/** Whole seconds until zero. The clock is read anew at each tick: a sleeping tab does not stretch the wait. */
function useCountdown() {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const running = until > now
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [running])
  return {
    seconds: running ? Math.ceil((until - now) / 1000) : 0,
    start: (seconds: number) => {
      setNow(Date.now())
      setUntil(Date.now() + seconds * 1000)
    },
  }
}
