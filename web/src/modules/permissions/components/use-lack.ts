import { spaceFlags } from '@cohort/contract/flags'
import { type ParticipantDeed, setPermission } from '@cohort/contract/permissions'
import { useLanguage } from '#lib/codes.ts'
import type { ParticipantList } from '#modules/permissions/queries.ts'
import { usePermissionsText } from '#modules/permissions/text.ts'
import { useRefusal } from '#ui/refusal.ts'

/** Why a deed about participants is refused: the flag that is missing, by its name. The server names it with the list. */
export function useLack(list: Pick<ParticipantList, 'lacks'>): (deed: ParticipantDeed) => string | undefined {
  const text = usePermissionsText()
  const language = useLanguage()
  const refusal = useRefusal(setPermission)
  return (deed) => {
    const flag = list.lacks[deed]
    return refusal ?? (flag ? text.lacks(spaceFlags[flag][language]) : undefined)
  }
}
