import { useCodeName } from '#lib/codes.ts'
import styles from '#modules/roles/components/change-preview.module.css'
import type { Preview } from '#modules/roles/queries.ts'
import { useRolesText } from '#modules/roles/text.ts'

interface Props {
  preview: Preview
  /** Only what is lost: a deletion gives nothing. */
  losesOnly?: boolean
}

/** Who gains and loses what, before it is saved: by code, then by person. */
export function ChangePreview({ preview, losesOnly = false }: Props) {
  const text = useRolesText().preview
  const { memberCount, gains, loses, affected, affectedCount } = preview
  const rest = affectedCount - affected.length
  return (
    <div className={styles.preview}>
      <ul className={styles.codes}>
        {!losesOnly &&
          gains.map(({ authId, members }) => (
            <Line key={authId} code={authId} kind="gain" members={members} others={memberCount - members} />
          ))}
        {loses.map(({ authId, members }) => (
          <Line key={authId} code={authId} kind="lose" members={members} others={memberCount - members} />
        ))}
      </ul>
      {affected.length === 0 && !losesOnly && <p className={styles.nobody}>{text.nobody}</p>}
      {affected.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard
        <ul className={styles.people} tabIndex={0} aria-label={text.people}>
          {affected.map((person) => (
            <li key={person.userId}>
              <span className={styles.name}>{person.username}</span>
              <Codes words={text.gain} codes={person.gains} kind="gain" />
              <Codes words={text.lose} codes={person.loses} kind="lose" />
            </li>
          ))}
          {rest > 0 && <li className={styles.rest}>{text.more(rest)}</li>}
        </ul>
      )}
    </div>
  )
}

interface LineProps {
  code: number
  kind: 'gain' | 'lose'
  members: number
  others: number
}

function Line({ code, kind, members, others }: LineProps) {
  const text = useRolesText().preview
  const nameOf = useCodeName()
  const reach = kind === 'gain' ? text.gains(members) : text.loses(members)
  const aside = others > 0 ? (kind === 'gain' ? text.already(others) : text.others(others)) : undefined
  return (
    <li>
      <span className={styles[kind]} aria-hidden="true">
        {kind === 'gain' ? '+' : '−'}
      </span>
      <span className={styles.name}>{nameOf(code)}</span>
      <span className={styles.code}>{code}</span>
      <span>{reach}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </li>
  )
}

function Codes({ words, codes, kind }: { words: string; codes: readonly number[]; kind: 'gain' | 'lose' }) {
  const nameOf = useCodeName()
  if (codes.length === 0) return null
  return (
    <span>
      <span className={styles[kind]}>{words}</span> {codes.map((code) => `${nameOf(code)} ${code}`).join(' · ')}
    </span>
  )
}
