import { useMembers } from '#fields/use-members.ts'
import { useFrameActions } from '#lib/frame.ts'
import { grouped } from '#modules/resources/amounts.ts'
import bars from '#modules/resources/components/bars.module.css'
import styles from '#modules/resources/components/limits/limits.module.css'
import { useLimitsText } from '#modules/resources/components/limits/text.ts'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy.ts'

export const pricingPath = '/setting/pricing'

/** Who may buy is led to the prices, on hosts that have them; everyone else is told whom to ask. */
export const useMayBuy = (): boolean => useFrameActions().pricing !== undefined

/** So much of so much, with a bar. */
export function Used({ label, consumed, total }: { label: string; consumed: number; total: number }) {
  const isFull = consumed >= total
  return (
    <div>
      <p className={bars.line}>
        <span>{label}</span>
        <span>
          <b>{grouped(consumed)}</b> / {grouped(total)}
        </span>
      </p>
      <span className={bars.track} aria-hidden="true">
        <i
          className={isFull ? bars.full : bars.calm}
          style={{ width: `${total > 0 ? Math.min(100, (consumed / total) * 100) : 100}%` }}
        />
      </span>
    </div>
  )
}

/** By name, because most members do not know who it is. */
export function Administrators() {
  const text = useLimitsText()
  const names = useMembers().members?.flatMap((one) => (one.isSuperAdmin ? [one.username] : [])) ?? []
  return names.length > 0 && <p className={styles.quiet}>{text.admins(names.join(text.comma))}</p>
}

interface LetterProps {
  what: string
  consumed: number
  total: number
  primary?: boolean
}

/** What to send to an administrator, by whatever way people here write to each other. */
export function CopyLetter({ what, consumed, total, primary = false }: LetterProps) {
  const text = useLimitsText()
  const used = `${grouped(consumed)} / ${grouped(total)}`
  return (
    <Button
      kind={primary ? 'primary' : 'default'}
      data-autofocus={primary || undefined}
      onClick={() => void copyText(text.letter(what, used, `${location.origin}${pricingPath}`), text)}
    >
      {text.copy}
    </Button>
  )
}
