import { limits } from '@cohort/contract/limits'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useShellText } from '#app/shell/text.ts'
import { stored, tabArea } from '#lib/stored.ts'
import { useMe } from '#lib/who.ts'
import { toast } from '#ui/toast.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
/** Whom this tab has already welcomed. */
const welcomed = stored<string>('welcomed', '', isText, tabArea)

/** After 5 s, for 20 s: someone whose name is still their phone number is asked for it (spec 1 §2). */
export function useWelcome(): void {
  const text = useShellText().welcome
  const navigate = useNavigate()
  const me = useMe()
  const waiting = me !== undefined && !me.isSchoolUser && !me.viewedBy && welcomed.read() !== me.userId
  const nameless = waiting && me.username === me.phone
  useEffect(() => {
    if (!nameless || !me) return
    const timer = setTimeout(() => {
      welcomed.write(me.userId)
      toast.show({
        text: text.text,
        seconds: limits.welcomeStayMs / 1000,
        action: { label: text.action, run: () => void navigate('/setting/my-setting') },
      })
    }, limits.welcomeDelayMs)
    return () => clearTimeout(timer)
  }, [nameless, me, text, navigate])
}
