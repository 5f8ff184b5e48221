import { useRef, useState } from 'react'
import { MatchDetail } from '#fields/match/match-detail.tsx'
import styles from '#modules/toolbox/components/toolbox.module.css'
import { useCompare } from '#modules/toolbox/queries.ts'
import { useToolboxText } from '#modules/toolbox/text.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { ErrorState, Notice } from '#ui/states.tsx'

/** A job and a resume as plain text, requirement by requirement. */
export function Compare() {
  const text = useToolboxText().compare
  const [title, setTitle] = useState('')
  const [job, setJob] = useState('')
  const [resume, setResume] = useState('')
  const compare = useCompare()
  const isReady = job.trim() !== '' && resume.trim() !== ''
  const result = useRef<HTMLElement>(null)
  const send = () => {
    compare.mutate({ body: { title, job, resume } })
    // Below the form, where there is no room beside it, nobody would see that there is an answer.
    if (result.current && result.current.getBoundingClientRect().top > window.innerHeight / 2)
      result.current.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={styles.two}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) send()
        }}
      >
        <label>
          {text.name}
          <input
            value={title}
            maxLength={200}
            placeholder={text.nameHint}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <label>
          {text.job}
          <textarea
            rows={9}
            value={job}
            maxLength={20_000}
            placeholder={text.jobPlaceholder}
            onChange={({ target }) => setJob(target.value)}
          />
        </label>
        <label>
          {text.resume}
          <textarea
            rows={11}
            value={resume}
            maxLength={100_000}
            placeholder={text.resumePlaceholder}
            onChange={({ target }) => setResume(target.value)}
          />
        </label>
        <Button kind="primary" submit loading={compare.isPending} disabled={isReady ? false : text.needed}>
          {text.run}
        </Button>
      </form>
      <section ref={result} className={styles.result} aria-label={text.result} aria-live="polite">
        {compare.isPending ? (
          <SkeletonPage lines={8} />
        ) : compare.error ? (
          <ErrorState error={compare.error} onRetry={send} />
        ) : !compare.data ? (
          <Notice mark="empty" title={text.waiting} hint={text.waitingHint} />
        ) : compare.data.match.findings.length === 0 ? (
          <Notice mark="none" title={text.noRequirements} hint={text.noRequirementsHint} />
        ) : (
          <div className={styles.match}>
            <h3>{text.result}</h3>
            <MatchDetail match={compare.data.match} recordId={undefined} />
          </div>
        )}
      </section>
    </div>
  )
}
