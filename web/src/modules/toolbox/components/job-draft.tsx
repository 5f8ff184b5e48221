import { useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { DraftLoading } from '#modules/toolbox/components/loading.tsx'
import styles from '#modules/toolbox/components/toolbox.module.css'
import { useGenerate } from '#modules/toolbox/queries.ts'
import { useToolboxText } from '#modules/toolbox/text.ts'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy.ts'
import { Icon } from '#ui/icon.tsx'
import { ErrorState, Notice } from '#ui/states.tsx'

/** Duties and demands for a name: a draft, to be made one's own. */
export function JobDraft() {
  const text = useToolboxText().job
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const draft = useGenerate()
  const isUnknown = draft.error instanceof ApiFailure && draft.error.code === 'BadInput'
  const problem = isMissing ? text.needed : isUnknown ? text.unknown : undefined
  const send = () => {
    setMissing(name.trim() === '')
    if (name.trim() !== '') draft.mutate({ query: { text: name.trim() } })
  }
  return (
    <>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <label>
          {text.name}
          <input
            value={name}
            maxLength={200}
            placeholder={text.placeholder}
            aria-invalid={problem !== undefined}
            aria-describedby="job-problem"
            onChange={({ target }) => {
              setName(target.value)
              setMissing(false)
            }}
          />
        </label>
        <Button kind="primary" submit loading={draft.isPending}>
          {draft.data ? text.again : text.run}
        </Button>
        <p id="job-problem" role="alert" className={styles.problem}>
          {problem}
        </p>
      </form>
      {draft.isPending ? (
        <DraftLoading />
      ) : draft.data ? (
        <div className={styles.drafts}>
          <Part title={text.duty} body={draft.data.duty} />
          <Part title={text.demand} body={draft.data.demand} />
        </div>
      ) : draft.error && !isUnknown ? (
        <ErrorState error={draft.error} onRetry={send} />
      ) : (
        <Notice mark="empty" title={text.waiting} hint={text.waitingHint} />
      )}
    </>
  )
}

function Part({ title, body }: { title: string; body: string }) {
  const text = useToolboxText().job
  return (
    <section className={styles.draft} aria-label={title}>
      <div>
        <h3>{title}</h3>
        <Button size="small" icon={<Icon name="copy" size={14} />} onClick={() => void copyText(body, text)}>
          {text.copy}
        </Button>
      </div>
      <p>{body}</p>
    </section>
  )
}
