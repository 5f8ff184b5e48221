import { useCodeName } from '#lib/codes.ts'
import styles from '#modules/roles/components/conflict-dialog.module.css'
import type { Difference, RoleConflict, Settlement } from '#modules/roles/role-draft.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface Props {
  conflict: RoleConflict
  onSettle: (keep: Settlement) => void
  onClose: () => void
}

/** 409: both versions side by side, and one choice. */
export function ConflictDialog({ conflict, onSettle, onClose }: Props) {
  const text = useRolesText().conflict
  const { names, theirs, mine, theirChange, myChange } = conflict
  return (
    <Dialog
      open
      title={text.title}
      width={600}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onSettle('theirs')}>{text.takeTheirs}</Button>
          <Button title={text.bothHint} onClick={() => onSettle('both')}>
            {text.both}
          </Button>
          <Button kind="primary" onClick={() => onSettle('mine')}>
            {text.keepMine}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text.text(theirs.version)}</p>
      <div className={styles.versions}>
        <Version
          kind="theirs"
          title={text.theirs}
          name={names?.theirs}
          change={theirChange}
          count={theirs.codes.length}
        />
        <Version kind="mine" title={text.mine} name={names?.mine} change={myChange} count={mine.codes.length} />
      </div>
    </Dialog>
  )
}

interface VersionProps {
  kind: 'theirs' | 'mine'
  title: string
  name: string | undefined
  change: Difference
  count: number
}

function Version({ kind, title, name, change, count }: VersionProps) {
  const { conflict: text, history, roles } = useRolesText()
  const untouched = change.added.length + change.removed.length === 0
  return (
    <section className={`${styles.version} ${styles[kind]}`} aria-label={title}>
      <h3>
        {title} <small>{roles.count(count)}</small>
      </h3>
      {name && (
        <p>
          <span>{text.name}</span> {name}
        </p>
      )}
      {untouched && <p>{text.noChange}</p>}
      <Codes words={history.added} codes={change.added} />
      <Codes words={history.removed} codes={change.removed} />
    </section>
  )
}

function Codes({ words, codes }: { words: string; codes: readonly number[] }) {
  const nameOf = useCodeName()
  if (codes.length === 0) return null
  return (
    <div>
      <span>{words}</span>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            {nameOf(code)} <small>{code}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
