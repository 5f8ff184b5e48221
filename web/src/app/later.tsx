import { useLocation, useNavigate } from 'react-router'
import { useShellText } from '#app/shell/text.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/states.tsx'

/** The honest placeholder of a route whose screen comes with a later release. */
export function Screen() {
  const text = useShellText().later
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
