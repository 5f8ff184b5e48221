import { type Access, type AuthName, actionNames, areas, authCodes } from '@cohort/contract/access'
import { limits } from '@cohort/contract/limits'

import { type ReactNode, useEffect, useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { useLocale } from '#lib/text.ts'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy.ts'
import { Icon } from '#ui/icon.tsx'
import { Motif, type MotifMark } from '#ui/motif.tsx'
import styles from '#ui/states.module.css'
import { useUiText } from '#ui/text.ts'

interface NoticeProps {
  mark: MotifMark
  title: ReactNode
  hint?: ReactNode
  /** At most one primary button, then the quiet ones. */
  actions?: ReactNode
  level?: 'h1' | 'h2'
  /** Alone on its page: it stands in the middle. */
  fill?: boolean
}

/** One line of what, one of why or how, one thing to do. The frame of every state that replaces content. */
export function Notice({ mark, title, hint, actions, level: Heading = 'h2', fill = false }: NoticeProps) {
  return (
    <div className={fill ? `${styles.notice} ${styles.fill}` : styles.notice}>
      <Motif mark={mark} />
      <Heading className={styles.title}>{title}</Heading>
      {hint && <p className={styles.hint}>{hint}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** Nothing to show. It appears after 300 ms, so that a quick answer never flashes it. */
export function Empty(props: Omit<NoticeProps, 'mark'> & { filtered?: boolean }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), limits.emptyDelayMs)
    return () => clearTimeout(timer)
  }, [])
  const { filtered, ...notice } = props
  return due ? <Notice mark={filtered ? 'none' : 'empty'} {...notice} /> : <div className={styles.notice} />
}

interface ErrorProps {
  error: unknown
  onRetry?: () => void
  /** Shown instead of the standard hint, where something typed is at stake. */
  hint?: ReactNode
}

/** What failed, in the words of the failure, with retry and the number that support can look up. */
export function ErrorState({ error, onRetry, hint }: ErrorProps) {
  const text = useUiText()
  const failure = error instanceof ApiFailure ? error : undefined
  const id = failure?.requestId
  return (
    <div role="alert">
      <Notice
        mark="error"
        title={failure?.message || text.broken}
        hint={hint}
        actions={
          <>
            {onRetry && (
              <Button kind="primary" size="small" icon={<Icon name="refresh" size={14} />} onClick={onRetry}>
                {text.retry}
              </Button>
            )}
            {id && (
              <Button size="small" icon={<Icon name="copy" size={14} />} onClick={() => void copyText(id, text)}>
                {text.copyNumber(id.slice(0, 8))}
              </Button>
            )}
          </>
        }
      />
    </div>
  )
}

/** Names the missing right, with its code, so that an administrator knows what to grant. */
export function NoPermission({
  access,
  title,
  ...rest
}: { access: Access } & Partial<Omit<NoticeProps, 'mark' | 'hint'>>) {
  const text = useUiText()
  return <Notice mark="lock" title={title ?? text.noPermission} hint={useMissing(access)} {...rest} />
}

/** The sentence that names what someone lacks for an access. Disabled buttons show it as their tooltip. */
export function useMissing(access: Access): string {
  const text = useUiText()
  const language = useLocale() === 'en-US' ? 'en' : 'zh'
  if (access === 'superAdmin') return text.needsSuperAdmin
  if (access === 'admin') return text.needsAdmin
  if (typeof access === 'string') return text.needsMember
  const named = access.any.map((name) => {
    const { area, action } = partsOf(name)
    return text.right(areas[area][language], actionNames[action][language], authCodes[name])
  })
  return text.needs(named.join(text.or))
}

function partsOf(name: AuthName): { area: keyof typeof areas; action: keyof typeof actionNames } {
  const [area, action] = name.split('.')
  return { area: area as keyof typeof areas, action: action as keyof typeof actionNames }
}
