import styles from '#modules/tenants/components/setting.module.css'
import { useTenantsText } from '#modules/tenants/text.ts'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy.ts'
import { Icon } from '#ui/icon.tsx'

/** An address to hand on, with the button that copies it. */
export function CopyLine({ label, value }: { label: string; value: string }) {
  const text = useTenantsText().setting
  return (
    <div className={styles.copyLine}>
      <div>
        <small>{label}</small>
        <code>{value}</code>
      </div>
      <Button
        kind="text"
        size="small"
        icon={<Icon name="copy" size={14} />}
        aria-label={`${text.copy} ${label}`}
        onClick={() => void copyText(value, text)}
      >
        {text.copy}
      </Button>
    </div>
  )
}
