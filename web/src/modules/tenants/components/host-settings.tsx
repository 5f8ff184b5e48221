import { redirectHost } from '@cohort/contract/rules'
import { Input } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import styles from '#modules/tenants/components/setting.module.css'
import type { ConfigDraft } from '#modules/tenants/components/use-config-draft.ts'
import { useTenantsText } from '#modules/tenants/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const mostHosts = 50

/** People paste whole addresses: what counts is the host. */
const hostOf = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')

/** Hosts to which a redirect after sign-in may carry a token. */
export function HostSettings({ config }: { config: ConfigDraft }) {
  const text = useTenantsText().setting.hosts
  const id = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const hosts = config.draft.trustedRedirectHosts
  const add = (event: FormEvent) => {
    event.preventDefault()
    const host = hostOf(typed)
    if (!redirectHost.safeParse(host).success) return setProblem(text.wrong)
    if (hosts.includes(host)) return setProblem(text.twice)
    if (hosts.length >= mostHosts) return setProblem(text.full)
    config.change({ trustedRedirectHosts: [...hosts, host] })
    setTyped('')
  }
  return (
    <>
      <p className={styles.intro}>{text.hint}</p>
      <div className={styles.row}>
        <div className={styles.label}>{text.list}</div>
        <div>
          {hosts.length === 0 && <p className={styles.intro}>{text.empty}</p>}
          <ul className={styles.hosts}>
            {hosts.map((host) => (
              <li key={host} className={styles.host}>
                {host}
                <button
                  type="button"
                  aria-label={text.remove(host)}
                  onClick={() => config.change({ trustedRedirectHosts: hosts.filter((other) => other !== host) })}
                >
                  <Icon name="close" size={14} />
                </button>
              </li>
            ))}
          </ul>
          <form className={styles.add} onSubmit={add}>
            <Input
              id={id}
              aria-label={text.label}
              placeholder={text.placeholder}
              maxLength={253}
              value={typed}
              status={problem ? 'error' : undefined}
              aria-invalid={problem !== undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={({ target }) => {
                setTyped(target.value)
                setProblem(undefined)
              }}
            />
            <Button submit>{text.add}</Button>
          </form>
          {problem && (
            <p id={`${id}-problem`} className={styles.problem} role="alert">
              {problem}
            </p>
          )}
        </div>
      </div>
    </>
  )
}
