import type { Tag } from '@cohort/contract/tags'
import { useState } from 'react'
import styles from '#modules/entities/components/tags/tags.module.css'
import { useTagsText } from '#modules/entities/components/tags/text.ts'
import type { TagDeeds } from '#modules/entities/components/tags/use-tags.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface Props {
  tags: readonly Tag[]
  deeds: TagDeeds
  onClose: () => void
  onDone: () => void
}

/** Which of several tags stays; the most used one is proposed. */
export function MergeDialog({ tags, deeds, onClose, onDone }: Props) {
  const text = useTagsText()
  const [most] = [...tags].sort((a, b) => b.uses - a.uses)
  const [id, setId] = useState(most?.openId)
  const into = tags.find(({ openId }) => openId === id)
  const merge = () =>
    into &&
    deeds.merge(
      into,
      tags.filter((tag) => tag !== into),
      onDone,
    )
  return (
    <Dialog
      open
      title={text.mergeTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="primary" loading={deeds.saving} onClick={merge}>
            {text.merge}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{text.mergeHint}</p>
      <fieldset className={styles.field}>
        <legend>{text.mergeInto}</legend>
        {tags.map((tag) => (
          <label key={tag.openId} className={styles.radio}>
            <input type="radio" name="into" checked={tag.openId === id} onChange={() => setId(tag.openId)} />
            <span className={`${styles.dot} ${styles[tag.color]}`} aria-hidden="true" />
            <span className={styles.grow}>{tag.name}</span>
            <small>{text.used(tag.uses.toLocaleString('en-US'))}</small>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
