import { useNavigate, useSearchParams } from 'react-router'
import styles from '#modules/session/components/open-page.module.css'
import { OpenPage } from '#modules/session/components/open-page.tsx'
import { usePagesText } from '#modules/session/pages-text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/states.tsx'

/** A redirect to a host that nobody vouched for: its name, a question, and no token (decisions: Requests). */
export function Screen() {
  const text = usePagesText().redirect
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const url = URL.parse(query.get('url') ?? '')
  const stay = (kind: 'primary' | 'default') => (
    <Button kind={kind} onClick={() => void navigate('/')}>
      {text.stay}
    </Button>
  )
  if (!url || !/^https?:$/.test(url.protocol)) {
    return (
      <OpenPage>
        <Notice level="h1" mark="none" title={text.invalid} hint={text.invalidHint} actions={stay('primary')} />
      </OpenPage>
    )
  }
  return (
    <OpenPage>
      <Notice
        level="h1"
        mark="later"
        title={text.title}
        hint={
          <>
            {text.text}
            <br />
            <span className={styles.host}>
              <Icon name="globe" size={16} />
              {url.host}
            </span>
          </>
        }
        actions={
          <>
            {stay('primary')}
            <Button onClick={() => location.assign(url.href)}>{text.go}</Button>
          </>
        }
      />
    </OpenPage>
  )
}
