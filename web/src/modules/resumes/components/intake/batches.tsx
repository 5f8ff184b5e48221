import type { Intake } from '@cohort/contract/intakes'
import { useState } from 'react'
import { Link } from 'react-router'
import { Loading, times } from '#fields/loading.tsx'
import { useMembers } from '#fields/use-members.ts'
import styles from '#modules/resumes/components/intake/batches.module.css'
import { handledOf, Progress, shownStates } from '#modules/resumes/components/intake/progress.tsx'
import { useIntakeText } from '#modules/resumes/components/intake/text.ts'
import { Pager } from '#modules/resumes/components/pager.tsx'
import { useIntakes } from '#modules/resumes/intake-queries.ts'
import { intakeAddress } from '#modules/resumes/queries.ts'
import { Ghost } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Tag } from '#ui/tag.tsx'
import { Time } from '#ui/time.tsx'

const pageSize = 20

/** Batches of earlier, and those that are still going on. */
export function Batches() {
  const text = useIntakeText()
  const [page, setPage] = useState(1)
  const batches = useIntakes(page)
  if (batches.error && !batches.data) return <ErrorState error={batches.error} onRetry={() => void batches.refetch()} />
  if (!batches.data) return <BatchesLoading />
  if (batches.data.total === 0) return <Empty title={text.noBatches} hint={text.noBatchesHint} />
  return (
    <section className={styles.batches} aria-label={text.earlier}>
      <h3>{text.earlier}</h3>
      <ul>
        {batches.data.data.map((batch) => (
          <Line key={batch.id} batch={batch} />
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(batches.data.total / pageSize)} onPage={setPage} />
    </section>
  )
}

function BatchesLoading() {
  const text = useIntakeText()
  return (
    <Loading className={styles.batches}>
      <h3>{text.earlier}</h3>
      {times(3, (at) => (
        <div key={at} className={styles.line}>
          <span className={`${styles.name} ${styles.ghosts}`}>
            <Ghost width={at % 2 ? 104 : 76} />
            <Ghost width={160} />
          </span>
          <span className={`${styles.how} ${styles.ghosts}`}>
            <Ghost height={6} />
            <Ghost width="56%" />
          </span>
          <span className={styles.state}>
            <Ghost width={52} height={20} />
          </span>
        </div>
      ))}
    </Loading>
  )
}

function Line({ batch }: { batch: Intake }) {
  const text = useIntakeText()
  const { members } = useMembers()
  const by = members?.find(({ userId }) => userId === batch.createdBy)?.username
  const told = shownStates.filter((state) => (batch.counts[state] ?? 0) > 0)
  return (
    <li>
      <Link to={intakeAddress(batch.id)} className={styles.line}>
        <span className={styles.name}>
          <span className="visually-hidden">{text.open} </span>
          <b>{batch.name}</b>
          <small>
            {[text.files(batch.total), by].filter(Boolean).join(' · ')} ·{' '}
            <Time iso={batch.createdAt} words={text.when} now={text.whenNow} />
          </small>
        </span>
        <span className={styles.how}>
          <Progress batch={batch} />
          <small>
            {batch.state === 'working'
              ? text.progress(handledOf(batch), batch.total)
              : told.map((state) => `${text.states[state]} ${batch.counts[state]}`).join(' · ')}
          </small>
        </span>
        <span className={styles.state}>
          <Tag tone={batch.state === 'working' ? 'accent' : batch.state === 'paused' ? 'warn' : 'plain'}>
            {text.batchStates[batch.state]}
          </Tag>
        </span>
      </Link>
    </li>
  )
}
