import styles from '#modules/audits/components/audit.module.css'
import type { AuditWords } from '#modules/audits/components/use-audit-words.ts'
import { changesOf, type FieldChange } from '#modules/audits/differences.ts'
import type { AuditEntry } from '#modules/audits/queries.ts'
import { useAuditsText } from '#modules/audits/text.ts'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy.ts'
import { Icon } from '#ui/icon.tsx'
import { useUiText } from '#ui/text.ts'

/** Before and after, field by field, and the number under which the log knows the request. */
export function AuditChange({ entry, words }: { entry: AuditEntry; words: AuditWords }) {
  const text = useAuditsText().diff
  const ui = useUiText()
  const type = words.typeOf(entry)
  return (
    <section className={styles.diff} aria-label={text.label}>
      <dl>
        {changesOf(entry.before, entry.after).map((change) => (
          <div key={change.field}>
            <dt>{words.field(change.field)}</dt>
            <dd>
              {change.kind === 'list' ? (
                <ListChange change={change} wordOf={(value) => words.value(change.field, value, type)} />
              ) : (
                <ValueChange
                  before={entry.before === null ? undefined : words.value(change.field, change.before, type)}
                  after={entry.after === null ? undefined : words.value(change.field, change.after, type)}
                />
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{text.request}</dt>
          <dd>
            <code>{entry.requestId}</code>
            <Button
              kind="text"
              size="small"
              icon={<Icon name="copy" size={14} />}
              aria-label={text.copyRequest}
              title={text.copyRequest}
              onClick={() => void copyText(entry.requestId, ui)}
            />
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** What stood there before is struck out; a side that the entry does not have is not invented. */
function ValueChange({ before, after }: { before: string | undefined; after: string | undefined }) {
  const text = useAuditsText().diff
  return (
    <>
      {before !== undefined && (
        <del>
          <span className="visually-hidden">{text.before} </span>
          {before}
        </del>
      )}
      {before !== undefined && after !== undefined && <Icon name="arrow" size={14} />}
      {after !== undefined && (
        <ins>
          <span className="visually-hidden">{text.after} </span>
          {after}
        </ins>
      )}
    </>
  )
}

interface ListProps {
  change: Extract<FieldChange, { kind: 'list' }>
  wordOf: (value: unknown) => string
}

function ListChange({ change, wordOf }: ListProps) {
  const text = useAuditsText().diff
  if (change.added.length + change.removed.length === 0) return <span>{text.nothing}</span>
  return (
    <ul>
      {change.added.map((value) => (
        <li key={String(value)}>
          <ins>
            <span aria-hidden="true">+ </span>
            <span className="visually-hidden">{text.added} </span>
            {wordOf(value)}
          </ins>
        </li>
      ))}
      {change.removed.map((value) => (
        <li key={String(value)}>
          <del>
            <span aria-hidden="true">− </span>
            <span className="visually-hidden">{text.removed} </span>
            {wordOf(value)}
          </del>
        </li>
      ))}
    </ul>
  )
}
