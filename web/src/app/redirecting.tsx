import { checkRedirect } from '@cohort/contract/session'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useAppText } from '#app/text.ts'
import styles from '#app/whole-page.module.css'
import { useCall } from '#lib/query.ts'
import { isOwnPath } from '#lib/url.ts'
import { ErrorState, Notice } from '#ui/states.tsx'

/**
 * A redirect that came with the address. The server judges it: our own origin is free, a trusted host gets a token of
 * its own, a foreign one is named and asked about, anything else is ignored (decisions: Requests).
 */
export function Redirecting({ target, search }: { target: string; search: string }) {
  const text = useAppText().redirecting
  const navigate = useNavigate()
  const judged = useCall(checkRedirect, { body: { redirect: target } }, { inPlace: true, staleTime: 0 })
  const answer = judged.data
  useEffect(() => {
    if (!answer) return
    if (answer.kind === 'invalid') void navigate(`/${withoutRedirect(search)}`, { replace: true })
    else if (answer.kind === 'foreign') {
      void navigate(`/login/redirect?${new URLSearchParams({ url: answer.url })}`, { replace: true })
    } else if (isOwnPath(answer.url)) void navigate(answer.url, { replace: true })
    else location.replace(answer.url)
  }, [answer, navigate, search])
  return (
    <main className={styles.page}>
      {judged.isError ? (
        <ErrorState error={judged.error} onRetry={() => void judged.refetch()} />
      ) : (
        <Notice mark="done" level="h1" title={text.title} hint={text.hint} />
      )}
    </main>
  )
}

function withoutRedirect(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('redirect')
  return query.size > 0 ? `?${query}` : ''
}
