import { inLocale } from '@cohort/contract/fields/values'
import { useRef, useState } from 'react'
import { useFilterText } from '#fields/filter/text.ts'
import { isSortable, type Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import type { ListState, Sort } from '#modules/entities/list-state.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'

interface Props {
  shape: Shape
  state: ListState
  onChange: (next: ListState) => void
}

/** In which order: by time, or by whatever of the columns can be counted. */
export function SortMenu({ shape, state, onChange }: Props) {
  const text = useEntitiesText().bar
  const filterText = useFilterText()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const byField = shape.type.columns
    .map((key) => shape.fields.get(key))
    .filter((field) => field !== undefined)
    .filter((field) => isSortable(field) && !field.key.startsWith('meta.'))
  const sorts: (Sort & { label: string })[] = [
    { key: 'meta.updatedAt', order: 'desc', label: text.newest },
    { key: 'meta.updatedAt', order: 'asc', label: text.oldest },
    { key: 'meta.createdAt', order: 'desc', label: text.recent },
    ...byField.flatMap(({ key, definition }) => [
      { key, order: 'desc' as const, label: text.sortBy(inLocale(definition.label, locale), text.desc) },
      { key, order: 'asc' as const, label: text.sortBy(inLocale(definition.label, locale), text.asc) },
    ]),
  ]
  const isOn = ({ key, order }: Sort) => key === state.sort.key && order === state.sort.order
  const label = sorts.find(isOn)?.label ?? text.sort
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        kind="text"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={filterText.token(text.sort, label)}
        icon={<Icon name="sort" size={16} />}
        onClick={() => setOpen(!open)}
      >
        <span data-wide>{label}</span>
      </Button>
      {open && (
        <Menu
          anchor={anchor}
          label={text.sort}
          placement="bottomEnd"
          onClose={() => setOpen(false)}
          items={sorts.map((sort) => ({
            key: `${sort.key} ${sort.order}`,
            label: sort.label,
            checked: isOn(sort),
            run: () => onChange({ ...state, sort: { key: sort.key, order: sort.order }, page: 1 }),
          }))}
        />
      )}
    </>
  )
}
