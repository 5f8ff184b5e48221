import type { ObjectType } from '@cohort/contract/flags'
import type { Member } from '@cohort/contract/members'
import { viewAs } from '@cohort/contract/session'
import { useViewAs } from '#modules/people/queries.ts'
import type { Explanation, PermissionObject } from '#modules/permissions/queries.ts'
import { ExplainFixes } from '#modules/roles/components/explain-fixes.tsx'
import styles from '#modules/roles/components/explainer.module.css'
import { useExplainWords } from '#modules/roles/components/use-explain-words.ts'
import type { WhyQuestion } from '#modules/roles/explain-steps.ts'
import { type StepName, stepsAsked } from '#modules/roles/explain-steps.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'

interface Props {
  question: WhyQuestion
  object: PermissionObject | undefined
  member: Member
  answer: Explanation
}

/** The verdict, the way to it, and what can be done about it. */
export function ExplainAnswer({ question, object, member, answer }: Props) {
  const text = useRolesText().why
  const words = useExplainWords()
  const type: ObjectType = object?.type ?? 'Space'
  const failed = answer.chain.find(({ ok }) => !ok)
  const what = words.deed(question, object)
  const unchecked = stepsAsked(question).slice(answer.chain.length)
  return (
    <>
      <div className={answer.allowed ? styles.yes : styles.no} role="status">
        <Icon name={answer.allowed ? 'check' : 'lock'} size={16} />
        <p>
          <b>{answer.allowed ? text.can(member.username, what) : text.cannot(member.username, what)}</b>
          <span>{failed ? words.step(failed, type).note : text.allPassed}</span>
        </p>
      </div>
      <ol className={styles.chain} aria-label={text.steps}>
        {answer.chain.map((step) => {
          const { title, note } = words.step(step, type)
          return <Step key={step.step} state={step.ok ? 'met' : 'missing'} title={title} note={note} />
        })}
        {unchecked.map((step: StepName) => (
          <Step key={step} state="unknown" title={words.unchecked(step, question, object)} note={text.unchecked} />
        ))}
      </ol>
      {!answer.allowed && <ExplainFixes question={question} object={object} member={member} fixes={answer.fixes} />}
      <ViewAsLink member={member} />
    </>
  )
}

function Step({ state, title, note }: { state: 'met' | 'missing' | 'unknown'; title: string; note: string }) {
  const text = useRolesText().why
  return (
    <li className={styles[state]}>
      <Mark state={state} />
      <div>
        <span className={styles.stepTitle}>
          {title}
          {state !== 'unknown' && (
            <span className="visually-hidden"> {state === 'met' ? text.passed : text.failed}</span>
          )}
        </span>
        <small>{note}</small>
      </div>
    </li>
  )
}

/** Met is a disc with a tick, missing a ring with a cross, unknown an empty ring: never colour alone. */
function Mark({ state }: { state: 'met' | 'missing' | 'unknown' }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {state === 'met' && (
        <>
          <circle cx="8" cy="8" r="7" fill="var(--requirement-met)" />
          <path d="M4.8 8.2l2.3 2.3 4.2-4.7" stroke="var(--bg)" strokeWidth="1.6" />
        </>
      )}
      {state === 'missing' && (
        <g stroke="var(--requirement-missing)" strokeWidth="1.5">
          <circle cx="8" cy="8" r="6.25" />
          <path d="M5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4" />
        </g>
      )}
      {state === 'unknown' && <circle cx="8" cy="8" r="6.25" stroke="var(--line-strong)" strokeWidth="1.5" />}
    </svg>
  )
}

function ViewAsLink({ member }: { member: Member }) {
  const text = useRolesText().why
  const view = useViewAs()
  const refusal = useRefusal(viewAs)
  const closed = member.status === 'normal' ? undefined : text.memberNote[member.status]
  return (
    <Button
      kind="link"
      size="small"
      className={styles.view}
      icon={<Icon name="eye" size={16} />}
      loading={view.isPending}
      disabled={refusal ?? closed}
      onClick={() => view.open(member.userId)}
    >
      {text.viewAs(member.username)}
    </Button>
  )
}
