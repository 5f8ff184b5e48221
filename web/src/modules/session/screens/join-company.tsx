import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiFailure } from '#lib/api.ts'
import { Joining } from '#modules/session/components/joining.tsx'
import { PasteInvitation } from '#modules/session/components/paste-invitation.tsx'
import { usePagesText } from '#modules/session/pages-text.ts'
import { useInvitation } from '#modules/session/queries.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { ErrorState, Notice } from '#ui/states.tsx'

/** Behind an invitation link (spec 1 §2): who invites to what, and one step to get in. */
export function Screen() {
  const text = usePagesText().join
  const [query, setQuery] = useSearchParams()
  const code = query.get('code') ?? query.get('invitationCode') ?? ''
  const invitation = useInvitation(code)
  const [refused, setRefused] = useState<ApiFailure>()
  const failure = refused ?? invitation.error
  if (code === '') return <MissingCode onFound={(found) => setQuery({ code: found })} />
  if (failure instanceof ApiFailure && (failure.status === 410 || failure.status === 404))
    return <Invalid reason={String(failure.detail.reason ?? '')} onAgain={() => setRefused(undefined)} />
  if (failure || !invitation.data) {
    return (
      <>
        <h1 className="visually-hidden">{text.title}</h1>
        {failure ? (
          <ErrorState error={failure} onRetry={() => void invitation.refetch()} />
        ) : (
          <SkeletonPage lines={6} />
        )}
      </>
    )
  }
  return <Joining code={code} invitation={invitation.data} onRefused={setRefused} />
}

function MissingCode({ onFound }: { onFound: (code: string) => void }) {
  const text = usePagesText().join
  return (
    <>
      <Notice level="h1" mark="none" title={text.missing} hint={text.missingHint} />
      <PasteInvitation onFound={onFound} />
    </>
  )
}

/** Someone who used the wrong number can try the right one; for the rest a new link is needed. */
function Invalid({ reason, onAgain }: { reason: string; onAgain: () => void }) {
  const text = usePagesText().join
  const navigate = useNavigate()
  const words = Object.entries(text.invalid).find(([key]) => key === reason)?.[1] ?? text.invalid.unknown
  return (
    <div role="alert">
      <Notice
        level="h1"
        mark="none"
        title={words.title}
        hint={words.hint}
        actions={
          <>
            {reason === 'otherPhone' && (
              <Button kind="primary" onClick={onAgain}>
                {text.otherNumber}
              </Button>
            )}
            <Button onClick={() => void navigate('/login')}>{text.toLogin}</Button>
          </>
        }
      />
    </div>
  )
}
