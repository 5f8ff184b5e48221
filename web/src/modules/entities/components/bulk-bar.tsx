import { inLocale } from '@cohort/contract/fields/values'
import type { ReactNode } from 'react'
import { useLocale } from '#lib/text.ts'
import { useMay } from '#lib/who.ts'
import styles from '#modules/entities/components/bulk-bar.module.css'
import { useRemove, useRestore } from '#modules/entities/queries.ts'
import type { Shape } from '#modules/entities/shape.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMissing } from '#ui/states.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

const editing = { any: ['material.edit'] } as const

interface Props {
  shape: Shape
  selected: ReadonlySet<string>
  onClear: () => void
  /** After the count: a way to select more. */
  children?: ReactNode
}

/** What can be done with all that is selected. */
export function BulkBar({ shape, selected, onClear, children }: Props) {
  const text = useEntitiesText().bulk
  const ui = useUiText()
  const locale = useLocale()
  const may = useMay(editing)
  const missing = useMissing(editing)
  const remove = useRemove()
  const restore = useRestore()
  const { type } = shape.type
  const measure = inLocale(shape.type.measure, locale)
  const removeAll = () =>
    remove.mutate(
      { params: { type }, body: { openIds: [...selected] } },
      {
        onSuccess: ({ deleted }) => {
          onClear()
          const records = deleted.map((openId) => ({ entityType: type, openId }))
          toast.undo(text.deleted(deleted.length, measure), ui.undo, () =>
            restore.mutate({ body: { records } }, { onSuccess: () => toast.show({ text: text.restored }) }),
          )
        },
      },
    )
  return (
    <section className={styles.bar} aria-label={text.label}>
      <span className={styles.count} role="status">
        {text.chosen(selected.size, measure)}
      </span>
      {children}
      <Button
        kind="text"
        loading={remove.isPending}
        disabled={may ? false : missing}
        icon={<Icon name="trash" size={16} />}
        onClick={removeAll}
      >
        {text.delete}
      </Button>
      <Button
        kind="text"
        aria-label={text.clear}
        title={text.clear}
        icon={<Icon name="close" size={16} />}
        onClick={onClear}
      />
    </section>
  )
}
