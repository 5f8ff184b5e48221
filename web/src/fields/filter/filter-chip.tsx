import { inLocale } from '@cohort/contract/fields/values'
import { useRef, useState } from 'react'
import styles from '#fields/filter/filter-chip.module.css'
import { type Filtering, FilterPanel } from '#fields/filter/filter-panel.tsx'
import { useFilterText } from '#fields/filter/text.ts'
import type { ShownField } from '#fields/shape.ts'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { Popover } from '#ui/popover.tsx'

/** A field to filter by; once something is chosen, the condition itself with a cross. */
export function FilterChip({
  field,
  words,
  onRemove,
  ...props
}: Filtering & {
  field: ShownField
  words?: string | undefined
  onRemove?: () => void
}) {
  const text = useFilterText()
  const locale = useLocale()
  const phone = useIsPhone()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const name = inLocale(field.definition.label, locale)
  return (
    <span className={words ? `${styles.chip} ${styles.token}` : styles.chip}>
      <button ref={anchor} type="button" aria-haspopup="true" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words ? text.token(name, words) : name}
        {!words && <Icon name="down" size={14} />}
      </button>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={text.remove(name)} onClick={onRemove}>
          <Icon name="close" size={14} />
        </button>
      )}
      {open && (
        <Popover anchor={anchor} label={name} width={260} sheet={phone} onClose={() => setOpen(false)}>
          <FilterPanel field={field} {...props} onClose={() => setOpen(false)} />
        </Popover>
      )}
    </span>
  )
}

/** Every further field: first which one, then what of it. */
export function MoreFilters({ fields, ...props }: Filtering & { fields: readonly ShownField[] }) {
  const text = useFilterText()
  const locale = useLocale()
  const phone = useIsPhone()
  const [step, setStep] = useState<'closed' | 'fields' | ShownField>('closed')
  const anchor = useRef<HTMLButtonElement>(null)
  const close = () => setStep('closed')
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.more}
        aria-haspopup="menu"
        aria-expanded={step !== 'closed'}
        onClick={() => setStep(step === 'closed' ? 'fields' : 'closed')}
      >
        <Icon name="plus" size={14} />
        {text.more}
      </button>
      {step === 'fields' && (
        <Menu
          anchor={anchor}
          label={text.more}
          onClose={() => setStep((now) => (now === 'fields' ? 'closed' : now))}
          items={fields.map((field) => ({
            key: field.key,
            label: inLocale(field.definition.label, locale),
            stay: true,
            run: () => setStep(field),
          }))}
        />
      )}
      {typeof step === 'object' && (
        <Popover
          anchor={anchor}
          label={inLocale(step.definition.label, locale)}
          width={260}
          sheet={phone}
          onClose={close}
        >
          <FilterPanel field={step} {...props} onClose={close} />
        </Popover>
      )}
    </>
  )
}
