import { useLocation, useNavigate } from 'react-router'
import { useAppText } from '#app/text.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/states.tsx'

/** The honest placeholder of a route whose screen comes with a later release. */
export function Screen() {
  const text = useAppText().later
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <Notice
      mark="later"
      title={text.title}
      hint={text.hint(pathname)}
      actions={
        <Button size="small" onClick={() => navigate('/')}>
          {text.home}
        </Button>
      }
    />
  )
}
