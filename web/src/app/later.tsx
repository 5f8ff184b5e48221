import { useLocation, useNavigate, useParams } from 'react-router'
import { routeOf } from '#app/route-match.ts'
import { useRouteTitle } from '#app/route-title.ts'
import { useFrame } from '#app/shell/frame-context.ts'
import { useShellText } from '#app/shell/text.ts'
import { usePageTitle } from '#lib/page.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/states.tsx'

/** The honest placeholder of a route whose screen comes with a later release. */
export function Screen() {
  const text = useShellText().later
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const params = useParams()
  const route = routeOf(useFrame().routes, pathname)
  const titleOf = useRouteTitle()
  usePageTitle(route ? titleOf(route) : '', params.id ?? params.projectId)
  return (
    <Notice
      fill
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
