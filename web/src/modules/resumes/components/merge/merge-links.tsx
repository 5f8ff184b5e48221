import type { ReactNode } from 'react'
import styles from '#modules/resumes/components/merge/merge.module.css'
import { useMergeText } from '#modules/resumes/components/merge/text.ts'
import type { Preview } from '#modules/resumes/queries.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Tag } from '#ui/tag.tsx'

const most = 8

/** Every link that a merge moves: none is moved unseen. */
export function MergeLinks({ links }: { links: Preview['links'] }) {
  const text = useMergeText()
  const counted: [IconName, string][] = [
    ...(links.remarks > 0 ? [['comment', text.remarks(links.remarks)] satisfies [IconName, string]] : []),
    ...(links.files > 0 ? [['clip', text.files(links.files)] satisfies [IconName, string]] : []),
    ...(links.tags > 0 ? [['tag', text.tags(links.tags)] satisfies [IconName, string]] : []),
    ...(links.followers > 0 ? [['star', text.followers(links.followers)] satisfies [IconName, string]] : []),
  ]
  const isBare = counted.length + links.tasks.length + links.records.length + links.references.length === 0
  return (
    <section className={styles.links} aria-label={text.links}>
      <h3>{text.links}</h3>
      <p className={styles.hint}>{isBare ? text.noLinks : text.linksHint}</p>
      {counted.length > 0 && (
        <ul className={styles.counts}>
          {counted.map(([icon, words]) => (
            <li key={icon}>
              <Icon name={icon} size={16} />
              {words}
            </li>
          ))}
        </ul>
      )}
      <Group title={text.tasks} all={links.tasks}>
        {(task) => (
          <li key={task.taskId}>
            <Icon name="layers" size={16} />
            <span>{task.projectName || text.hiddenProject}</span>
            {task.stageName && <small>{task.stageName}</small>}
            <Tag
              tone={task.becomes === 'moved' ? 'accent' : 'plain'}
              {...(task.becomes === 'aside' && { title: text.asideHint })}
            >
              {text[task.becomes]}
            </Tag>
          </li>
        )}
      </Group>
      <Group title={text.records} all={links.records}>
        {(record) => <Named key={record.openId} name={record.name} />}
      </Group>
      <Group title={text.references} all={links.references}>
        {(record) => <Named key={record.openId} name={record.name} />}
      </Group>
    </section>
  )
}

function Named({ name }: { name: string }) {
  return (
    <li>
      <Icon name="link" size={16} />
      <span>{name}</span>
    </li>
  )
}

interface GroupProps<T> {
  title: string
  all: readonly T[]
  children: (one: T) => ReactNode
}

function Group<T>({ title, all, children }: GroupProps<T>) {
  const text = useMergeText()
  if (all.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles.moved}>
        {all.slice(0, most).map(children)}
        {all.length > most && <li className={styles.hint}>{text.more(all.length - most)}</li>}
      </ul>
    </>
  )
}
