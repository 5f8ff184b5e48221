import { Fragment, useState } from 'react'
import styles from '#modules/audits/components/audit.module.css'
import { AuditChange } from '#modules/audits/components/audit-change.tsx'
import { type AuditWords, useAuditWords } from '#modules/audits/components/use-audit-words.ts'
import type { AuditEntry } from '#modules/audits/queries.ts'
import { useAuditsText } from '#modules/audits/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Time } from '#ui/time.tsx'

const columns = ['when', 'who', 'what', 'object', 'address', 'change'] as const

/** The trail, newest first. A row opens to what was before and what after. */
export function AuditRows({ entries }: { entries: readonly AuditEntry[] }) {
  const text = useAuditsText().table
  const words = useAuditWords()
  return (
    <table className={styles.table} aria-label={text.label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {text[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} words={words} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ entry, words }: { entry: AuditEntry; words: AuditWords }) {
  const text = useAuditsText().table
  const [open, setOpen] = useState(false)
  const comparable = entry.before !== null || entry.after !== null
  return (
    <Fragment>
      <tr className={open ? styles.open : undefined}>
        <td className={styles.when}>
          <Time iso={entry.at} words={(when) => when} now={text.just} />
        </td>
        <td className={styles.who}>{words.who(entry)}</td>
        <td className={styles.what} title={entry.action}>
          {words.action(entry.action)}
        </td>
        <td className={styles.object}>{words.object(entry) ?? <span className={styles.none}>{text.none}</span>}</td>
        <td className={styles.address}>{entry.address || <span className={styles.none}>{text.none}</span>}</td>
        <td className={styles.change}>
          <Button
            kind="text"
            size="small"
            aria-expanded={open}
            disabled={comparable ? undefined : text.noChange}
            icon={<Icon name={open ? 'up' : 'down'} size={14} />}
            onClick={() => setOpen(!open)}
          >
            {open ? text.hide : text.show}
          </Button>
        </td>
      </tr>
      {open && (
        <tr className={styles.detail}>
          <td colSpan={columns.length}>
            <AuditChange entry={entry} words={words} />
          </td>
        </tr>
      )}
    </Fragment>
  )
}
