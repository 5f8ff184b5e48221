import { listInvitations, removeMember, resendInvitation } from '@cohort/contract/members'
import { setSuperAdmin } from '@cohort/contract/roles'
import { viewAs } from '@cohort/contract/session'
import { useWrite } from '#lib/query.ts'
import { giveViewToken } from '#lib/token.ts'
import { usePeopleText } from '#modules/people/text.ts'
import { rightsCalls } from '#modules/roles/queries.ts'
import { toast } from '#ui/toast.ts'

export const useRemoveMember = () => useWrite(removeMember, { stale: rightsCalls })
export const useSetSuperAdmin = () => useWrite(setSuperAdmin, { stale: rightsCalls })
export const useResendInvitation = () => useWrite(resendInvitation, { stale: [listInvitations] })

/**
 * Opens a tab that sees what a member sees. The tab is opened by the click itself, before the server answers, because
 * browsers refuse one that opens later; its token goes into that tab's own storage and nowhere else.
 */
export function useViewAs() {
  const text = usePeopleText().viewAs
  const start = useWrite(viewAs)
  const open = (userId: string): void => {
    const tab = window.open('about:blank')
    if (!tab) {
      toast.show({ text: text.blocked, tone: 'danger' })
      return
    }
    start.mutate(
      { params: { id: userId } },
      {
        onSuccess: ({ token }) => {
          giveViewToken(tab, token)
          tab.opener = null
          tab.location.replace('/')
        },
        onError: () => tab.close(),
      },
    )
  }
  return { open, isPending: start.isPending }
}
