import type { ChoiceColor } from '@cohort/contract/fields/field'
import styles from '#modules/templates/components/tile.module.css'
import { Icon, isIconName } from '#ui/icon.tsx'

/** The picture of a template on its colour. */
export function Tile({ color, icon, large }: { color: ChoiceColor; icon: string; large?: boolean }) {
  const classes = [styles.tile, styles[color], large && styles.large]
  return (
    <span className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      <Icon name={isIconName(icon) ? icon : 'folder'} size={large ? 20 : 18} />
    </span>
  )
}

/** A stage by its colour. */
export function Dot({ color }: { color: ChoiceColor }) {
  return <span className={`${styles.dot} ${styles[color]}`} aria-hidden="true" />
}
