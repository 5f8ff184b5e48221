import { notifyLimitation } from '@cohort/contract/resources'
import { useNavigate } from 'react-router'
import { useAddress } from '#lib/address.ts'
import { useWrite } from '#lib/query.ts'
import styles from '#modules/resources/components/limits/limits.module.css'
import { pricingPath, Used, useMayBuy } from '#modules/resources/components/limits/parts.tsx'
import { useLimitsText } from '#modules/resources/components/limits/text.ts'
import { useRemain } from '#modules/resources/queries.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast.ts'

/** How much may be tried out, and the way to more: customer service is told, and the address says that it was (spec 2 §4). */
export function TrialDialog({ onClose }: { onClose: () => void }) {
  const text = useLimitsText().trial
  const cancel = useLimitsText().cancel
  const navigate = useNavigate()
  const { change } = useAddress()
  const mayBuy = useMayBuy()
  const trial = useRemain().data?.trial
  const notify = useWrite(notifyLimitation)
  const tell = () =>
    notify.mutate(
      { body: {} },
      {
        onSuccess: () => {
          toast.show({ text: text.told, seconds: 6 })
          change({ pricingLimitBasic: 'true' })
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      title={text.title}
      width={400}
      onClose={onClose}
      footer={
        <>
          {mayBuy ? (
            <Button
              onClick={() => {
                onClose()
                void navigate(pricingPath)
              }}
            >
              {text.plans}
            </Button>
          ) : (
            <Button onClick={onClose}>{cancel}</Button>
          )}
          <Button kind="primary" data-autofocus loading={notify.isPending} onClick={tell}>
            {text.confirm}
          </Button>
        </>
      }
    >
      {trial && (
        <div className={styles.both}>
          <Used label={text.projects} {...trial.projects} />
          <Used label={text.resumes} {...trial.resumes} />
        </div>
      )}
      <p className={styles.words}>{text.body}</p>
    </Dialog>
  )
}
