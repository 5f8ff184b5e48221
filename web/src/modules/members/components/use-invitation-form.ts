import { phone as phoneRule } from '@cohort/contract/rules'
import { useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { type Invitation, useCreateInvitation } from '#modules/members/queries.ts'
import { useMembersText } from '#modules/members/text.ts'

export type Kind = 'link' | 'phone' | 'directory'

interface Draft {
  kind: Kind
  roleIds: string[]
  days: number
  uses: number
  phone: string
  name: string
}

const blank: Draft = { kind: 'link', roleIds: [], days: 7, uses: 20, phone: '', name: '' }

/** What is chosen for an invitation, and the link that comes of it. */
export function useInvitationForm(onMade: (invitation: Invitation) => void) {
  const text = useMembersText().invite
  const [draft, setDraft] = useState(blank)
  const [problem, setProblem] = useState<string>()
  const create = useCreateInvitation()
  const submit = () => {
    const phone = draft.phone.replace(/\D/g, '')
    const forOne = draft.kind === 'phone'
    if (forOne && !phoneRule.safeParse(phone).success) return setProblem(text.phoneWrong)
    const person = { phone, username: draft.name.trim() || undefined, maxUses: 1 }
    create.mutate(
      { body: { roleIds: draft.roleIds, days: draft.days, ...(forOne ? person : { maxUses: draft.uses }) } },
      {
        onSuccess: (invitation) => {
          create.forget()
          onMade(invitation)
        },
        onError: (error) => error instanceof ApiFailure && error.code === 'BadInput' && setProblem(error.message),
      },
    )
  }
  return {
    draft,
    problem,
    isBusy: create.isPending,
    change: (changes: Partial<Draft>) => {
      setDraft((known) => ({ ...known, ...changes }))
      setProblem(undefined)
    },
    submit,
  }
}
