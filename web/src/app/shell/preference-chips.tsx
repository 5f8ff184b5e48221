import { getPreferences } from '@cohort/contract/members'
import { useNavigate } from 'react-router'
import { useFrame } from '#app/shell/frame-context.ts'
import styles from '#app/shell/preference-chips.module.css'
import { useShellText } from '#app/shell/text.ts'
import { useSeen } from '#app/shell/use-guide.ts'
import { userEntries } from '#app/shell/user-entries.ts'
import { useCall } from '#lib/query.ts'
import { Icon } from '#ui/icon.tsx'

const dismissed = 'preference-chips'

/** Floating guide chips (spec 2 §2.2): what a user came for decides what is suggested; each leads to a real action. */
export function PreferenceChips() {
  const text = useShellText().chips
  const { viewer, routes, open } = useFrame()
  const navigate = useNavigate()
  const { seen, markSeen } = useSeen()
  const wanted = seen !== undefined && !seen.has(dismissed)
  const focus = useCall(getPreferences, {}, { enabled: wanted, staleTime: Number.POSITIVE_INFINITY }).data?.focus ?? []
  const mayInvite = userEntries(viewer, routes).includes('invite')
  const invite = mayInvite ? () => open('invite') : undefined
  const actions = {
    hire: invite,
    campus: invite,
    projects: invite,
    search: () => void navigate('/setting/my-setting'),
    talent: viewer.user?.isAdmin ? () => void navigate('/setting/tenant') : undefined,
  }
  const chips = focus.filter((one) => actions[one])
  if (!wanted || chips.length === 0) return null
  return (
    <section className={styles.chips} aria-label={text.label}>
      {chips.map((one) => (
        <button key={one} type="button" className={styles.chip} onClick={actions[one]}>
          {text[one]}
        </button>
      ))}
      <button
        type="button"
        className={styles.close}
        aria-label={text.close}
        title={text.close}
        onClick={() => markSeen(dismissed)}
      >
        <Icon name="close" size={14} />
      </button>
    </section>
  )
}
