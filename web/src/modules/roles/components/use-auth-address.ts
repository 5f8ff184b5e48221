import { useAddress } from '#lib/address.ts'
import { useIsWide } from '#lib/media.ts'
import { isBoolean, stored } from '#lib/stored.ts'
import type { WhyQuestion } from '#modules/roles/explain-steps.ts'

export const roleTabs = ['auths', 'members', 'history'] as const
export type RoleTab = (typeof roleTabs)[number]

/** On a wide screen the explainer stands beside the roles until it is closed. */
const panelSetting = stored('explainer-open', true, isBoolean)

const names: Record<keyof WhyQuestion, string> = { userId: 'why', code: 'code', openId: 'object', flag: 'flag' }

/** The whole state of the permission settings stands in the address: role, tab, and what is asked. */
export function useAuthAddress() {
  const { query, change } = useAddress()
  const wide = useIsWide()
  const kept = panelSetting.use()
  const code = Number(query.get('code'))
  const question: WhyQuestion = {
    userId: query.get('why') || undefined,
    code: Number.isInteger(code) && code > 0 ? code : undefined,
    openId: query.get('object') ?? undefined,
    flag: query.get('flag') ?? undefined,
  }
  const hrefOfRole = (roleId: string): string => {
    const next = new URLSearchParams(query)
    next.set('role', roleId)
    return `?${next}`
  }
  return {
    roleId: query.get('role') ?? undefined,
    tab: roleTabs.find((tab) => tab === query.get('tab')) ?? 'auths',
    question,
    panelOpen: query.has('why') || (wide && kept),
    hrefOfRole,
    goToRole: (roleId: string | undefined) => change({ role: roleId }),
    goToTab: (tab: RoleTab) => change({ tab: tab === 'auths' ? undefined : tab }),
    openPanel: () => {
      panelSetting.write(true)
      change({ why: question.userId ?? '' })
    },
    closePanel: () => {
      panelSetting.write(false)
      change({ why: undefined, code: undefined, object: undefined, flag: undefined })
    },
    ask: (asked: Partial<WhyQuestion>) => {
      const entries = (Object.keys(asked) as (keyof WhyQuestion)[]).map((key) => [
        names[key],
        asked[key] === undefined ? undefined : String(asked[key]),
      ])
      change({ why: question.userId ?? '', ...Object.fromEntries(entries) })
    },
  }
}

export type AuthAddress = ReturnType<typeof useAuthAddress>
