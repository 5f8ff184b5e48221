import { useBulkText } from '#modules/entities/components/bulk/text.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  on: boolean
  onChange: (on: boolean) => void
  onEnd: () => void
}

/** On a phone cards have no boxes until somebody wants to pick some. */
export function PickButton({ on, onChange, onEnd }: Props) {
  const text = useBulkText()
  return (
    <Button
      size="small"
      aria-pressed={on}
      onClick={() => {
        onChange(!on)
        if (on) onEnd()
      }}
    >
      {on ? text.selectDone : text.select}
    </Button>
  )
}
