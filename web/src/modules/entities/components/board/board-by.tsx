import { inLocale } from '@cohort/contract/fields/values'
import { useRef, useState } from 'react'
import type { Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import { boardFieldOf, boardFields } from '#modules/entities/components/board/columns.ts'
import { useBoardText } from '#modules/entities/components/board/text.ts'
import type { ListState } from '#modules/entities/list-state.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'

interface Props {
  shape: Shape
  state: ListState
  onChange: (next: ListState) => void
}

/** Which field makes the columns. */
export function BoardBy({ shape, state, onChange }: Props) {
  const text = useBoardText()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const field = boardFieldOf(shape, state.by)
  if (!field) return null
  const label = text.byField(inLocale(field.definition.label, locale))
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        icon={<Icon name="layers" size={16} />}
        onClick={() => setOpen(!open)}
      >
        <span data-wide>{label}</span>
      </Button>
      {open && (
        <Menu
          anchor={anchor}
          label={text.by}
          placement="bottomEnd"
          onClose={() => setOpen(false)}
          items={boardFields(shape).map(({ key, definition }) => ({
            key,
            label: inLocale(definition.label, locale),
            checked: key === field.key,
            run: () => onChange({ ...state, by: key }),
          }))}
        />
      )}
    </>
  )
}
