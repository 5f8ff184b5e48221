import { type Entity, linkEntity, listLinks, unlinkEntity } from '@cohort/contract/entities'
import { entityTypeOf } from '@cohort/contract/entity-types'
import { inLocale } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { nameOf } from '#fields/shape.ts'
import { useWrite } from '#lib/query.ts'
import { useLocale } from '#lib/text.ts'
import { useMay } from '#lib/who.ts'
import styles from '#modules/entities/components/links/links.module.css'
import { RecordSearch } from '#modules/entities/components/links/record-search.tsx'
import { useLinksText } from '#modules/entities/components/links/text.ts'
import { useTelling } from '#modules/entities/components/links/use-telling.ts'
import { useLinks, useSeeRecord } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

/** The records that one is linked with, by their kinds; more can be linked, and a link taken away. */
export function RecordLinks({ record }: { record: Entity }) {
  const text = useEntitiesText().detail
  const { entityType, openId } = record.meta
  const links = useLinks(entityType, openId)
  const [adding, setAdding] = useState(false)
  if (links.error) return <ErrorState error={links.error} onRetry={() => void links.refetch()} />
  if (!links.data) return <SkeletonRows rows={3} height={52} />
  const others = links.data.data
  const groups = Map.groupBy(others, ({ meta }) => meta.entityType)
  return (
    <div className={styles.links}>
      <AddButton onClick={() => setAdding(true)} />
      {others.length === 0 && <Empty title={text.noLinks} hint={text.noLinksHint} />}
      {[...groups].map(([type, of]) => (
        <Group key={type} type={type} others={of} record={record} />
      ))}
      {adding && <AddDialog record={record} linked={others} onClose={() => setAdding(false)} />}
    </div>
  )
}

function AddButton({ onClick }: { onClick: () => void }) {
  const text = useLinksText()
  const refusal = useRefusal(linkEntity)
  return (
    <div className={styles.add}>
      <Button size="small" icon={<Icon name="link" size={14} />} disabled={refusal ?? false} onClick={onClick}>
        {text.add}
      </Button>
    </div>
  )
}

function Group({ type, others, record }: { type: string; others: readonly Entity[]; record: Entity }) {
  const locale = useLocale()
  const known = entityTypeOf(type)
  const name = known ? inLocale(known.name, locale) : type
  return (
    <section aria-label={name}>
      <h4>
        {name} <span className={styles.count}>{others.length}</span>
      </h4>
      <ul>
        {others.map((other) => (
          <Linked key={other.meta.openId} other={other} record={record} />
        ))}
      </ul>
    </section>
  )
}

function Linked({ other, record }: { other: Entity; record: Entity }) {
  const text = useLinksText()
  const ui = useUiText()
  const telling = useTelling()
  const { seed } = useSeeRecord()
  const link = useWrite(linkEntity, { stale: [listLinks] })
  const unlink = useWrite(unlinkEntity, { stale: [listLinks] })
  const mayEdit = useRefusal(unlinkEntity) === undefined
  const name = nameOf(other)
  const input = {
    params: { type: record.meta.entityType, id: record.meta.openId },
    body: { entityType: other.meta.entityType, openId: other.meta.openId },
  }
  const remove = () =>
    // The row goes with its link, so what follows must not hang on it.
    void unlink.mutateAsync(input).then(
      () => toast.undo(text.removed(name), ui.undo, () => link.mutate(input)),
      () => undefined,
    )
  return (
    <li>
      <span className={styles.words}>
        <Link to={`/entity/${other.meta.openId}?type=${other.meta.entityType}`} onClick={() => seed(other)}>
          {name}
        </Link>
        <small>{telling(other)}</small>
      </span>
      {mayEdit && (
        <Button
          kind="text"
          size="small"
          loading={unlink.isPending}
          aria-label={text.remove(name)}
          title={text.remove(name)}
          icon={<Icon name="close" size={14} />}
          onClick={remove}
        />
      )}
    </li>
  )
}

interface AddProps {
  record: Entity
  linked: readonly Entity[]
  onClose: () => void
}

function AddDialog({ record, linked, onClose }: AddProps) {
  const text = useLinksText()
  const navigate = useNavigate()
  const link = useWrite(linkEntity, { stale: [listLinks] })
  const mayCreate = useMay({ any: ['material.create'] })
  const { entityType: type, openId: id } = record.meta
  const taken = new Set([record, ...linked].map(({ meta }) => `${meta.entityType}/${meta.openId}`))
  const choose = ({ meta, data }: Entity) =>
    link.mutate(
      { params: { type, id }, body: { entityType: meta.entityType, openId: meta.openId } },
      {
        onSuccess: () => {
          toast.show({ text: text.added(nameOf({ data })) })
          onClose()
        },
      },
    )
  const create = (made: string) => {
    onClose()
    void navigate(`/entity/create?${new URLSearchParams({ entityType: made, link: `${type}/${id}` })}`)
  }
  return (
    <Dialog open flush title={text.title(nameOf(record))} width={520} onClose={onClose}>
      <RecordSearch
        first={type === 'Job' ? 'Resume' : 'Job'}
        taken={taken}
        onChoose={choose}
        onCreate={mayCreate ? create : undefined}
      />
    </Dialog>
  )
}
