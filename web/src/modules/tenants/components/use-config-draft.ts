import type { TenantConfig } from '@cohort/contract/tenants'
import { useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { changesOf, conflicts, differing, type Entry, withEntries } from '#modules/tenants/config-draft.ts'
import { type FullConfig, useFullConfig, useKnownConfig, useUpdateConfig } from '#modules/tenants/queries.ts'

export interface Conflict {
  entries: Entry[]
  mine: TenantConfig
  theirs: FullConfig
}

/** What an administrator is about to change, against what they saw when they began. */
export function useConfigDraft(seen: FullConfig, tenantName: string) {
  const [base, setBase] = useState(seen)
  const [draft, setDraft] = useState(seen.merged)
  const [name, setName] = useState(tenantName)
  const [conflict, setConflict] = useState<Conflict>()
  const fresh = useFullConfig()
  const known = useKnownConfig()
  const update = useUpdateConfig()
  const renamed = name.trim() !== '' && name.trim() !== tenantName
  const changed = differing(base.merged, draft)

  const begin = (from: FullConfig, config: TenantConfig = from.merged) => {
    setBase(from)
    setDraft(config)
    setConflict(undefined)
  }

  /** A stale version is no loss: what nobody else touched is saved on top, what both touched is asked about. */
  const afterConflict = async (mine: TenantConfig, onSaved: () => void) => {
    const { data: theirs } = await fresh.refetch()
    if (!theirs) return
    const both = conflicts(base.merged, mine, theirs.merged)
    if (both.length > 0) return setConflict({ entries: both, mine, theirs })
    const config = withEntries(theirs.merged, mine, differing(base.merged, mine))
    begin(theirs, config)
    send(theirs, config, onSaved)
  }

  const send = (from: FullConfig, config: TenantConfig, onSaved: () => void) => {
    const body = {
      version: from.version,
      changes: changesOf(from.merged, config),
      tenantName: renamed ? name.trim() : undefined,
    }
    update.mutate(body, {
      onSuccess: ({ version }) => {
        // It was read again before this: secrets come back masked, and what another has saved comes along.
        const now = known()
        begin(now && now.version >= version ? now : { ...from, version, merged: config })
        onSaved()
      },
      onError: (error) => {
        if (error instanceof ApiFailure && error.code === 'Conflict') void afterConflict(config, onSaved)
      },
    })
  }

  const settle = (keep: 'mine' | 'theirs', onSaved: () => void) => {
    if (!conflict) return
    const { entries, mine, theirs } = conflict
    const own = differing(base.merged, mine).filter((entry) => keep === 'mine' || !entries.includes(entry))
    const config = withEntries(theirs.merged, mine, own)
    begin(theirs, config)
    if (differing(theirs.merged, config).length > 0 || renamed) send(theirs, config, onSaved)
  }

  return {
    draft,
    name,
    urls: base.urls,
    conflict,
    isSaving: update.isPending,
    error: update.error instanceof ApiFailure && update.error.code === 'BadInput' ? update.error : undefined,
    changeCount: changed.length + (renamed ? 1 : 0),
    setName,
    change: (changes: Partial<TenantConfig>) => setDraft((draft) => ({ ...draft, ...changes })),
    discard: () => {
      begin(base)
      setName(tenantName)
    },
    save: (onSaved: () => void) => send(base, draft, onSaved),
    settle,
    closeConflict: () => setConflict(undefined),
  }
}

export type ConfigDraft = ReturnType<typeof useConfigDraft>
