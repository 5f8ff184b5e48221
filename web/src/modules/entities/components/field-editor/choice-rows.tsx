import { type KeyboardEvent, useRef } from 'react'
import { ColorButton } from '#fields/look/color-choice.tsx'
import rows from '#modules/entities/components/field-editor/choice-rows.module.css'
import { type ChoiceDraft, newChoice } from '#modules/entities/components/field-editor/field-draft.ts'
import styles from '#modules/entities/components/field-editor/field-editor.module.css'
import { useFieldEditorText } from '#modules/entities/components/field-editor/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  choices: readonly ChoiceDraft[]
  /** Saved before: what is deleted of it stays, so that records keep their words. */
  saved: ReadonlySet<string>
  onChange: (choices: readonly ChoiceDraft[]) => void
}

/** The options of a choice, each with its colour and its names; deleted ones can be brought back. */
export function ChoiceRows({ choices, saved, onChange }: Props) {
  const text = useFieldEditorText()
  const list = useRef<HTMLFieldSetElement>(null)
  const change = (id: string, next: Partial<ChoiceDraft>) =>
    onChange(choices.map((choice) => (choice.id === id ? { ...choice, ...next } : choice)))
  const remove = (choice: ChoiceDraft) =>
    saved.has(choice.id) ? change(choice.id, { isDeleted: true }) : onChange(choices.filter((one) => one !== choice))
  const add = () => {
    onChange([...choices, newChoice(choices.length)])
    const firsts = () => [...(list.current?.querySelectorAll<HTMLInputElement>('input:first-of-type') ?? [])]
    requestAnimationFrame(() => firsts().at(-1)?.focus())
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <fieldset ref={list} className={styles.field}>
      <legend>{text.choices}</legend>
      {choices.map((choice, at) => (
        <div key={choice.id} className={rows.choice}>
          <ColorButton
            value={choice.color}
            label={text.choiceColor(choice.zh || text.choice(at + 1))}
            onChange={(color) => change(choice.id, { color })}
          />
          {choice.isDeleted ? (
            <>
              <span className={styles.gone}>
                <s>{choice.zh}</s> <small>{text.goneChoice}</small>
              </span>
              <Button
                kind="text"
                size="small"
                aria-label={text.restoreChoice(choice.zh)}
                title={text.restoreChoice(choice.zh)}
                icon={<Icon name="undo" size={16} />}
                onClick={() => change(choice.id, { isDeleted: false })}
              />
            </>
          ) : (
            <>
              <span className={rows.names}>
                <input
                  maxLength={60}
                  aria-label={text.choice(at + 1)}
                  placeholder={text.choicePlaceholder}
                  value={choice.zh}
                  onChange={({ target }) => change(choice.id, { zh: target.value })}
                  onKeyDown={addOnEnter}
                />
                <input
                  maxLength={60}
                  aria-label={text.choiceEn(at + 1)}
                  placeholder={text.choiceEnPlaceholder}
                  value={choice.en}
                  onChange={({ target }) => change(choice.id, { en: target.value })}
                  onKeyDown={addOnEnter}
                />
              </span>
              <Button
                kind="text"
                size="small"
                aria-label={text.removeChoice(choice.zh || text.choice(at + 1))}
                title={text.removeChoice(choice.zh || text.choice(at + 1))}
                icon={<Icon name="close" size={16} />}
                onClick={() => remove(choice)}
              />
            </>
          )}
        </div>
      ))}
      <span>
        <Button size="small" icon={<Icon name="plus" size={14} />} onClick={add}>
          {text.addChoice}
        </Button>
      </span>
    </fieldset>
  )
}
