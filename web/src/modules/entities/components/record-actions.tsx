import type { Entity } from '@cohort/contract/entities'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { nameOf } from '#fields/shape.ts'
import { useIsPhone } from '#lib/media.ts'
import { useMay } from '#lib/who.ts'
import { useShareText } from '#modules/entities/components/share/text.ts'
import { useFollow, useFollowed, useRemove, useRestore } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { PageActions } from '#ui/page-actions.tsx'
import { useMissing } from '#ui/states.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

const ShareDialog = lazy(async () => ({
  default: (await import('#modules/entities/components/share/share-dialog.tsx')).ShareDialog,
}))

const editing = { any: ['material.edit'] } as const

/** Follow, share and delete. What was deleted can be taken back at once. */
export function RecordActions({ record, inPlace = false }: { record: Entity; inPlace?: boolean }) {
  const text = useEntitiesText()
  const shareText = useShareText()
  const phone = useIsPhone()
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
  const [sharing, setSharing] = useState(false)
  const refused = may ? undefined : missing
  const items: MenuItem[] = [
    { key: 'share', label: shareText.share, icon: 'link', refused, run: () => setSharing(true) },
    { key: 'delete', label: text.detail.delete, icon: 'trash', danger: true, refused, run: removeIt },
  ]
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
      {phone ? (
        <More items={items} />
      ) : (
        items.map(({ key, label, icon, run }) => (
          <Button
            key={key}
            kind="text"
            aria-label={label}
            title={label}
            disabled={may ? false : missing}
            loading={key === 'delete' && remove.isPending}
            icon={icon && <Icon name={icon} />}
            onClick={run}
          />
        ))
      )}
      {sharing && (
        <Suspense>
          <ShareDialog record={record} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  )
  // A phone has no room for them in the bar.
  return inPlace ? buttons : <PageActions>{buttons}</PageActions>
}

/** The bar of a phone has room for one more button. */
function More({ items }: { items: readonly MenuItem[] }) {
  const text = useEntitiesText().detail
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={anchor}
        kind="text"
        aria-label={text.tabs}
        title={text.tabs}
        aria-haspopup="menu"
        aria-expanded={open}
        icon={<Icon name="more" />}
        onClick={() => setOpen(!open)}
      />
      {open && <Menu anchor={anchor} label={text.tabs} items={items} onClose={() => setOpen(false)} />}
    </>
  )
}
