import type { Entity } from '@cohort/contract/entities'
import { entityTypeOf } from '@cohort/contract/entity-types'
import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { Cell } from '#fields/cell.tsx'
import { useMembers } from '#fields/use-members.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/record.module.css'
import { Conversation } from '#modules/entities/components/remarks/conversation.tsx'
import { RemarkTab } from '#modules/entities/components/remarks/remark-tab.tsx'
import { RestoreVersion } from '#modules/entities/components/restore/restore-version.tsx'
import { type Change, changesOf } from '#modules/entities/history.ts'
import { useLinks, useVersions } from '#modules/entities/queries.ts'
import { useMayRemark } from '#modules/entities/remark-queries.ts'
import { nameOf, type Shape, type ShownField } from '#modules/entities/shape.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'

type Tab = 'remarks' | 'history' | 'links'

/** Beside a record: what was said about it, who changed what, and what it is linked with. */
export function RecordSide({ record, shape }: { record: Entity; shape: Shape }) {
  const text = useEntitiesText().detail
  const id = useId()
  const remarks = useMayRemark()
  const target = { type: record.meta.entityType, id: record.meta.openId }
  const [tab, setTab] = useState<Tab>(remarks ? 'remarks' : 'history')
  const names: Partial<Record<Tab, ReactNode>> = {
    ...(remarks ? { remarks: <RemarkTab target={target} /> } : {}),
    history: text.history,
    links: text.links,
  }
  return (
    <aside className={styles.side} aria-label={text.tabs}>
      <div className={styles.tabs} role="tablist" aria-label={text.tabs}>
        {(Object.keys(names) as Tab[]).map((one) => (
          <button
            key={one}
            id={`${id}-${one}`}
            type="button"
            role="tab"
            aria-selected={tab === one}
            onClick={() => setTab(one)}
          >
            {names[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" className={styles.panel} aria-labelledby={`${id}-${tab}`}>
        {tab === 'remarks' && <Conversation target={target} />}
        {tab === 'history' && <History record={record} shape={shape} />}
        {tab === 'links' && <Links record={record} />}
      </div>
    </aside>
  )
}

function History({ record, shape }: { record: Entity; shape: Shape }) {
  const { entityType, openId } = record.meta
  const versions = useVersions(entityType, openId)
  if (versions.error) return <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />
  if (!versions.data) return <SkeletonRows rows={4} height={64} />
  const before = (version: number) => versions.data.data.find((one) => one.version === version)?.data
  return (
    <ol className={styles.history}>
      {changesOf(record, versions.data.data, shape).map((change) => (
        <HistoryEntry key={change.version} change={change} shape={shape}>
          {before(change.version) && <RestoreVersion record={record} data={before(change.version) ?? record.data} />}
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

function Links({ record }: { record: Entity }) {
  const text = useEntitiesText().detail
  const locale = useLocale()
  const links = useLinks(record.meta.entityType, record.meta.openId)
  if (links.error) return <ErrorState error={links.error} onRetry={() => void links.refetch()} />
  if (!links.data) return <SkeletonRows rows={3} height={42} />
  if (links.data.data.length === 0) return <Empty title={text.noLinks} hint={text.noLinksHint} />
  return (
    <ul className={styles.history}>
      {links.data.data.map((other) => {
        const type = entityTypeOf(other.meta.entityType)
        return (
          <li key={other.meta.openId}>
            <Link to={`/entity/${other.meta.openId}?type=${other.meta.entityType}`}>{nameOf(other)}</Link>{' '}
            <span className={styles.quiet}>{type && inLocale(type.name, locale)}</span>
          </li>
        )
      })}
    </ul>
  )
}
