import { useNavigate } from 'react-router'
import { OpenPage } from '#modules/session/components/open-page.tsx'
import { usePagesText } from '#modules/session/pages-text.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/states.tsx'

/** 404: every unknown path ends here (spec 1 §2). */
export function Screen() {
  const text = usePagesText().pages.notFound
  const navigate = useNavigate()
  return (
    <OpenPage>
      <Notice
        level="h1"
        mark="none"
        title={text.title}
        hint={text.text}
        actions={
          <>
            <Button kind="primary" onClick={() => void navigate('/')}>
              {text.action}
            </Button>
            {history.length > 1 && <Button onClick={() => void navigate(-1)}>{text.back}</Button>}
          </>
        }
      />
    </OpenPage>
  )
}
