import type { Reading } from '@cohort/contract/readings'
import { useMemo, useRef, useState } from 'react'
import { DropArea } from '#fields/files/drop-area.tsx'
import { createLight } from '#fields/reading/light.ts'
import { Original } from '#fields/reading/original.tsx'
import { ApiFailure } from '#lib/api.ts'
import { useIsPhone } from '#lib/media.ts'
import own from '#modules/toolbox/components/parse.module.css'
import { ParsedFields } from '#modules/toolbox/components/parsed-fields.tsx'
import styles from '#modules/toolbox/components/toolbox.module.css'
import { useParseFile, useParseText } from '#modules/toolbox/queries.ts'
import { useToolboxText } from '#modules/toolbox/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { ErrorState, Notice } from '#ui/states.tsx'
import { Tag } from '#ui/tag.tsx'

/** A file or pasted text: what is read in it, each value beside its source. */
export function Parse() {
  const text = useToolboxText().parse
  const [words, setWords] = useState('')
  const phone = useIsPhone()
  const input = useRef<HTMLInputElement>(null)
  const [byText, byFile] = [useParseText(), useParseFile()]
  const reset = () => {
    byText.reset()
    byFile.reset()
  }
  const readFile = (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    reset()
    byFile.mutate({ input: {}, file })
  }
  const found = byText.data ?? byFile.data
  if (found) return <Found reading={found} onAgain={reset} />
  if (byText.isPending || byFile.isPending) return <SkeletonPage lines={10} />
  const error = byText.error ?? byFile.error
  if (error) return <Failed error={error} onAgain={reset} />
  return (
    <div className={own.parse}>
      <DropArea className={own.area} onFiles={readFile}>
        <Icon name="upload" size={22} />
        {phone ? (
          // Nothing can be dragged there.
          <Button onClick={() => input.current?.click()}>{text.choose}</Button>
        ) : (
          <span>
            {text.drop}{' '}
            <Button kind="link" onClick={() => input.current?.click()}>
              {text.file}
            </Button>
          </span>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={text.file}
          onChange={({ target }) => {
            readFile([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </DropArea>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          reset()
          if (words.trim() !== '') byText.mutate({ body: { text: words } })
        }}
      >
        <label>
          {text.or}
          <textarea
            rows={10}
            aria-label={text.text}
            value={words}
            maxLength={200_000}
            placeholder={text.placeholder}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <Button kind="primary" submit disabled={words.trim() === ''}>
          {text.run}
        </Button>
      </form>
    </div>
  )
}

/** Why a file cannot be read, and what to do about it; of all else the usual words. */
function Failed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const text = useToolboxText().parse
  const reasons: Readonly<Record<string, string>> = text.reasons
  const why = error instanceof ApiFailure ? reasons[String(error.detail.reason)] : undefined
  if (!why) return <ErrorState error={error} onRetry={onAgain} />
  return (
    <div role="alert">
      <Notice
        mark="error"
        title={text.failed}
        hint={why}
        actions={
          <Button kind="primary" size="small" onClick={onAgain}>
            {text.again}
          </Button>
        }
      />
    </div>
  )
}

function Found({ reading, onAgain }: { reading: Reading; onAgain: () => void }) {
  const text = useToolboxText().parse
  const light = useMemo(() => createLight(reading.sources), [reading])
  const isBare = reading.sources.length === 0
  return (
    <>
      <div className={own.said}>
        <strong role="status">{isBare ? text.nothing : text.found(reading.sources.length)}</strong>
        {reading.likelihood < 0.5 && <Tag tone="warn">{text.unlikely}</Tag>}
        <Button icon={<Icon name="refresh" size={16} />} onClick={onAgain}>
          {text.again}
        </Button>
      </div>
      <div className={styles.two}>
        <section className={own.fields} aria-label={text.fields}>
          {isBare ? (
            <Notice mark="none" title={text.nothing} hint={text.nothingHint} />
          ) : (
            <ParsedFields reading={reading} light={light} />
          )}
        </section>
        <div className={own.source}>
          <Original reading={reading} light={light} />
        </div>
      </div>
    </>
  )
}
