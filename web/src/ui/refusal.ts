import { type Access, may } from '@cohort/contract/access'
import { type Call, writes } from '@cohort/contract/call'
import { errorText } from '@cohort/contract/errors'
import { rightsOf } from '@cohort/contract/users'
import { useLocale } from '#lib/text.ts'
import { useMe } from '#lib/who.ts'
import { useMissing } from '#ui/states.tsx'

/**
 * Why the signed-in user cannot use this call, in words, or undefined where they can. A button passes it on as its
 * `disabled`, so that a refused one always names the missing right.
 */
export function useRefusal(call: Call): string | undefined {
  const locale = useLocale()
  const me = useMe()
  const missing = useMissing(call.access)
  if (me?.viewedBy && writes(call)) return errorText('ViewOnly', locale)
  return mayUse(me, call.access) ? undefined : missing
}

const mayUse = (me: ReturnType<typeof useMe>, access: Access): boolean => may(me ? rightsOf(me) : undefined, access)
