import type { IntakeItem } from '@cohort/contract/intakes'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '#lib/who.ts'
import styles from '#modules/resumes/components/intake/batch.module.css'
import { useIntakeText } from '#modules/resumes/components/intake/text.ts'
import { useDecide } from '#modules/resumes/intake-queries.ts'
import { recordAddress } from '#modules/resumes/person.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMissing } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

const editing = { any: ['material.edit'] } as const

/** A file whose person may be here already: merged into them, kept beside them, or passed over. */
export function Decide({ batchId, item }: { batchId: string; item: IntakeItem }) {
  const text = useIntakeText()
  const decide = useDecide()
  const mayMerge = useMay(editing)
  const missing = useMissing(editing)
  const [first] = item.candidates
  const [chosen, setChosen] = useState(first?.openId ?? '')
  const candidate = item.candidates.find(({ openId }) => openId === chosen) ?? first
  const send = (choice: 'merge' | 'keepBoth' | 'skip') =>
    decide.mutate(
      {
        params: { id: batchId },
        body: { itemId: item.id, choice, ...(choice === 'merge' && candidate && { openId: candidate.openId }) },
      },
      { onSuccess: () => toast.show({ text: text.decided[choice] }) },
    )
  return (
    <div className={styles.decide}>
      <Icon name="people" size={16} />
      <span className={styles.maybe}>
        {text.maybe}{' '}
        {item.candidates.length > 1 ? (
          <select aria-label={text.which} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {item.candidates.map(({ openId, name, by }) => (
              <option key={openId} value={openId}>
                {[name, ...by.map((one) => text.by[one])].join(' · ')}
              </option>
            ))}
          </select>
        ) : (
          candidate && <Link to={recordAddress(candidate.openId)}>{candidate.name}</Link>
        )}
        {item.candidates.length === 1 && candidate && (
          <small>{candidate.by.map((one) => text.by[one]).join(' · ')}</small>
        )}
      </span>
      <span className={styles.choices}>
        <Button size="small" kind="text" onClick={() => send('skip')}>
          {text.skip}
        </Button>
        <Button size="small" onClick={() => send('keepBoth')}>
          {text.keepBoth}
        </Button>
        <Button
          size="small"
          kind="primary"
          loading={decide.isPending}
          disabled={mayMerge ? false : missing}
          onClick={() => send('merge')}
        >
          {text.merge}
        </Button>
      </span>
    </div>
  )
}
