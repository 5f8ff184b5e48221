import { createTag, mergeTags, type Tag } from '@cohort/contract/tags'
import { useState } from 'react'
import { MergeDialog } from '#modules/entities/components/tags/merge-dialog.tsx'
import { TagDialog } from '#modules/entities/components/tags/tag-dialog.tsx'
import { TagTable } from '#modules/entities/components/tags/tag-table.tsx'
import styles from '#modules/entities/components/tags/tags.module.css'
import { useTagsText } from '#modules/entities/components/tags/text.ts'
import { useTagDeeds, useTags } from '#modules/entities/components/tags/use-tags.ts'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'

type Opened = { kind: 'edit'; tag?: Tag } | { kind: 'merge' } | undefined

/** The tags of the enterprise (/setting/tags): made, renamed, recoloured, merged and deleted in one place. */
export function Screen() {
  const text = useTagsText()
  const found = useTags()
  const deeds = useTagDeeds()
  const [words, setWords] = useState('')
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<Opened>()
  const refusal = useRefusal(createTag)
  if (found.error && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={8} height={42} avatar={false} />
  const { tags } = found.data
  const shown = tags.filter(({ name, group }) => `${name} ${group}`.toLowerCase().includes(words.trim().toLowerCase()))
  // A tag that is gone is let go of.
  const selected = tags.filter(({ openId }) => wanted.has(openId))
  const remove = async (tag: Tag) => {
    const body = text.deleteBody(tag.uses.toLocaleString('en-US'))
    if (await confirm({ title: text.deleteTitle(tag.name), body, confirm: text.delete, danger: true }))
      deeds.remove(tag)
  }
  return (
    <div className={styles.screen}>
      <p className={styles.note}>{text.note}</p>
      <div className={styles.bar}>
        <label className={styles.search}>
          <Icon name="search" size={16} />
          <input
            type="search"
            aria-label={text.find}
            placeholder={text.find}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        {selected.length > 0 && (
          <Selection
            count={selected.length}
            onMerge={() => setOpened({ kind: 'merge' })}
            onClear={() => setWanted(new Set())}
          />
        )}
        <span className={styles.grow} />
        <Button
          kind="primary"
          disabled={refusal}
          icon={<Icon name="plus" size={16} />}
          onClick={() => setOpened({ kind: 'edit' })}
        >
          {text.create}
        </Button>
      </div>
      {tags.length === 0 ? (
        <Empty title={text.empty} hint={text.emptyHint} />
      ) : shown.length === 0 ? (
        <Empty filtered title={text.noMatch} />
      ) : (
        <TagTable
          tags={shown}
          selected={wanted}
          onSelect={setWanted}
          deeds={deeds}
          onEdit={(tag) => setOpened({ kind: 'edit', tag })}
          onDelete={(tag) => void remove(tag)}
        />
      )}
      {opened?.kind === 'edit' && <TagDialog tag={opened.tag} deeds={deeds} onClose={() => setOpened(undefined)} />}
      {opened?.kind === 'merge' && (
        <MergeDialog
          tags={selected}
          deeds={deeds}
          onClose={() => setOpened(undefined)}
          onDone={() => {
            setOpened(undefined)
            setWanted(new Set())
          }}
        />
      )}
    </div>
  )
}

interface SelectionProps {
  count: number
  onMerge: () => void
  onClear: () => void
}

function Selection({ count, onMerge, onClear }: SelectionProps) {
  const text = useTagsText()
  const refusal = useRefusal(mergeTags)
  return (
    <>
      <span className={styles.count} role="status">
        {text.chosen(count)}
      </span>
      <Button
        disabled={refusal ?? (count < 2 ? text.mergeNeeds : false)}
        icon={<Icon name="merge" size={16} />}
        onClick={onMerge}
      >
        {text.merge}
      </Button>
      <Button kind="text" onClick={onClear}>
        {text.clear}
      </Button>
    </>
  )
}
