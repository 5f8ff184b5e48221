import { type KeyboardEvent, useRef, useState } from 'react'
import { useMe } from '#lib/who.ts'
import styles from '#modules/tenants/components/switch-tenant-dialog.module.css'
import { type JoinedTenant, useMyTenants, useSwitchTenant } from '#modules/tenants/queries.ts'
import { useTenantsText } from '#modules/tenants/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'

/** A short list is read faster than it is searched. */
const searchFrom = 8

const matches = (tenant: JoinedTenant, query: string): boolean => {
  const wanted = query.trim().toLowerCase()
  return [tenant.tenantName, tenant.tenantAlias, tenant.tenantId].some((text) => text.toLowerCase().includes(wanted))
}

/** The joined enterprises, the current one highlighted (spec 1 §2). The button for a new one is not here. */
export function SwitchTenantDialog({ onClose }: { onClose: () => void }) {
  const text = useTenantsText().switch
  const joined = useMyTenants()
  const [query, setQuery] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const all = joined.data?.data ?? []
  const shown = all.filter((tenant) => matches(tenant, query))
  return (
    <Dialog open flush title={text.title} width={400} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows are buttons; arrows only move the focus among them */}
      <div ref={list} className={styles.body} onKeyDown={(event) => moveFocus(event, list.current)}>
        {all.length > searchFrom && (
          <div className={styles.search}>
            <Icon name="search" size={16} />
            <input
              type="search"
              data-autofocus
              aria-label={text.search}
              placeholder={text.search}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </div>
        )}
        {joined.isPending && <SkeletonRows rows={3} height={52} />}
        {joined.isError && <ErrorState error={joined.error} onRetry={() => void joined.refetch()} />}
        {joined.data && all.length === 0 && <Empty title={text.empty} hint={text.emptyHint} />}
        {all.length > 0 && shown.length === 0 && <Empty filtered title={text.none(query)} hint={text.noneHint} />}
        <ul className={styles.list} aria-label={text.list}>
          {shown.map((tenant) => (
            <Row key={tenant.tenantId} tenant={tenant} onClose={onClose} />
          ))}
        </ul>
      </div>
      {shown.length > 1 && <p className={styles.keys}>{text.keys}</p>}
    </Dialog>
  )
}

function Row({ tenant, onClose }: { tenant: JoinedTenant; onClose: () => void }) {
  const text = useTenantsText().switch
  const me = useMe()
  const switching = useSwitchTenant()
  const inactive = tenant.status === 'inactive'
  const marks = [tenant.tenantId, tenant.tenantMode === 'school' && text.school, inactive && text.inactive]
  return (
    <li>
      <button
        type="button"
        className={tenant.current ? styles.current : styles.row}
        aria-current={tenant.current}
        aria-disabled={inactive || undefined}
        aria-busy={switching.isPending || undefined}
        data-autofocus={tenant.current || undefined}
        onClick={() => {
          if (tenant.current) onClose()
          else if (me && !inactive) switching.mutate({ userId: me.userId, tenantId: tenant.tenantId })
        }}
      >
        <Avatar name={tenant.tenantName} picture={tenant.logo} color={colorOf(tenant.tenantId)} size={32} square />
        <span className={styles.names}>
          <span>{tenant.tenantName}</span>
          <small>{marks.filter(Boolean).join(' · ')}</small>
        </span>
        {tenant.current && (
          <span className={styles.mark}>
            {text.current}
            <Icon name="check" size={16} />
          </span>
        )}
      </button>
    </li>
  )
}

/** Up and down go through the search field and the rows. */
function moveFocus(event: KeyboardEvent, root: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !root || event.nativeEvent.isComposing) return
  const stops = [...root.querySelectorAll<HTMLElement>('input, button')]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  event.preventDefault()
  stops.at((at + step) % stops.length)?.focus()
}
