import type { Entity } from '@cohort/contract/entities'
import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import { type ReactNode, useState } from 'react'
import { Cell } from '#fields/cell.tsx'
import { useLeave } from '#fields/files/use-leave.ts'
import { Conversation } from '#fields/remarks/conversation.tsx'
import { useMayRemark } from '#fields/remarks/remark-queries.ts'
import { RemarkTab } from '#fields/remarks/remark-tab.tsx'
import type { Shape, ShownField } from '#fields/shape.ts'
import { useMembers } from '#fields/use-members.ts'
import { useLocale } from '#lib/text.ts'
import { RecordContacts } from '#modules/entities/components/contacts/record-contacts.tsx'
import { useContactsText } from '#modules/entities/components/contacts/text.ts'
import { RecordLinks } from '#modules/entities/components/links/record-links.tsx'
import { useReviewText } from '#modules/entities/components/reading/text.ts'
import styles from '#modules/entities/components/record.module.css'
import { RestoreVersion } from '#modules/entities/components/restore/restore-version.tsx'
import { type Change, changesOf } from '#modules/entities/history.ts'
import { useVersions } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Time } from '#ui/time.tsx'

type Tab = 'profile' | 'original' | 'remarks' | 'contacts' | 'history' | 'links'

interface SideProps {
  record: Entity
  shape: Shape
  /** Where there is no room beside it, the record itself is the first of the tabs. */
  profile?: ReactNode
  /** The file that it was read from, where there is no room for that either. */
  original?: ReactNode
  /** A link leads to a line of it. */
  isAtOriginal?: boolean
}

/** Beside a record: what was said about it, who changed what, and what it is linked with. */
export function RecordSide({ record, shape, profile, original, isAtOriginal = false }: SideProps) {
  const text = useEntitiesText().detail
  const reviewText = useReviewText()
  const remarks = useMayRemark()
  // A tab that is left is gone, and with it the files on their way to a remark.
  const unlessHeld = useLeave()
  const target = { type: record.meta.entityType, id: record.meta.openId }
  const contacts = useContactsText().tab
  const isPerson = record.meta.entityType === 'Resume'
  // Until somebody chooses, the first is shown: made narrower or wider, a window has the profile among the tabs or beside
  // them.
  const first: Tab = original && isAtOriginal ? 'original' : profile ? 'profile' : remarks ? 'remarks' : 'history'
  const [chosen, setTab] = useState<Tab>()
  const isGone = (chosen === 'profile' && !profile) || (chosen === 'original' && !original)
  const tab = !chosen || isGone ? first : chosen
  const names: Partial<Record<Tab, ReactNode>> = {
    ...(profile ? { profile: text.profile } : {}),
    ...(original ? { original: reviewText.original } : {}),
    ...(remarks ? { remarks: <RemarkTab target={target} /> } : {}),
    ...(isPerson ? { contacts } : {}),
    history: text.history,
    links: text.links,
  }
  return (
    <aside className={tab === 'original' ? `${styles.side} ${styles.broad}` : styles.side} aria-label={text.tabs}>
      <Tabs
        className={styles.tabs}
        panelClassName={styles.panel}
        label={text.tabs}
        current={tab}
        onChoose={(next) => void unlessHeld(() => setTab(next))}
        tabs={(Object.keys(names) as Tab[]).map((key) => ({ key, label: names[key] }))}
      >
        {tab === 'profile' && profile}
        {tab === 'original' && original}
        {tab === 'remarks' && <Conversation target={target} />}
        {tab === 'contacts' && <RecordContacts openId={record.meta.openId} />}
        {tab === 'history' && <History record={record} shape={shape} />}
        {tab === 'links' && <RecordLinks record={record} />}
      </Tabs>
    </aside>
  )
}

function History({ record, shape }: { record: Entity; shape: Shape }) {
  const { entityType, openId } = record.meta
  const versions = useVersions(entityType, openId)
  if (versions.error) return <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />
  if (!versions.data) return <SkeletonRows rows={4} height={64} />
  const earlier = new Set(versions.data.data.map(({ version }) => version))
  return (
    <ol className={styles.history}>
      {changesOf(record, versions.data.data, shape).map((change) => (
        <HistoryEntry key={change.version} change={change} shape={shape}>
          {earlier.has(change.version) && <RestoreVersion record={record} version={change.version} />}
        </HistoryEntry>
      ))}
    </ol>
  )
}

function HistoryEntry({ change, shape, children }: { change: Change; shape: Shape; children: ReactNode }) {
  const text = useEntitiesText()
  const locale = useLocale()
  const { members } = useMembers()
  const who = members?.find(({ userId }) => userId === change.by)
  const name = who?.username ?? text.detail.someone
  const lists = (shape.type.lists ?? []).filter(({ key }) => change.lists.includes(key))
  return (
    <li>
      <div className={styles.head}>
        <span className={styles.who}>
          <Avatar name={name} color={who?.avatarBg ?? colorOf(name)} picture={who?.avatar} size={20} />
          <strong>{name}</strong>
          <span className={styles.quiet}>{change.version === 1 ? text.detail.created : text.detail.changed}</span>
        </span>
        <span className={styles.when}>
          <Time iso={change.at} words={text.table.when} now={text.table.now} />
        </span>
      </div>
      {change.differences.map(({ field, before, after }) => (
        <p key={field.key} className={styles.difference}>
          <span className={styles.quiet}>{inLocale(field.definition.label, locale)}</span>
          <del>
            <Shown field={field} value={before} />
          </del>
          <span aria-hidden="true">→</span>
          <ins>
            <Shown field={field} value={after} />
          </ins>
        </p>
      ))}
      {lists.map(({ key, label }) => (
        <p key={key} className={styles.quiet}>
          {inLocale(label, locale)}
        </p>
      ))}
      {children}
    </li>
  )
}

export function Shown({ field, value }: { field: ShownField; value: unknown }) {
  const text = useEntitiesText().detail
  if (isEmpty(value)) return <span className={styles.empty}>{text.empty}</span>
  return <Cell value={value} definition={field.definition} whole />
}
