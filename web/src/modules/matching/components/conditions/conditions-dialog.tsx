import type { Requirement } from '@cohort/contract/matching'
import { useState } from 'react'
import { LoadingLines } from '#fields/loading.tsx'
import { ChooseProject } from '#modules/matching/components/choose-project.tsx'
import { AddCondition } from '#modules/matching/components/conditions/add-condition.tsx'
import styles from '#modules/matching/components/conditions/conditions.module.css'
import { RequirementRow } from '#modules/matching/components/conditions/requirement-row.tsx'
import { type Draft, draftOf, isChanged } from '#modules/matching/conditions.ts'
import { useConditions, useCopyConditions, useSetConditions } from '#modules/matching/queries.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

interface Props {
  projectId: string
  onClose: () => void
}

/** What the job asks for, as it was read, and what a recruiter makes of it. */
export function ConditionsDialog({ projectId, onClose }: Props) {
  const text = useMatchingText()
  const asked = useConditions(projectId)
  const [changed, setChanged] = useState<Draft>()
  const [isCopying, setCopying] = useState(false)
  const set = useSetConditions()
  const copy = useCopyConditions()
  const params = { id: projectId }
  const draft = changed ?? (asked.data && draftOf(asked.data.conditions))
  // Back to what was read: what was added is not among it.
  const isMeant = ({ from }: Requirement) => from !== 'added' || (draft?.added.length ?? 0) > 0
  const done = () => {
    toast.show({ text: text.conditions.saved })
    onClose()
  }
  if (isCopying)
    return (
      <Dialog open title={text.conditions.copyFrom} width={560} flush onClose={() => setCopying(false)}>
        <ChooseProject
          without={projectId}
          onChoose={(fromProjectId) => copy.mutate({ params, body: { fromProjectId } }, { onSuccess: done })}
        />
      </Dialog>
    )
  const footer = draft && (
    <>
      <span className={styles.quiet}>
        <Button kind="text" onClick={() => setCopying(true)}>
          {text.conditions.copyFrom}
        </Button>
        <Button kind="text" onClick={() => setChanged({ corrections: new Map(), added: [] })}>
          {text.conditions.reset}
        </Button>
      </span>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button
        kind="primary"
        loading={set.isPending}
        disabled={!isChanged(draft, asked.data?.conditions) && text.again.settings.unchanged}
        onClick={() =>
          set.mutate(
            { params, body: { corrections: [...draft.corrections.values()], added: draft.added } },
            { onSuccess: done },
          )
        }
      >
        {text.conditions.save}
      </Button>
    </>
  )
  return (
    <Dialog open title={text.conditions.title} width={720} footer={footer} onClose={onClose}>
      <p className={styles.hint}>{text.conditions.hint}</p>
      {asked.error && !asked.data && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
      {!asked.data && !asked.error && <LoadingLines rows={7} height={56} />}
      {asked.data && draft && (
        <>
          <ul className={styles.list}>
            {asked.data.requirements.filter(isMeant).map((requirement) => (
              <RequirementRow key={requirement.id} requirement={requirement} draft={draft} onChange={setChanged} />
            ))}
          </ul>
          <AddCondition draft={draft} saved={asked.data.conditions.added.length} onChange={setChanged} />
          {asked.data.doubts.length > 0 && (
            <section className={styles.doubts} aria-label={text.conditions.doubts}>
              <h3>{text.conditions.doubts}</h3>
              <ul>
                {asked.data.doubts.slice(0, 8).map(({ text: words, why }) => (
                  <li key={`${words} ${why}`}>
                    <q>{words}</q>
                    <small>{why}</small>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Dialog>
  )
}
