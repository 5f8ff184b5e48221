import { exportAudits, listAudits } from '@cohort/contract/audits'
import { limits } from '@cohort/contract/limits'
import { Pagination } from 'antd'
import { useAddress } from '#lib/address.ts'
import { usePageTitle } from '#lib/page.ts'
import { useMay } from '#lib/who.ts'
import { type AuditFilter, defaultPageSize, isFiltered, readFilter, readPage } from '#modules/audits/audit-filter.ts'
import styles from '#modules/audits/components/audit.module.css'
import { AuditRows } from '#modules/audits/components/audit-rows.tsx'
import { AuditToolbar } from '#modules/audits/components/audit-toolbar.tsx'
import { useAudits, useExportAudits } from '#modules/audits/queries.ts'
import { useAuditsText } from '#modules/audits/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageActions } from '#ui/page-actions.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState, NoPermission } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

/** Who did what, when, from where, before and after. Nobody can change it. */
export function Screen() {
  const text = useAuditsText()
  usePageTitle(text.title, undefined, text.crumb)
  const { filter, page, change, turn } = useAuditAddress()
  const may = useMay(listAudits.access)
  const audits = useAudits(filter, page, may)
  if (!may) return <NoPermission fill access={listAudits.access} />
  const { data: entries = [], total = 0 } = audits.data ?? {}
  return (
    <div className={styles.screen}>
      <PageActions>
        <ExportButton filter={filter} />
      </PageActions>
      <AuditToolbar filter={filter} onChange={change} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long trail is scrolled by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={text.table.label} aria-busy={audits.isFetching}>
        {audits.isPending && <SkeletonRows rows={14} height={42} avatar={false} />}
        {audits.isError && !audits.data && <ErrorState error={audits.error} onRetry={() => void audits.refetch()} />}
        {audits.data && entries.length === 0 && <NoEntries filtered={isFiltered(filter)} />}
        {entries.length > 0 && <AuditRows entries={entries} />}
      </section>
      {total > 0 && (
        <footer className={styles.foot}>
          <span>{total >= limits.totalCap ? text.capped(limits.totalCap) : text.total(total)}</span>
          <Pagination
            size="small"
            {...page}
            total={total}
            showSizeChanger
            pageSizeOptions={[...limits.pageSizes]}
            onChange={turn}
          />
        </footer>
      )}
    </div>
  )
}

function NoEntries({ filtered }: { filtered: boolean }) {
  const text = useAuditsText()
  return filtered ? (
    <Empty filtered title={text.noneFound} hint={text.noneHint} />
  ) : (
    <Empty title={text.empty} hint={text.emptyHint} />
  )
}

function ExportButton({ filter }: { filter: AuditFilter }) {
  const text = useAuditsText()
  const download = useExportAudits()
  return (
    <Button
      icon={<Icon name="download" size={16} />}
      disabled={useRefusal(exportAudits)}
      loading={download.isPending}
      onClick={() => download.mutate(filter, { onSuccess: () => toast.show({ text: text.exportDone }) })}
    >
      {text.export}
    </Button>
  )
}

/** The address holds filter and page: a link shows the same. */
function useAuditAddress() {
  const { query, change: put } = useAddress()
  return {
    filter: readFilter(query),
    page: readPage(query),
    // Other entries: one begins at their first page.
    change: (filter: Partial<AuditFilter>) => put({ ...filter, page: undefined }),
    turn: (current: number, pageSize: number) =>
      put({
        page: current > 1 ? String(current) : undefined,
        size: pageSize === defaultPageSize ? undefined : String(pageSize),
      }),
  }
}
