import type { Suggestion } from '@cohort/contract/reactivation'
import { useState } from 'react'
import { Link } from 'react-router'
import { Score } from '#fields/match/marks.tsx'
import { recordAddress } from '#fields/match/place.ts'
import { LetterDialog } from '#modules/matching/components/reactivate/letter-dialog.tsx'
import styles from '#modules/matching/components/reactivate/reactivate.module.css'
import { useSetReactivation } from '#modules/matching/queries.ts'
import { lineOf } from '#modules/matching/shown.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

interface Props {
  projectId: string
  suggestion: Suggestion
}

/** One person of earlier days: how they fit, where they once stood, why now, and what to do. */
export function SuggestionRow({ projectId, suggestion }: Props) {
  const all = useMatchingText()
  const text = all.again
  const { entity, match, last, factors, consent, group, groupName, state } = suggestion
  const { name, position } = lineOf({ entity })
  const why = factors.filter(({ name: factor, known }) => known && !['fit', 'stage', 'consent'].includes(factor))
  return (
    <li className={styles.row}>
      <Link className={styles.who} to={recordAddress(entity.meta.openId)}>
        <Avatar name={name} color={colorOf(entity.meta.openId)} size={32} />
        <span>
          <b>
            <span>{name}</span>
            {group === 'stoppedOutside' && (
              <Tag tone="accent" title={groupName}>
                {text.first}
              </Tag>
            )}
            {group === 'missesHard' && (
              <Tag tone="danger" title={groupName}>
                {all.hardMissing}
              </Tag>
            )}
          </b>
          <small>{position}</small>
        </span>
      </Link>
      <Score score={match.score} label={all.scoreOf(name, match.score)} />
      <span className={styles.last}>
        {last ? (
          <>
            {/* A line ends between the two, not inside one. */}
            <span className={styles.day}>{last.on} ·</span>{' '}
            <span className={styles.reached}>{text.reached(last.stage)}</span>
            <small>{last.left}</small>
          </>
        ) : (
          <small>{text.noFlow}</small>
        )}
      </span>
      <ul className={styles.why} aria-label={text.columns.why}>
        {why.map((factor) => (
          <li key={factor.name}>{factor.text}</li>
        ))}
      </ul>
      <span className={styles.consent} data-state={consent.state}>
        {consent.on && <span className={styles.alone}>{text.consent.alone}</span>}
        {consent.state === 'valid' && consent.on ? text.consent.until(consent.on) : consentWord(text.consent, consent)}
      </span>
      <span className={styles.actions}>
        {state === 'suggested' ? (
          <Suggested projectId={projectId} suggestion={suggestion} />
        ) : (
          <Going projectId={projectId} suggestion={suggestion} />
        )}
      </span>
    </li>
  )
}

type ConsentWords = ReturnType<typeof useMatchingText>['again']['consent']
function consentWord(words: ConsentWords, { state, on = '' }: Suggestion['consent']): string {
  return state === 'expired' ? words.expired(on) : words[state]
}

const thirtyDays = 30 * 86_400_000

function Suggested({ projectId, suggestion }: Props) {
  const text = useMatchingText().again
  const undoWord = useUiText().undo
  const [isWriting, setWriting] = useState(false)
  const set = useSetReactivation()
  const params = { id: projectId, openId: suggestion.entity.meta.openId }
  const put = (state: 'later' | 'dismissed', said: string) => {
    const until = state === 'later' ? new Date(Date.now() + thirtyDays).toISOString().slice(0, 10) : undefined
    set.mutate(
      { params, body: { state, ...(until && { until }) } },
      { onSuccess: () => toast.undo(said, undoWord, () => set.mutate({ params, body: { state: 'suggested' } })) },
    )
  }
  return (
    <>
      <Button kind="text" size="small" onClick={() => put('later', text.laterDone)}>
        {text.later}
      </Button>
      <Button kind="text" size="small" onClick={() => put('dismissed', text.dismissed)}>
        {text.notAgain}
      </Button>
      <Button size="small" icon={<Icon name="send" size={14} />} onClick={() => setWriting(true)}>
        {text.contact}
      </Button>
      {isWriting && <LetterDialog {...params} onClose={() => setWriting(false)} />}
    </>
  )
}

function Going({ projectId, suggestion }: Props) {
  const text = useMatchingText().again
  const set = useSetReactivation()
  const params = { id: projectId, openId: suggestion.entity.meta.openId }
  return (
    <>
      <Tag tone={suggestion.state === 'hired' ? 'accent' : 'plain'}>{text.states[suggestion.state]}</Tag>
      {suggestion.state === 'contacted' && (
        <Button
          size="small"
          onClick={() =>
            set.mutate(
              { params, body: { state: 'replied' } },
              { onSuccess: () => toast.show({ text: text.repliedDone }) },
            )
          }
        >
          {text.replied}
        </Button>
      )}
    </>
  )
}
