import { useState } from 'react'
import { LoadingLines } from '#fields/loading.tsx'
import { useDebounced } from '#lib/debounce.ts'
import styles from '#modules/matching/components/choose-project.module.css'
import { useProjects } from '#modules/matching/queries.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Icon } from '#ui/icon.tsx'
import { ErrorState, Notice } from '#ui/states.tsx'

interface Props {
  onChoose: (projectId: string) => void
  /** Left out of the list: the one that asks. */
  without?: string
}

/** The projects that are going on, the last changed first. */
export function ChooseProject({ onChoose, without }: Props) {
  const text = useMatchingText()
  const [typed, setTyped] = useState('')
  const projects = useProjects(useDebounced(typed.trim(), 300))
  if (projects.error && !projects.data)
    return <ErrorState error={projects.error} onRetry={() => void projects.refetch()} />
  const shown = projects.data?.data.filter(({ id }) => id !== without)
  return (
    <div className={styles.choose}>
      {!without && (
        <>
          <h3>{text.choose}</h3>
          <p>{text.chooseHint}</p>
        </>
      )}
      <label className={styles.search}>
        <Icon name="search" size={16} />
        <input
          type="search"
          aria-label={text.chooseSearch}
          placeholder={text.chooseSearch}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {shown === undefined ? (
        <LoadingLines rows={6} height={44} />
      ) : shown.length === 0 ? (
        <Notice mark="none" title={text.noProjects} hint={text.noProjectsHint} />
      ) : (
        <ul>
          {shown.map(({ id, name, channel, principal }) => (
            <li key={id}>
              <button type="button" onClick={() => onChoose(id)}>
                <Icon name="briefcase" size={16} />
                <span>{name}</span>
                <small>{[channel.name, principal?.name].filter(Boolean).join(' · ')}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
