import { authCodes } from '@cohort/contract/access'
import { rightsOf } from '@cohort/contract/users'
import { useState } from 'react'
import { MemberPicker } from '#fields/member-picker.tsx'
import { useMe } from '#lib/who.ts'
import styles from '#modules/permissions/components/channel-role.module.css'
import { ParticipantRow } from '#modules/permissions/components/participant-row.tsx'
import { useLack } from '#modules/permissions/components/use-lack.ts'
import { type ParticipantList, useAddParticipants } from '#modules/permissions/queries.ts'
import { usePermissionsText } from '#modules/permissions/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Empty } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

/** Everyone who takes part, by being named here or further out. */
export function Participants({ openId, list }: { openId: string; list: ParticipantList }) {
  const { list: text } = usePermissionsText()
  const me = useMe()
  // Spec 2 §6: without the right to edit channels, a channel's list is empty.
  const hidden = list.type === 'Channel' && me && !rightsOf(me).codes.has(authCodes['channel.edit'])
  return (
    <section className={styles.participants} aria-label={text.title}>
      <header>
        <h3>
          {text.title} <span className={styles.count}>{list.data.length}</span>
        </h3>
        <AddButton openId={openId} list={list} />
      </header>
      {list.data.length === 0 && <Empty title={text.empty} hint={hidden ? text.emptyChannel : text.emptyHint} />}
      <ul>
        {list.data.map((participant) => (
          <ParticipantRow key={participant.userId} openId={openId} list={list} participant={participant} />
        ))}
      </ul>
    </section>
  )
}

function AddButton({ openId, list }: { openId: string; list: ParticipantList }) {
  const { list: text } = usePermissionsText()
  const [open, setOpen] = useState(false)
  const add = useAddParticipants()
  const here = new Set(list.data.filter(({ inheritedFrom }) => !inheritedFrom).map(({ userId }) => userId))
  return (
    <>
      <Button
        size="small"
        icon={<Icon name="plus" size={14} />}
        disabled={useLack(list)('add')}
        onClick={() => setOpen(true)}
      >
        {text.add}
      </Button>
      {open && (
        <MemberPicker
          title={text.addTitle(list.name)}
          confirm={text.addConfirm}
          busy={add.isPending}
          refuse={(member) =>
            here.has(member.userId) ? text.already : member.status === 'deactivated' ? text.deactivated : undefined
          }
          onChoose={(userIds) =>
            add.mutate(
              { params: { openId }, body: { userIds } },
              {
                onSuccess: ({ added }) => {
                  toast.show({ text: text.added(added) })
                  setOpen(false)
                },
              },
            )
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
