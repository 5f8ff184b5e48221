import { useState } from 'react'
import { Link } from 'react-router'
import styles from '#app/shell/rail.module.css'
import { useProductName } from '#app/window-title.ts'
import { useAppInfo, useMe } from '#lib/who.ts'
import { Logo } from '#ui/logo.tsx'

/** The logo: the tenant's, or that of the special host, or our own (spec 2 §2.2). */
export function TenantMark({ named }: { named: boolean }) {
  const product = useProductName()
  const tenant = useMe()?.currentTenant
  const branded = useAppInfo()?.brand.logo
  const [broken, setBroken] = useState<string[]>([])
  const logo = [tenant?.logo, branded].find((one) => one && !broken.includes(one))
  const name = tenant?.tenantName ?? product
  return (
    <Link to="/" className={styles.mark} aria-label={name} title={named ? undefined : name}>
      {logo ? <img src={logo} alt="" onError={() => setBroken([...broken, logo])} /> : <Logo label={product} />}
      {named && <span className={styles.markName}>{name}</span>}
    </Link>
  )
}
