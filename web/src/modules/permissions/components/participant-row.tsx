import type { Participant } from '@cohort/contract/permissions'
import { useId, useState } from 'react'
import { useMe } from '#lib/who.ts'
import styles from '#modules/permissions/components/channel-role.module.css'
import { ParticipantEditor } from '#modules/permissions/components/participant-editor.tsx'
import { useLack } from '#modules/permissions/components/use-lack.ts'
import { amountOf } from '#modules/permissions/participant-flags.ts'
import { type ParticipantList, useRemoveParticipant, useSetParticipants } from '#modules/permissions/queries.ts'
import { usePermissionsText } from '#modules/permissions/text.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

interface Props {
  openId: string
  list: ParticipantList
  participant: Participant
}

/** One participant: where the rights come from, how many, and, opened, which. */
export function ParticipantRow({ openId, list, participant }: Props) {
  const text = usePermissionsText()
  const me = useMe()
  const id = useId()
  const [open, setOpen] = useState(false)
  const amount = amountOf(participant.flags, list.type)
  const { row } = text
  const words = amount === 'all' ? row.all : amount === 'none' ? row.none : row.some(amount)
  const from = participant.inheritedFrom ? row.inherited(participant.inheritedFrom.name) : row.here
  const said = !participant.isCreator && !participant.isLeader
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.person}
        aria-expanded={open}
        aria-controls={id}
        title={row.open(participant.alias)}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={participant.alias} color={participant.avatarBg} picture={participant.avatar} size={32} />
        <span className={styles.names}>
          <span>
            {participant.alias}
            {participant.userId === me?.userId && <Tag>{text.list.you}</Tag>}
            {participant.isLeader && <Tag tone="accent">{row.leader}</Tag>}
            {participant.isCreator && <Tag tone="info">{row.creator}</Tag>}
          </span>
          <small>{said ? `${from} · ${words}` : words}</small>
        </span>
        <Icon name={open ? 'up' : 'down'} size={16} />
      </button>
      {open && (
        <div id={id}>
          <ParticipantEditor openId={openId} list={list} participant={participant} />
          {said && !participant.inheritedFrom && <RemoveButton {...{ openId, list, participant }} />}
        </div>
      )}
    </li>
  )
}

function RemoveButton({ openId, list, participant }: Props) {
  const { row: text } = usePermissionsText()
  const ui = useUiText()
  const remove = useRemoveParticipant()
  const restore = useSetParticipants()
  const { userId, alias, flags, sub } = participant
  const putBack = () =>
    restore.mutate(
      { params: { openId }, body: { members: [{ userId, flags, sub }] } },
      { onSuccess: () => toast.show({ text: text.back(alias) }) },
    )
  return (
    <Button
      size="small"
      danger
      className={styles.remove}
      disabled={useLack(list)('remove')}
      loading={remove.isPending}
      onClick={() =>
        remove.mutate(
          { params: { openId, memberId: userId } },
          { onSuccess: () => toast.undo(text.removed(alias), ui.undo, putBack) },
        )
      }
    >
      {text.remove}
    </Button>
  )
}
