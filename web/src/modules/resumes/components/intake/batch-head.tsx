import type { Intake } from '@cohort/contract/intakes'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '#lib/who.ts'
import styles from '#modules/resumes/components/intake/batch.module.css'
import { handledOf, Progress } from '#modules/resumes/components/intake/progress.tsx'
import { type Target, useTargetName } from '#modules/resumes/components/intake/target.ts'
import { useIntakeText } from '#modules/resumes/components/intake/text.ts'
import { useCancel, useContinue, usePause, useRetry } from '#modules/resumes/intake-queries.ts'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'

interface Props {
  batch: Intake
  uploading: number
  onFiles: (files: readonly File[]) => void
}

/** How far it is, and what can be done about all of it. */
export function BatchHead({ batch, uploading, onFiles }: Props) {
  const text = useIntakeText()
  return (
    <div className={styles.head}>
      <div className={styles.sum}>
        <strong role="status">{text.progress(handledOf(batch), batch.total)}</strong>
        {uploading > 0 && <small>{text.uploading(uploading)}</small>}
        <Tag tone={batch.state === 'working' ? 'accent' : batch.state === 'paused' ? 'warn' : 'plain'}>
          {text.batchStates[batch.state]}
        </Tag>
        {batch.target && <Into target={batch.target} />}
        <Deeds batch={batch} onFiles={onFiles} />
      </div>
      <Progress batch={batch} />
    </div>
  )
}

/** Where what is made of the files goes, besides the pool. */
function Into({ target }: { target: Target }) {
  const text = useIntakeText()
  return (
    <small>
      {text.into} <b>{useTargetName(target)}</b>
    </small>
  )
}

function Deeds({ batch, onFiles }: Omit<Props, 'uploading'>) {
  const text = useIntakeText()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [pause, goOn, retry, cancel] = [usePause(), useContinue(), useRetry(), useCancel()]
  const mayReview = useMay({ any: ['material.edit'] })
  const whole = { params: { id: batch.id }, body: {} }
  const [failed, waiting] = [batch.counts.failed ?? 0, batch.counts.needsReview ?? 0]
  const isOpen = batch.state === 'working' || batch.state === 'paused'
  const askCancel = async () => {
    const sure = await confirm({
      title: text.cancelTitle,
      body: text.cancelBody,
      confirm: text.cancelYes,
      danger: true,
    })
    if (sure) cancel.mutate(whole)
  }
  return (
    <span className={styles.deeds}>
      {isOpen && (
        <Button kind="text" loading={cancel.isPending} onClick={() => void askCancel()}>
          {text.cancel}
        </Button>
      )}
      {failed > 0 && batch.state !== 'cancelled' && (
        <Button icon={<Icon name="refresh" size={16} />} loading={retry.isPending} onClick={() => retry.mutate(whole)}>
          {text.retryAll(failed)}
        </Button>
      )}
      {batch.state === 'working' && (
        <Button loading={pause.isPending} onClick={() => pause.mutate(whole)}>
          {text.pause}
        </Button>
      )}
      {batch.state === 'paused' && (
        <Button
          kind="primary"
          icon={<Icon name="play" size={16} />}
          loading={goOn.isPending}
          onClick={() => goOn.mutate(whole)}
        >
          {text.resume}
        </Button>
      )}
      {batch.state !== 'cancelled' && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            aria-label={text.add}
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])])
              target.value = ''
            }}
          />
          <Button icon={<Icon name="plus" size={16} />} onClick={() => input.current?.click()}>
            {text.add}
          </Button>
        </>
      )}
      {waiting > 0 && mayReview && (
        <Button
          kind={batch.state === 'paused' ? 'default' : 'primary'}
          onClick={() => void navigate(`/resumes/review?intake=${encodeURIComponent(batch.id)}`)}
        >
          {text.review(waiting)}
        </Button>
      )}
    </span>
  )
}
