import { inLocale } from '@cohort/contract/fields/values'
import type { Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/live/live.module.css'
import { useLiveText } from '#modules/entities/components/live/text.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  shape: Shape
  count: number
  onShow: () => void
}

/** What others brought in waits over the list until it is wanted: nothing moves under the pointer. */
export function NewsChip({ shape, count, onShow }: Props) {
  const text = useLiveText()
  const measure = inLocale(shape.type.measure, useLocale())
  return (
    <div className={styles.news} role="status">
      {count > 0 && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            currentTarget.closest('section')?.scrollTo({ top: 0 })
            onShow()
          }}
        >
          <Icon name="refresh" size={14} />
          {text.news(count, measure)}
        </button>
      )}
    </div>
  )
}
