import type { User } from '@cohort/contract/users'
import { useNavigate } from 'react-router'
import styles from '#app/home/home.module.css'
import type { Step, StepName } from '#app/home/steps.ts'
import { useFrame } from '#app/shell/frame-context.ts'
import { useShellText } from '#app/shell/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Ghost } from '#ui/skeleton.tsx'

interface Props {
  step: Step
  user: User
  counts: { members: number | undefined; tenants: number | undefined }
}

/** What is done is changed; what can be done once more keeps its verb. */
const again: ReadonlySet<StepName> = new Set<StepName>(['name', 'email', 'config'])

/** One step: what it is good for and the button for it, or what has come of it. */
export function StepRow({ step, user, counts }: Props) {
  const text = useShellText().home
  const run = useStepActions()[step.name]
  const words = text.steps[step.name]
  const doneText = useDoneText(step.name, user, counts)
  return (
    <li className={step.done ? `${styles.step} ${styles.done}` : styles.step}>
      <span className={styles.disc}>{step.done && <Icon name="check" size={14} />}</span>
      <div className={styles.words}>
        <h3>
          {words.title}
          {step.done && <span className="visually-hidden">{text.done}</span>}
        </h3>
        <p>{step.done ? doneText : words.text}</p>
      </div>
      {step.done === undefined ? (
        <Ghost width={56} height={26} />
      ) : (
        <Button size="small" kind={step.done ? 'text' : 'default'} onClick={run}>
          {step.done && again.has(step.name) ? text.change : words.action}
        </Button>
      )}
    </li>
  )
}

function useStepActions(): Record<StepName, () => void> {
  const { open, routes } = useFrame()
  const navigate = useNavigate()
  const to = (name: string) => () => void navigate(routes.find((route) => route.name === name)?.path ?? '/')
  return {
    name: to('MySetting'),
    email: to('MySetting'),
    invite: () => open('invite'),
    config: to('TenantSetting'),
    tenant: to('CreateTenant'),
  }
}

function useDoneText(name: StepName, user: User, counts: Props['counts']): string {
  const { steps } = useShellText().home
  if (name === 'name') return steps.name.doneText(user.username)
  if (name === 'email') return steps.email.doneText(user.email ?? '')
  if (name === 'invite') return steps.invite.doneText(counts.members ?? 0)
  if (name === 'tenant') return steps.tenant.doneText(counts.tenants ?? 0)
  return steps.config.doneText()
}
