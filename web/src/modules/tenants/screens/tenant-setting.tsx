import { getFullConfig } from '@cohort/contract/tenants'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMay, useMe } from '#lib/who.ts'
import { BasicSettings } from '#modules/tenants/components/basic-settings.tsx'
import { ConflictDialog } from '#modules/tenants/components/conflict-dialog.tsx'
import { HostSettings } from '#modules/tenants/components/host-settings.tsx'
import { JoiningSettings } from '#modules/tenants/components/joining-settings.tsx'
import styles from '#modules/tenants/components/setting.module.css'
import { SsoSettings } from '#modules/tenants/components/sso-settings.tsx'
import { type ConfigDraft, useConfigDraft } from '#modules/tenants/components/use-config-draft.ts'
import { ways } from '#modules/tenants/config-draft.ts'
import { type FullConfig, useFullConfig } from '#modules/tenants/queries.ts'
import { problemsOf } from '#modules/tenants/sso-fields.ts'
import { useTenantsText } from '#modules/tenants/text.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { ErrorState, NoPermission } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { toast } from '#ui/toast.ts'

/** The configuration of the enterprise, for its administrators (spec 1 §1: GlobalConfig, standard and owner merged). */
export function Screen() {
  const may = useMay(getFullConfig.access)
  const full = useFullConfig()
  const tenant = useMe()?.currentTenant
  if (!may) return <NoPermission access={getFullConfig.access} />
  if (full.isError && !full.data) return <ErrorState error={full.error} onRetry={() => void full.refetch()} />
  if (!full.data || !tenant) return <SkeletonPage lines={8} />
  return <Form full={full.data} tenantName={tenant.tenantName} />
}

type Tab = 'basic' | 'joining' | 'sso' | 'hosts'
const tabs: readonly Tab[] = ['basic', 'joining', 'sso', 'hosts']

function Form({ full, tenantName }: { full: FullConfig; tenantName: string }) {
  const text = useTenantsText().setting
  const [query, setQuery] = useSearchParams()
  const config = useConfigDraft(full, tenantName)
  const [checked, setChecked] = useState(false)
  const current = tabs.find((tab) => tab === query.get('tab')) ?? 'basic'
  const open = (tab: string) => setQuery({ tab }, { replace: true })
  const saved = () => {
    setChecked(false)
    toast.show({ text: text.saved })
  }
  const save = () => {
    const wrong = ways.some((way) => Object.keys(problemsOf(way, config.draft.sso[way])).length > 0)
    setChecked(wrong)
    if (config.name.trim() === '') open('basic')
    else if (wrong) open('sso')
    else config.save(saved)
  }
  const content: Record<Tab, React.ReactNode> = {
    basic: <BasicSettings config={config} />,
    joining: <JoiningSettings config={config} />,
    sso: <SsoSettings config={config} checked={checked} />,
    hosts: <HostSettings config={config} />,
  }
  return (
    <div className={styles.screen}>
      <div className={styles.content}>
        <Tabs
          label={tenantName}
          current={current}
          onChoose={open}
          tabs={tabs.map((tab) => ({ key: tab, label: text.tabs[tab] }))}
        >
          {content[current]}
        </Tabs>
      </div>
      <Footer config={config} onSave={save} />
      {config.conflict && (
        <ConflictDialog
          conflict={config.conflict}
          onSettle={(keep) => config.settle(keep, saved)}
          onClose={config.closeConflict}
        />
      )}
    </div>
  )
}

function Footer({ config, onSave }: { config: ConfigDraft; onSave: () => void }) {
  const text = useTenantsText().setting
  const clean = config.changeCount === 0
  return (
    <footer className={styles.footer}>
      {config.error ? (
        <p className={styles.problem} role="alert">
          {config.error.message}
        </p>
      ) : (
        <p aria-live="polite">{clean ? text.upToDate : text.unsaved(config.changeCount)}</p>
      )}
      {!clean && <Button onClick={config.discard}>{text.discard}</Button>}
      <Button kind="primary" disabled={clean} loading={config.isSaving} onClick={onSave}>
        {text.save}
      </Button>
    </footer>
  )
}
