import { useNavigate } from 'react-router'
import { createAccess, createState } from '#app/shell/create-state.ts'
import { useFrame } from '#app/shell/frame-context.ts'
import { useShellText } from '#app/shell/text.ts'
import type { View } from '#app/views/views.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMissing } from '#ui/states.tsx'

/** Floats over every view; where nothing can be created, it says why. On a phone it stands in the title row. */
export function CreateButton({ view }: { view: View | undefined }) {
  const text = useShellText().create
  const navigate = useNavigate()
  const { viewer } = useFrame()
  const missing = useMissing(createAccess)
  const state = createState(view, viewer)
  const reason = state.kind === 'refused' ? missing : state.kind === 'nowhere' ? text.nowhere : undefined
  return (
    <Button
      kind="primary"
      size="large"
      aria-label={text.label}
      title={text.label}
      disabled={reason}
      icon={<Icon name="plus" size={20} />}
      onClick={() => state.kind === 'ready' && void navigate(state.to)}
    />
  )
}
