import { useNavigate, useSearchParams } from 'react-router'
import { isOwnPath } from '#lib/url.ts'
import { OpenPage } from '#modules/session/components/open-page.tsx'
import { usePagesText } from '#modules/session/pages-text.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/states.tsx'

/** 401: the credential is gone. After signing in again one is back where one was. */
export function Screen() {
  const text = usePagesText().pages.unauthorized
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const from = query.get('from')
  const login = from && isOwnPath(from) ? `/login?${new URLSearchParams({ redirect: from })}` : '/login'
  return (
    <OpenPage>
      <Notice
        level="h1"
        mark="lock"
        title={text.title}
        hint={text.text}
        actions={
          <Button kind="primary" onClick={() => void navigate(login)}>
            {text.action}
          </Button>
        }
      />
    </OpenPage>
  )
}
