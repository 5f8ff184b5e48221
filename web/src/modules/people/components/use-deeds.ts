import { errorText } from '@cohort/contract/errors'
import { type Member, removeMember, setMemberActive } from '@cohort/contract/members'
import { explain } from '@cohort/contract/permissions'
import { setSuperAdmin, setUserRoles } from '@cohort/contract/roles'
import { viewAs } from '@cohort/contract/session'
import { useNavigate } from 'react-router'
import { useLocale } from '#lib/text.ts'
import { useMe } from '#lib/who.ts'
import { useRemoveMember, useSetSuperAdmin, useViewAs } from '#modules/people/queries.ts'
import { type Company, type Deed, type Refusal, refusalFor } from '#modules/people/refusals.ts'
import { usePeopleText } from '#modules/people/text.ts'
import { useSetMemberActive } from '#modules/roles/queries.ts'
import { confirm } from '#ui/confirm.ts'
import { useRefusal } from '#ui/refusal.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

/** Why each deed about a member is refused, in words: the missing right first, then what lies in who they are. */
export function useDeedRefusals(company: Company) {
  const text = usePeopleText().refusals
  const locale = useLocale()
  const calls: Record<Deed | 'why', string | undefined> = {
    roles: useRefusal(setUserRoles),
    superAdmin: useRefusal(setSuperAdmin),
    active: useRefusal(setMemberActive),
    remove: useRefusal(removeMember),
    viewAs: useRefusal(viewAs),
    why: useRefusal(explain),
  }
  const words = (refusal: Refusal | undefined): string | undefined => {
    if (!refusal) return undefined
    return refusal === 'lastSuperAdmin' ? errorText('LastSuperAdmin', locale) : text[refusal]
  }
  return {
    why: calls.why,
    of: (deed: Deed, member: Member) => calls[deed] ?? words(refusalFor(deed, member, company)),
  }
}

/** What an administrator does about a member: at once with undo where it can be taken back, after a question where not. */
export function useDeeds() {
  const text = usePeopleText()
  const ui = useUiText()
  const me = useMe()
  const navigate = useNavigate()
  const active = useSetMemberActive()
  const removal = useRemoveMember()
  const superAdmin = useSetSuperAdmin()
  const view = useViewAs()

  const setActive = (member: Member, to: boolean, after: () => void) =>
    active.mutate({ params: { id: member.tenantMemberId, flag: to ? 'true' : 'false' } }, { onSuccess: after })
  const activate = (member: Member) =>
    setActive(member, true, () => toast.show({ text: text.done.activated(member.username) }))
  const setSuper = (member: Member, isSuperAdmin: boolean, after: () => void) =>
    superAdmin.mutate({ params: { id: member.userId }, body: { isSuperAdmin } }, { onSuccess: after })
  const tellMade = (member: Member) => () => toast.show({ text: text.done.superMade(member.username) })

  return {
    activate,
    deactivate: (member: Member) =>
      setActive(member, false, () =>
        toast.undo(text.done.deactivated(member.username), ui.undo, () => activate(member)),
      ),
    remove: async (member: Member) => {
      const { title, body, confirm: verb } = text.remove
      if (!(await confirm({ title: title(member.username), body, confirm: verb, danger: true }))) return
      const onSuccess = () => toast.show({ text: text.done.removed(member.username) })
      removal.mutate({ params: { id: member.tenantMemberId } }, { onSuccess })
    },
    makeSuper: async (member: Member) => {
      const { title, body, confirm: verb } = text.makeSuper
      if (await confirm({ title: title(member.username), body, confirm: verb }))
        setSuper(member, true, tellMade(member))
    },
    unmakeSuper: async (member: Member) => {
      // Another can be given it back at once; oneself cannot.
      if (member.userId === me?.userId && !(await confirm({ ...text.unmakeSelf, danger: true }))) return
      setSuper(member, false, () =>
        toast.undo(text.done.superUnmade(member.username), ui.undo, () => setSuper(member, true, tellMade(member))),
      )
    },
    viewAs: (member: Member) => view.open(member.userId),
    why: (member: Member) => void navigate(`/setting/auth-manage?why=${member.userId}`),
  }
}

export type Deeds = ReturnType<typeof useDeeds>
