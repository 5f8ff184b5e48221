import type { Output } from '@cohort/contract/call'
import { createGroup, deleteGroup, type listGroups } from '@cohort/contract/groups'
import { createTenantType, deleteTenantType, updateTenantType } from '@cohort/contract/tenant-types'
import { useState } from 'react'
import { useTypesText } from '#modules/entities/components/types/text.ts'
import { TypeDialog } from '#modules/entities/components/types/type-dialog.tsx'
import styles from '#modules/entities/components/types/types.module.css'
import { useGroups, useRemoveType, useShowType } from '#modules/entities/type-queries.ts'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon, isIconName } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Tag } from '#ui/tag.tsx'
import { toast } from '#ui/toast.ts'

export type Group = Output<typeof listGroups>['groups'][number]

/** Which types the enterprise shows, and those of its own. */
export function ManageDialog({ onClose }: { onClose: () => void }) {
  const text = useTypesText()
  const groups = useGroups()
  const refusal = useRefusal(createTenantType)
  const [opened, setOpened] = useState<'new' | Group>()
  if (opened) return <TypeDialog group={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />
  return (
    <Dialog
      open
      title={text.title}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button disabled={refusal} icon={<Icon name="plus" size={16} />} onClick={() => setOpened('new')}>
            {text.add}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {text.done}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{text.hint}</p>
      {!groups && <SkeletonRows rows={6} height={40} />}
      <ul className={styles.list}>
        {groups?.map((group) => (
          <Line key={group.entityType} group={group} onEdit={() => setOpened(group)} />
        ))}
      </ul>
    </Dialog>
  )
}

function Line({ group, onEdit }: { group: Group; onEdit: () => void }) {
  const text = useTypesText()
  const { entityType, name, icon, own, shown } = group
  const { show, hide } = useShowType()
  const remove = useRemoveType()
  const showing = useRefusal(createGroup)
  const hiding = useRefusal(deleteGroup)
  const editing = useRefusal(updateTenantType)
  const removing = useRefusal(deleteTenantType)
  const refusal = shown ? hiding : showing
  const toggle = () => {
    const said = shown ? text.hidden(name) : text.shown(name)
    const write = shown ? hide : show
    write.mutate({ params: { type: entityType } }, { onSuccess: () => toast.show({ text: said }) })
  }
  const drop = async () => {
    const question = { title: text.remove(name), body: text.removeBody, confirm: text.removeIt, danger: true }
    if (!(await confirm(question))) return
    remove.mutate({ params: { type: entityType } }, { onSuccess: () => toast.show({ text: text.removed(name) }) })
  }
  return (
    <li className={styles.line}>
      <Icon name={isIconName(icon) ? icon : 'file'} size={16} />
      <span className={styles.name}>{name}</span>
      {own && (
        <>
          <Tag>{text.own}</Tag>
          <Button
            kind="text"
            size="small"
            aria-label={text.edit(name)}
            title={text.edit(name)}
            disabled={editing}
            icon={<Icon name="pencil" size={16} />}
            onClick={onEdit}
          />
          <Button
            kind="text"
            size="small"
            aria-label={text.remove(name)}
            title={text.remove(name)}
            disabled={removing}
            icon={<Icon name="trash" size={16} />}
            onClick={() => void drop()}
          />
        </>
      )}
      <button
        type="button"
        role="switch"
        aria-checked={shown}
        aria-label={text.show(name)}
        aria-disabled={refusal !== undefined || undefined}
        title={refusal}
        className={styles.switch}
        onClick={() => refusal === undefined && toggle()}
      />
    </li>
  )
}
