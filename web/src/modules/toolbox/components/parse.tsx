import type { Reading } from '@cohort/contract/readings'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { DropArea } from '#fields/files/drop-area.tsx'
import { createLight } from '#fields/reading/light.ts'
import { Original } from '#fields/reading/original.tsx'
import { ApiFailure } from '#lib/api.ts'
import { useIsPhone } from '#lib/media.ts'
import { ParseLoading } from '#modules/toolbox/components/loading.tsx'
import own from '#modules/toolbox/components/parse.module.css'
import { ParsedFields } from '#modules/toolbox/components/parsed-fields.tsx'
import styles from '#modules/toolbox/components/toolbox.module.css'
import { useParseFile, useParseText } from '#modules/toolbox/queries.ts'
import { useToolboxText } from '#modules/toolbox/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ErrorState, Notice } from '#ui/states.tsx'
import { Tag } from '#ui/tag.tsx'

/** A file or pasted text: what is read in it, each value beside its source. */
export function Parse() {
  const text = useToolboxText().parse
  const [words, setWords] = useState('')
  const phone = useIsPhone()
  const input = useRef<HTMLInputElement>(null)
  /** Something was read here already: from now on the focus follows what takes the place of what. */
  const [isUsed, setUsed] = useState(false)
  const [byText, byFile] = [useParseText(), useParseFile()]
  const reset = () => {
    byText.reset()
    byFile.reset()
  }
  const readFile = (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    reset()
    setUsed(true)
    byFile.mutate({ input: {}, file })
  }
  const found = byText.data ?? byFile.data
  if (found)
    return (
      <Stage key="found" isNext>
        <Found
          reading={found}
          onAgain={() => {
            setWords('')
            reset()
          }}
        />
      </Stage>
    )
  if (byText.isPending || byFile.isPending)
    return (
      <Stage key="reading" isNext>
        <ParseLoading />
      </Stage>
    )
  const error = byText.error ?? byFile.error
  const retry = () => {
    if (byText.error && byText.variables) byText.mutate(byText.variables)
    else if (byFile.variables) byFile.mutate(byFile.variables)
  }
  if (error)
    return (
      <Stage key="failed" isNext>
        <Failed error={error} onRetry={retry} onAgain={reset} />
      </Stage>
    )
  return (
    <Stage key="asking" isNext={isUsed} className={own.parse}>
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
          if (words.trim() === '') return
          reset()
          setUsed(true)
          byText.mutate({ body: { text: words } })
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
        <Button kind="primary" submit disabled={words.trim() === '' && text.needed}>
          {text.run}
        </Button>
      </form>
    </Stage>
  )
}

interface StageProps {
  /** It took the place of another, in which the focus was. */
  isNext: boolean
  className?: string | undefined
  children: ReactNode
}

const takeFocus = (node: HTMLElement | null): void => node?.focus()

/** Asking, reading and what was found stand in one place: whoever works by keys goes on where the next begins. */
function Stage({ isNext, className, children }: StageProps) {
  return (
    <div ref={isNext ? takeFocus : undefined} className={`${own.stage} ${className ?? ''}`} tabIndex={-1}>
      {children}
    </div>
  )
}

interface FailedProps {
  error: Error
  onRetry: () => void
  onAgain: () => void
}

/** Why a file cannot be read, and what to do about it; of all else the usual words, and the same once more. */
function Failed({ error, onRetry, onAgain }: FailedProps) {
  const text = useToolboxText().parse
  const reasons: Readonly<Record<string, string>> = text.reasons
  const why = error instanceof ApiFailure ? reasons[String(error.detail.reason)] : undefined
  if (!why)
    return (
      <>
        <ErrorState error={error} onRetry={onRetry} />
        <div className={own.back}>
          <Button kind="link" onClick={onAgain}>
            {text.back}
          </Button>
        </div>
      </>
    )
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
      <div className={`${styles.two} ${own.beside}`}>
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
