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
  onChange: (draft: Draft) => void
}

type Kind = (typeof requirementKinds)[number]

/** Something that the description does not say. */
export function AddCondition({ draft, onChange }: Props) {
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
  return (
    <>
      {draft.added.length > 0 && (
        <ul className={styles.added}>
          {draft.added.map((one, at) => (
            <li key={`${one.kind} ${one.text}`}>
              <Tag>{kinds[one.kind]}</Tag>
              {one.text}
              <Button
                kind="text"
                size="small"
                aria-label={text.remove(one.text)}
                icon={<Icon name="close" size={14} />}
                onClick={() => onChange({ ...draft, added: draft.added.filter((_, other) => other !== at) })}
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
