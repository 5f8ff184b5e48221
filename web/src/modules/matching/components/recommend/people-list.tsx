import type { Recommended } from '@cohort/contract/matching'
import { type KeyboardEvent, useRef } from 'react'
import { Marks, Score } from '#fields/match/marks.tsx'
import { useOwnKeys } from '#lib/own-keys.ts'
import styles from '#modules/matching/components/recommend/people.module.css'
import { lineOf } from '#modules/matching/shown.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Check } from '#ui/check.tsx'

interface Props {
  people: readonly Recommended[]
  chosen: string | undefined
  onChoose: (id: string) => void
  ticked: ReadonlySet<string>
  onTick: (id: string, ticked: boolean) => void
}

/** Who fits, best first. j and k, in the list also the arrows, go from one to the next; x or Space ticks. */
export function PeopleList({ people, chosen, onChoose, ticked, onTick }: Props) {
  const text = useMatchingText()
  const list = useRef<HTMLUListElement>(null)
  const go = (step: number) => {
    const at = people.findIndex(({ entity }) => entity.meta.openId === chosen)
    const next = people[at + step]?.entity.meta.openId
    if (next === undefined) return
    onChoose(next)
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next)}"]`)?.focus()
  }
  const tick = () => chosen !== undefined && onTick(chosen, !ticked.has(chosen))
  useOwnKeys(list, { j: () => go(1), k: () => go(-1), x: tick })
  const onKeyDown = (event: KeyboardEvent) => {
    // A box is ticked by its own Space.
    const run = {
      ArrowDown: () => go(1),
      ArrowUp: () => go(-1),
      ' ': event.target instanceof HTMLInputElement ? undefined : tick,
    }[event.key]
    if (!run || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    run()
  }
  return (
    <ul ref={list} className={styles.list} aria-label={text.people} onKeyDown={onKeyDown}>
      {people.map((person, at) => (
        <PersonRow
          key={person.entity.meta.openId}
          person={person}
          isChosen={person.entity.meta.openId === chosen}
          isStop={chosen === undefined ? at === 0 : person.entity.meta.openId === chosen}
          isTicked={ticked.has(person.entity.meta.openId)}
          onChoose={onChoose}
          onTick={onTick}
        />
      ))}
    </ul>
  )
}

interface RowProps extends Pick<Props, 'onChoose' | 'onTick'> {
  person: Recommended
  isChosen: boolean
  /** Where Tab comes into the list. */
  isStop: boolean
  isTicked: boolean
}

function PersonRow({ person, isChosen, isStop, isTicked, onChoose, onTick }: RowProps) {
  const text = useMatchingText()
  const id = person.entity.meta.openId
  const { name, position, years, city } = lineOf(person)
  const shown = name || text.nameless(person.rank)
  // The list is one stop for Tab: its rows are gone along by j and k.
  const stop = isStop ? 0 : -1
  return (
    <li className={styles.row} data-chosen={isChosen || undefined} data-weak={!person.match.passesHard || undefined}>
      <span className={styles.tick}>
        <span className={styles.box}>
          <Check tabIndex={stop} label={text.select(shown)} checked={isTicked} onChange={(next) => onTick(id, next)} />
        </span>
        <span className={styles.number} aria-hidden="true">
          {person.rank}
        </span>
      </span>
      <button
        type="button"
        data-id={id}
        className={styles.choose}
        aria-current={isChosen || undefined}
        tabIndex={stop}
        onClick={() => onChoose(id)}
      >
        <Avatar name={shown} color={colorOf(id)} size={32} />
        <span className={styles.who}>
          <span>{shown}</span>
          <small>{[position, years !== undefined && text.years(years), city].filter(Boolean).join(' · ')}</small>
        </span>
        <span className={styles.fit}>
          <Score score={person.match.score} label={text.scoreOf(shown, person.match.score)} />
          <Marks findings={person.match.findings} />
        </span>
      </button>
    </li>
  )
}
