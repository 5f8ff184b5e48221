import { entityTypeOf } from '@cohort/contract/entity-types'
import { inLocale } from '@cohort/contract/fields/values'
import { useParams, useSearchParams } from 'react-router'
import { ApiFailure } from '#lib/api.ts'
import { exactTime } from '#lib/relative-time.ts'
import { useLocale } from '#lib/text.ts'
import { PublicRecord } from '#modules/entities/components/share/public-record.tsx'
import styles from '#modules/entities/components/share/share.module.css'
import { useShareText } from '#modules/entities/components/share/text.ts'
import { usePublicRecord } from '#modules/entities/share-queries.ts'
import { Logo } from '#ui/logo.tsx'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { ErrorState, Notice } from '#ui/states.tsx'

/** A record that was published by a link (/share/{tenant}/{type}/{id}?key=…): no sign-in, no contact details. */
export function Screen() {
  const text = useShareText().page
  const locale = useLocale()
  const { tenant = '', type = '', id = '' } = useParams()
  const [query] = useSearchParams()
  const shared = usePublicRecord({ tenant, type, id }, query.get('key') ?? '-')
  const kind = entityTypeOf(type)
  const refused = shared.error instanceof ApiFailure && shared.error.status >= 400 && shared.error.status < 500
  if (refused || !kind) {
    return (
      <main className={`${styles.page} ${styles.gone}`}>
        <Logo size={32} label={text.product} />
        <Notice level="h1" mark="none" title={text.gone} hint={text.goneHint} />
      </main>
    )
  }
  const { data, error } = shared
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <Logo size={28} label={text.product} />
        {data && text.from(data.tenantName)}
      </div>
      <article className={styles.card}>
        {error && !data && <ErrorState error={error} onRetry={() => void shared.refetch()} />}
        {!data && !error && <SkeletonPage lines={10} />}
        {data && (
          <>
            <h1>{data.name || inLocale(kind.name, locale)}</h1>
            <PublicRecord type={kind} values={data.data.standardFields} />
          </>
        )}
      </article>
      {data && (
        <footer className={styles.foot}>
          <span>{text.note}</span>
          <span>{text.until(exactTime(data.expiresAt, locale))}</span>
        </footer>
      )}
    </main>
  )
}
