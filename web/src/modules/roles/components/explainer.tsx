import { useState } from 'react'
import { useMembers } from '#fields/use-members.ts'
import { type PermissionObject, useExplanation } from '#modules/permissions/queries.ts'
import { ExplainAnswer } from '#modules/roles/components/explain-answer.tsx'
import { ExplainForm } from '#modules/roles/components/explain-form.tsx'
import styles from '#modules/roles/components/explainer.module.css'
import { bodyOf, type WhyQuestion } from '#modules/roles/explain-steps.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

interface Props {
  question: WhyQuestion
  onChange: (change: Partial<WhyQuestion>) => void
  onClose: () => void
}

/** "Why can't this member…": the chain of what decides, up to the first failure, and the smallest ways to mend it. */
export function Explainer({ question, onChange, onClose }: Props) {
  const text = useRolesText().why
  const [object, setObject] = useState<PermissionObject>()
  const answer = useExplanation(bodyOf(question))
  const member = useMembers().members?.find(({ userId }) => userId === question.userId)
  return (
    <aside className={styles.panel} aria-label={text.title}>
      <header>
        <h2>{text.title}</h2>
        <Button
          kind="text"
          size="small"
          icon={<Icon name="close" size={16} />}
          aria-label={text.close}
          title={text.close}
          onClick={onClose}
        />
      </header>
      <ExplainForm question={question} onChange={onChange} onObject={setObject} />
      {!bodyOf(question) && (
        <div className={styles.start}>
          <p>{text.start}</p>
          <small>{text.startHint}</small>
        </div>
      )}
      {answer.isLoading && <SkeletonRows rows={4} height={50} avatar={false} />}
      {answer.isError && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {bodyOf(question) && answer.data && member && (
        <ExplainAnswer question={question} object={object} member={member} answer={answer.data} />
      )}
    </aside>
  )
}
