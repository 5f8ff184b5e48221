import { setReactivationSettings } from '@cohort/contract/reactivation'
import { useState } from 'react'
import { Columns, steps } from '#modules/matching/components/reactivate/columns.tsx'
import { LeftOut } from '#modules/matching/components/reactivate/left-out.tsx'
import styles from '#modules/matching/components/reactivate/reactivate.module.css'
import { ReactivateLoading } from '#modules/matching/components/reactivate/reactivate-loading.tsx'
import { SettingsDialog } from '#modules/matching/components/reactivate/settings-dialog.tsx'
import { SuggestionRow } from '#modules/matching/components/reactivate/suggestion-row.tsx'
import { useLook, useReactivations } from '#modules/matching/queries.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { ErrorState, Notice } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'
import { toast } from '#ui/toast.ts'

/** People of earlier days who fit now: what became of the suggestions, who they are, and who was left out. */
export function Reactivate({ projectId }: { projectId: string }) {
  const all = useMatchingText()
  const text = all.again
  const found = useReactivations(projectId)
  const look = useLook()
  const [isAsking, setAsking] = useState(false)
  const run = () =>
    look.mutate(
      { params: { id: projectId } },
      { onSuccess: ({ suggested, leftOut }) => toast.show({ text: text.looked(suggested, leftOut) }) },
    )
  if (found.error && !found.data)
    return (
      <div className={styles.whole}>
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      </div>
    )
  if (!found.data) return <ReactivateLoading />
  const { data, funnel, leftOut, lastRun } = found.data
  const left = leftOut.reduce((sum, { count }) => sum + count, 0)
  const button = (
    <Button kind="primary" icon={<Icon name="search" size={16} />} loading={look.isPending} onClick={run}>
      {lastRun ? text.lookAgain : text.look}
    </Button>
  )
  const settings = <Settings />
  if (!lastRun)
    return (
      <div className={styles.whole}>
        <Notice
          mark="empty"
          title={text.never}
          hint={text.neverHint}
          actions={
            <>
              {button}
              {settings}
            </>
          }
        />
      </div>
    )
  return (
    <div className={styles.whole}>
      <ol className={styles.funnel} aria-label={text.funnel}>
        {steps.map((step, at) => {
          const before = at === 0 ? 0 : funnel[steps[at - 1] ?? 'suggested']
          return (
            <li key={step}>
              <small>{text.steps[step]}</small>
              <b>{funnel[step]}</b>
              {at === 0 && <span className={`${styles.share} ${styles.days}`}>{text.funnelDays}</span>}
              {before > 0 && <span className={styles.share}>{Math.round((100 * funnel[step]) / before)}%</span>}
            </li>
          )
        })}
      </ol>
      <div className={styles.bar}>
        <span className={styles.ran}>
          <Time iso={lastRun} words={text.lastRun} now={text.lastRunNow} />
        </span>
        {left > 0 && (
          <Button kind="link" onClick={() => setAsking(true)}>
            {text.leftOut(left)}
          </Button>
        )}
        {settings}
        {button}
      </div>
      {data.length === 0 ? (
        <Notice mark="none" title={text.nobody} />
      ) : (
        <>
          <Columns />
          <ul className={styles.list} aria-label={all.people}>
            {data.map((suggestion) => (
              <SuggestionRow key={suggestion.entity.meta.openId} projectId={projectId} suggestion={suggestion} />
            ))}
          </ul>
        </>
      )}
      {isAsking && <LeftOut projectId={projectId} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** Administrators only; whoever else reads it there is told why. */
function Settings() {
  const text = useMatchingText().again.settings
  const [isOpen, setOpen] = useState(false)
  const refusal = useRefusal(setReactivationSettings)
  return (
    <>
      <Button
        kind="text"
        icon={<Icon name="sliders" size={16} />}
        disabled={refusal ?? false}
        onClick={() => setOpen(true)}
      >
        {text.open}
      </Button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
