import { tenantId as tenantIdRule } from '@cohort/contract/rules'
import { useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { usePagesText } from '#modules/session/pages-text.ts'
import { enterTenant, useCreateTenant } from '#modules/tenants/queries.ts'
import { confirm } from '#ui/confirm.ts'

export type Mode = 'standard' | 'school'

interface Facts {
  name: string
  username: string
  industry: string
  mode: Mode
  /** Undefined until someone wants an id of their own. */
  customId: string | undefined
}

const nothing: Facts = { name: '', username: '', industry: '', mode: 'standard', customId: undefined }

/** What is typed about a new enterprise, what is wrong with it, and the question before an id that stays for ever. */
export function useCreateTenantForm() {
  const text = usePagesText().create
  const [facts, setFacts] = useState(nothing)
  const [problems, setProblems] = useState<{ name?: string; customId?: string }>({})
  const create = useCreateTenant()

  const failed = (error: Error) => {
    if (!(error instanceof ApiFailure)) return
    const aboutId = error.code === 'TenantIdTaken' || error.detail.field === 'tenantId'
    if (aboutId) setProblems({ customId: error.message })
    else if (error.code === 'BadInput') setProblems({ name: error.message })
  }
  const submit = async () => {
    const tenantId = facts.customId?.trim() || undefined
    const found = {
      name: facts.name.trim() ? undefined : text.nameRequired,
      customId: !tenantId || tenantIdRule.safeParse(tenantId).success ? undefined : text.customIdWrong,
    }
    setProblems(found)
    if (found.name || found.customId || create.isPending) return
    const title = text.confirmTitle(tenantId ?? '')
    const question = { title, body: text.confirmBody, confirm: text.confirm, cancel: text.back }
    if (tenantId && !(await confirm(question))) return
    const body = {
      tenantId,
      tenantName: facts.name.trim(),
      industry: facts.industry || undefined,
      tenantMode: facts.mode,
      username: facts.username.trim() || undefined,
    }
    create.mutate({ body }, { onSuccess: ({ token }) => enterTenant(token, '/?loadExample=1'), onError: failed })
  }

  return {
    facts,
    problems,
    isBusy: create.isPending || create.isSuccess,
    change: (changes: Partial<Facts>) => {
      setFacts((known) => ({ ...known, ...changes }))
      setProblems({})
    },
    submit,
  }
}
