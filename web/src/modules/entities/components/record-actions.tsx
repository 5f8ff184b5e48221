import type { Entity } from '@cohort/contract/entities'
import { useNavigate } from 'react-router'
import { useMay } from '#lib/who.ts'
import { useFollow, useFollowed, useRemove, useRestore } from '#modules/entities/queries.ts'
import { nameOf } from '#modules/entities/shape.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageActions } from '#ui/page-actions.tsx'
import { useMissing } from '#ui/states.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

const editing = { any: ['material.edit'] } as const

/** Follow and delete. What was deleted can be taken back at once. */
export function RecordActions({ record, inPlace = false }: { record: Entity; inPlace?: boolean }) {
  const text = useEntitiesText()
  const ui = useUiText()
  const navigate = useNavigate()
  const { entityType: type, openId } = record.meta
  const followed = useFollowed(type).data?.openIds.includes(openId) ?? false
  const follow = useFollow()
  const remove = useRemove()
  const restore = useRestore()
  const may = useMay(editing)
  const missing = useMissing(editing)
  const removeIt = () =>
    remove.mutate(
      { params: { type }, body: { openIds: [openId] } },
      {
        onSuccess: () => {
          void navigate(`/entity?type=${type}`)
          toast.undo(text.detail.deleted(nameOf(record)), ui.undo, () =>
            restore.mutate(
              { body: { records: [{ entityType: type, openId }] } },
              { onSuccess: () => toast.show({ text: text.bulk.restored }) },
            ),
          )
        },
      },
    )
  const buttons = (
    <>
      <Button
        kind="text"
        aria-pressed={followed}
        aria-label={followed ? text.detail.unfollow : text.detail.follow}
        title={followed ? text.detail.unfollow : text.detail.follow}
        loading={follow.isPending}
        icon={
          <span style={followed ? { color: 'var(--stage-offer)' } : undefined}>
            <Icon name="star" />
          </span>
        }
        onClick={() => follow.mutate({ params: { type, id: openId }, body: { attention: !followed } })}
      />
      <Button
        kind="text"
        aria-label={text.detail.delete}
        title={text.detail.delete}
        disabled={may ? false : missing}
        loading={remove.isPending}
        icon={<Icon name="trash" />}
        onClick={removeIt}
      />
    </>
  )
  // A phone has no room for them in the bar.
  return inPlace ? buttons : <PageActions>{buttons}</PageActions>
}
