import type { ReactivationSettings } from '@cohort/contract/reactivation'
import { useState } from 'react'
import { CountInput } from '#fields/count-input.tsx'
import { LoadingLines } from '#fields/loading.tsx'
import { LetterTemplates } from '#modules/matching/components/reactivate/letter-templates.tsx'
import styles from '#modules/matching/components/reactivate/settings.module.css'
import { useReactivationSettings, useSetReactivationSettings } from '#modules/matching/queries.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

const counts = { inactiveDays: 3650, coolDownDays: 3650, consentMonths: 120, minFit: 100 } as const

/** For the whole enterprise: who may be asked again, whether it is looked every week, and the letters. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const text = useMatchingText().again.settings
  const kept = useReactivationSettings()
  const set = useSetReactivationSettings()
  const [changed, setChanged] = useState<Partial<ReactivationSettings>>({})
  const now = kept.data && { ...kept.data, ...changed }
  const put = (part: Partial<ReactivationSettings>) => setChanged((before) => ({ ...before, ...part }))
  const save = () =>
    set.mutate(
      { body: changed },
      {
        onSuccess: () => {
          toast.show({ text: text.saved })
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      title={text.title}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            kind="primary"
            loading={set.isPending}
            disabled={Object.keys(changed).length === 0 && text.unchanged}
            onClick={save}
          >
            {text.save}
          </Button>
        </>
      }
    >
      {kept.error && !now && <ErrorState error={kept.error} onRetry={() => void kept.refetch()} />}
      {!now && !kept.error && <LoadingLines rows={6} height={48} />}
      {now && (
        <div className={styles.settings}>
          {(Object.keys(counts) as (keyof typeof counts)[]).map((key) => (
            <div key={key} className={styles.count}>
              <span>
                {text.counts[key]}
                <small>{text.hints[key]}</small>
              </span>
              <CountInput
                className={styles.number}
                label={text.counts[key]}
                value={now[key]}
                min={0}
                max={counts[key]}
                step={1}
                onChange={(value) => put({ [key]: Math.min(counts[key], Math.max(0, Math.round(value ?? 0))) })}
              />
            </div>
          ))}
          <Check checked={now.consentRequired} onChange={(consentRequired) => put({ consentRequired })}>
            {text.consentRequired}
          </Check>
          <Check checked={now.weekly} onChange={(weekly) => put({ weekly })}>
            {text.weekly}
          </Check>
          <LetterTemplates letters={now.letters} usual={now.usual} onChange={(letters) => put({ letters })} />
        </div>
      )}
    </Dialog>
  )
}
