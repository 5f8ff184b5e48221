import type { TenantConfig } from '@cohort/contract/tenants'
import styles from '#modules/tenants/components/conflict-dialog.module.css'
import type { Conflict } from '#modules/tenants/components/use-config-draft.ts'
import { type Entry, entryValue, type Way, wayOf } from '#modules/tenants/config-draft.ts'
import { useTenantsText } from '#modules/tenants/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface Props {
  conflict: Conflict
  onSettle: (keep: 'mine' | 'theirs') => void
  onClose: () => void
}

/** 409: both values of every entry that two people changed, and one choice. */
export function ConflictDialog({ conflict, onSettle, onClose }: Props) {
  const text = useTenantsText().setting.conflict
  const nameOf = useEntryName()
  const wordsOf = useValueWords()
  return (
    <Dialog
      open
      title={text.title}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onSettle('theirs')}>{text.takeTheirs}</Button>
          <Button kind="primary" onClick={() => onSettle('mine')}>
            {text.keepMine}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text.text}</p>
      {conflict.entries.map((entry) => (
        <section key={entry} className={styles.entry}>
          <h3>{nameOf(entry)}</h3>
          <dl>
            <dt>{text.theirs}</dt>
            <dd className={styles.theirs}>{wordsOf(conflict.theirs.merged, entry)}</dd>
            <dt>{text.mine}</dt>
            <dd className={styles.mine}>{wordsOf(conflict.mine, entry)}</dd>
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

function useEntryName() {
  const text = useTenantsText().setting
  return (entry: Entry): string => {
    const way = wayOf(entry)
    if (way) return text.sso.ways[way].name
    if (entry === 'registration') return text.registration.legend
    if (entry === 'trustedRedirectHosts') return text.hosts.list
    return text.features[entry as keyof typeof text.features].name
  }
}

function useValueWords() {
  const text = useTenantsText().setting
  return (config: TenantConfig, entry: Entry): string => {
    const value = entryValue(config, entry)
    const way = wayOf(entry)
    if (way) return describeWay(config, way, text.conflict)
    if (entry === 'registration') return text.registration[config.registration].name
    if (Array.isArray(value)) return value.length > 0 ? value.join(' · ') : text.conflict.noHosts
    return value ? text.conflict.on : text.conflict.off
  }
}

interface WayWords {
  none: string
  configured: (enabled: boolean) => string
}

/** A way by its switch and its first field; secrets stay out of sight. */
function describeWay({ sso }: TenantConfig, way: Way, words: WayWords): string {
  const value = sso[way]
  if (!value) return words.none
  const first = 'issuer' in value ? value.issuer : 'entryPoint' in value ? value.entryPoint : undefined
  return [words.configured(value.enabled), first].filter(Boolean).join(' · ')
}
