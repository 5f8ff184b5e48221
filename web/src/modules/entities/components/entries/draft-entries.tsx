import { inLocale } from '@cohort/contract/fields/values'
import type { ListDefinition } from '@cohort/contract/types/type'
import { useState } from 'react'
import { type Entry, entryWords } from '#fields/entry-words.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/entries/entries.module.css'
import { inOrder, newEntry } from '#modules/entities/components/entries/entries.ts'
import { EntryForm } from '#modules/entities/components/entries/entry-form.tsx'
import { EntryLine } from '#modules/entities/components/entries/entry-line.tsx'
import { useEntriesText } from '#modules/entities/components/entries/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

interface Props {
  list: ListDefinition
  entries: readonly Entry[]
  onChange: (change: (now: readonly Entry[]) => readonly Entry[]) => void
  /** An entry is open and not yet taken over. */
  onOpen: (open: boolean) => void
}

/** The lists of a record that is being made. Nothing is sent before the whole of it. */
export function DraftEntries({ list, entries, onChange, onOpen }: Props) {
  const text = useEntriesText()
  const ui = useUiText()
  const locale = useLocale()
  const [open, setOpen] = useState<number | 'new'>()
  const label = inLocale(list.label, locale)
  const turn = (to: number | 'new' | undefined) => {
    setOpen(to)
    onOpen(to !== undefined)
  }
  const keep = (change: (now: readonly Entry[]) => readonly Entry[]) => {
    turn(undefined)
    onChange((now) => inOrder(list, change(now)))
  }
  const remove = (at: number) => {
    const gone = entries[at]
    if (!gone) return
    keep((now) => now.toSpliced(at, 1))
    toast.undo(text.removed(entryWords(list, gone, locale).title || text.unnamed), ui.undo, () =>
      onChange((now) => inOrder(list, now.toSpliced(at, 0, gone))),
    )
  }
  return (
    <section className={styles.draft} aria-label={label}>
      <h3>
        {label} {entries.length > 0 && <small>{entries.length}</small>}
        {open !== 'new' && (
          <Button
            kind="link"
            size="small"
            aria-label={text.add(label)}
            icon={<Icon name="plus" size={14} />}
            onClick={() => turn('new')}
          >
            {text.addShort}
          </Button>
        )}
      </h3>
      {open === 'new' && (
        <EntryForm
          list={list}
          entry={newEntry(list)}
          submit={text.done}
          onCancel={() => turn(undefined)}
          onDone={(entry) => keep((now) => [...now, entry])}
        />
      )}
      <ol className={styles.entries}>
        {entries.map((entry, at) =>
          open === at ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their order is theirs
            <li key={at}>
              <EntryForm
                list={list}
                entry={entry}
                submit={text.done}
                onCancel={() => turn(undefined)}
                onDone={(next) => keep((now) => now.with(at, next))}
                onRemove={() => remove(at)}
              />
            </li>
          ) : (
            <EntryLine
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their order is theirs
              key={at}
              list={list}
              entry={entry}
              path={`${list.key}.${at}`}
              onEdit={() => turn(at)}
              onRemove={() => remove(at)}
            />
          ),
        )}
      </ol>
    </section>
  )
}
