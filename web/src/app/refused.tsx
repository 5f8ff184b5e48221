import { useNavigate } from 'react-router'
import { useRouteTitle } from '#app/route-title.ts'
import { useShellText } from '#app/shell/text.ts'
import type { ScreenRoute } from '#lib/route.ts'
import { Button } from '#ui/button.tsx'
import { NoPermission } from '#ui/states.tsx'

/** A route that exists, but not for this member: it names the right that is missing. */
export function Refused({ route }: { route: ScreenRoute }) {
  const text = useShellText().refused
  const navigate = useNavigate()
  return (
    <NoPermission
      fill
      access={route.access}
      title={text.title(useRouteTitle()(route))}
      actions={
        <Button size="small" onClick={() => navigate('/')}>
          {text.home}
        </Button>
      }
    />
  )
}
