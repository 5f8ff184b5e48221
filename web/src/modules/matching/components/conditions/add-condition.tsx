import { requirementKinds } from '@cohort/contract/matching'
import { type FormEvent, useState } from 'react'
import { useMatchText } from '#fields/match/text.ts'
import styles from '#modules/matching/components/conditions/conditions.module.css'
import type { Draft } from '#modules/matching/conditions.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'

interface Props {
  draft: Draft
  /** So many of those that were added are kept: they stand among the requirements. */
  saved: number
  onChange: (draft: Draft) => void
}

type Kind = (typeof requirementKinds)[number]

/** Something that the description does not say. */
export function AddCondition({ draft, saved, onChange }: Props) {
  const all = useMatchingText()
  const { kinds } = useMatchText()
  const text = all.conditions
  const [kind, setKind] = useState<Kind>('skill')
  const [words, setWords] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '') return
    onChange({ ...draft, added: [...draft.added, { kind, importance: 'should', text: words.trim() }] })
    setWords('')
  }
  const fresh = draft.added.slice(saved)
  return (
    <>
      {fresh.length > 0 && (
        <ul className={styles.added}>
          {fresh.map((one) => (
            <li key={`${one.kind} ${one.text}`}>
              <Tag>{kinds[one.kind]}</Tag>
              {one.text}
              <Button
                kind="text"
                size="small"
                aria-label={text.remove(one.text)}
                icon={<Icon name="close" size={14} />}
                onClick={() => onChange({ ...draft, added: draft.added.filter((other) => other !== one) })}
              />
            </li>
          ))}
        </ul>
      )}
      <form className={styles.add} onSubmit={add}>
        <select aria-label={text.kind} value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          {requirementKinds.map((each) => (
            <option key={each} value={each}>
              {kinds[each]}
            </option>
          ))}
        </select>
        <input
          aria-label={text.add}
          placeholder={text.addHint}
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button submit disabled={words.trim() === ''}>
          {text.add}
        </Button>
      </form>
    </>
  )
}
