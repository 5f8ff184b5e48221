import { useNavigate, useSearchParams } from 'react-router'
import { isOwnPath } from '#lib/url.ts'
import { OpenPage } from '#modules/session/components/open-page.tsx'
import { usePagesText } from '#modules/session/pages-text.ts'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/states.tsx'
import { useUiText } from '#ui/text.ts'

/** /error: something broke that no screen could show in its own place. `from` is the way back, `id` what support needs. */
export function Screen() {
  const text = usePagesText().pages
  const words = useUiText()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const from = query.get('from')
  const id = query.get('id')
  return (
    <OpenPage>
      <div role="alert">
        <Notice
          level="h1"
          mark="error"
          title={text.error.title}
          hint={text.error.text}
          actions={
            <>
              <Button
                kind="primary"
                icon={<Icon name="refresh" size={16} />}
                onClick={() => location.assign(from && isOwnPath(from) ? from : '/')}
              >
                {text.error.action}
              </Button>
              <Button onClick={() => void navigate('/')}>{text.error.home}</Button>
              {id && <Button onClick={() => void copyText(id, words)}>{words.copyNumber(id.slice(0, 8))}</Button>}
            </>
          }
        />
      </div>
    </OpenPage>
  )
}
