import { type FormEvent, useEffect, useId, useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { stored } from '#lib/stored.ts'
import styles from '#modules/session/components/dialogs.module.css'
import { TextField } from '#modules/session/components/text-field.tsx'
import { type SsoWay, useSsoWays } from '#modules/session/queries.ts'
import { useSessionText } from '#modules/session/text.ts'
import { isBehind, type WayButton } from '#modules/session/ways.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

const lastEnterprise = stored('enterprise', '', (value) => typeof value === 'string')

interface Props {
  button: WayButton
  alias: string | undefined
  redirect: string | null
  onClose: () => void
}

const startOf = ({ startUrl }: SsoWay, redirect: string | null): string => {
  const url = new URL(startUrl, location.origin)
  if (redirect) url.searchParams.set('redirect', redirect)
  return url.href
}

/** Asks for the enterprise, looks up how it signs people in, and goes there. One way is gone to without a question. */
export function SsoDialog({ button, alias, redirect, onClose }: Props) {
  const text = useSessionText().sso
  const id = useId()
  const [enterprise, setEnterprise] = useState(alias ?? lastEnterprise.read())
  const [problem, setProblem] = useState<string>()
  const [choice, setChoice] = useState<readonly SsoWay[]>([])
  const [leaving, setLeaving] = useState(false)
  const ways = useSsoWays()

  const go = (way: SsoWay) => {
    setLeaving(true)
    location.assign(startOf(way, redirect))
  }
  const lookUp = (name: string) => {
    const tenant = name.trim()
    if (!tenant) return setProblem(text.required)
    setProblem(undefined)
    ways.mutate(tenant, {
      onSuccess: (answer) => {
        lastEnterprise.write(tenant)
        const found = answer.ways.filter((way) => isBehind(button, way))
        if (found.length > 1) setChoice(found)
        else if (found[0]) go(found[0])
        else setProblem(text.notConfigured)
      },
      onError: (error) => error instanceof ApiFailure && error.status < 500 && setProblem(error.message),
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a preselected enterprise is looked up once, when the dialog opens
  useEffect(() => {
    if (alias) lookUp(alias)
  }, [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    lookUp(enterprise)
  }
  return (
    <Dialog
      open
      title={choice.length > 0 ? text.choose : text.dialogTitle(text[button])}
      width={400}
      onClose={onClose}
      footer={
        choice.length === 0 && (
          <>
            <Button onClick={onClose}>{text.cancel}</Button>
            <Button kind="primary" submit form={id} loading={ways.isPending || leaving}>
              {leaving ? text.leaving : text.next}
            </Button>
          </>
        )
      }
    >
      {choice.length > 0 ? (
        <div className={styles.ways}>
          {choice.map((way) => (
            <Button key={way.mode} size="large" disabled={leaving} onClick={() => go(way)}>
              {text[way.mode]}
            </Button>
          ))}
        </div>
      ) : (
        <form id={id} onSubmit={onSubmit}>
          <TextField
            label={text.enterprise}
            data-autofocus
            autoComplete="organization"
            maxLength={64}
            placeholder={text.placeholder}
            value={enterprise}
            problem={problem}
            note={text.enterpriseHint}
            onChange={(name) => {
              setEnterprise(name)
              setProblem(undefined)
            }}
          />
        </form>
      )}
    </Dialog>
  )
}
