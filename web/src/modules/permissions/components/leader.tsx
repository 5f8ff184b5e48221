import { MemberSelect } from '#fields/member-select.tsx'
import { useOptimistic } from '#lib/optimistic.ts'
import styles from '#modules/permissions/components/channel-role.module.css'
import { useLack } from '#modules/permissions/components/use-lack.ts'
import { type ParticipantList, useSetPermission } from '#modules/permissions/queries.ts'
import { usePermissionsText } from '#modules/permissions/text.ts'
import { toast } from '#ui/toast.ts'

export function Leader({ openId, list }: { openId: string; list: ParticipantList }) {
  const text = usePermissionsText().leader
  const set = useSetPermission()
  const lack = useLack(list)
  const { value: leaderId, want, giveUp } = useOptimistic(list.leaderId)
  return (
    <section className={styles.leader}>
      <div>
        <span>{text.label}</span>
        <small>{text.hint}</small>
      </div>
      <MemberSelect
        allowClear
        label={text.label}
        refused={lack('lead')}
        value={leaderId ?? undefined}
        onChange={(member) => {
          want(member?.userId ?? null)
          set.mutate(
            { params: { openId }, body: { leaderId: member?.userId ?? null } },
            {
              onSuccess: () => toast.show({ text: member ? text.changed(member.username) : text.removed }),
              onError: giveUp,
            },
          )
        }}
      />
    </section>
  )
}
