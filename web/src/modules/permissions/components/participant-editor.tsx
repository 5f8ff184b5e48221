import { allFlags, type ObjectType } from '@cohort/contract/flags'
import type { Participant } from '@cohort/contract/permissions'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useOptimistic } from '#lib/optimistic.ts'
import styles from '#modules/permissions/components/channel-role.module.css'
import { FlagBoxes } from '#modules/permissions/components/flag-boxes.tsx'
import { useLack } from '#modules/permissions/components/use-lack.ts'
import { flagRefusal, innerTypes } from '#modules/permissions/participant-flags.ts'
import {
  type ParticipantList,
  useSetParticipant,
  useSetParticipants,
  useSubPermission,
} from '#modules/permissions/queries.ts'
import { usePermissionsText } from '#modules/permissions/text.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Tag } from '#ui/tag.tsx'

interface Props {
  openId: string
  list: ParticipantList
  participant: Participant
}

/** What one participant may do here, and in what lies inside. Every tick is saved at once. */
export function ParticipantEditor(props: Props) {
  const text = usePermissionsText()
  const inner = innerTypes[props.list.type]
  const [where, setWhere] = useState<'here' | 'Channel' | 'Project'>('here')
  const options = [
    { value: 'here' as const, label: text.here },
    ...inner.map((type) => ({ value: type, label: text.inner[type] })),
  ]
  return (
    <div className={styles.editor}>
      {inner.length > 0 && (
        <Segmented
          size="small"
          aria-label={text.row.open(props.participant.alias)}
          value={where}
          options={options}
          onChange={setWhere}
        />
      )}
      {where === 'here' ? <OwnFlags {...props} /> : <SubFlags {...props} type={where} />}
    </div>
  )
}

function OwnFlags({ openId, list, participant }: Props) {
  const text = usePermissionsText()
  const set = useSetParticipant()
  const lacked = useLack(list)('change')
  const { value: flags, want, giveUp } = useOptimistic(participant.flags)
  const refuse = (bit: number) => {
    const refusal = flagRefusal({ participant, bit, own: list.own })
    return lacked ?? (refusal && text.refusals[refusal])
  }
  return (
    <>
      {participant.inheritedFrom && <p className={styles.note}>{text.row.overrides}</p>}
      <FlagBoxes
        type={list.type}
        label={text.row.open(participant.alias)}
        flags={flags}
        refuse={refuse}
        onChange={(next) => {
          want(next)
          set.mutate({ params: { openId, memberId: participant.userId }, body: { flags: next } }, { onError: giveUp })
        }}
      />
    </>
  )
}

function SubFlags({ openId, list, participant, type }: Props & { type: 'Channel' | 'Project' }) {
  const text = usePermissionsText()
  const sub = useSubPermission(openId, type, true)
  const set = useSetParticipant()
  const reset = useSetParticipants()
  const lacked = useLack(list)('change')
  const { userId, isCreator, isLeader } = participant
  const row = sub.data?.data.find((one) => one.userId === userId)
  const { value: flags, want, giveUp } = useOptimistic((row?.flags ?? 0) & allFlags(type))
  if (!row) return sub.isPending ? <SkeletonRows rows={4} height={28} avatar={false} /> : null
  const fixed = isCreator ? text.refusals.creator : isLeader ? text.refusals.leader : undefined
  const { [type]: _gone, ...rest } = participant.sub
  return (
    <>
      <p className={styles.note}>
        {row.usual ? text.sub.usual : <Tag tone="accent">{text.sub.own}</Tag>}
        {!row.usual && (
          <Button
            kind="link"
            size="small"
            disabled={lacked ?? fixed}
            loading={reset.isPending}
            onClick={() =>
              reset.mutate({
                params: { openId },
                body: { members: [{ userId, flags: participant.flags, sub: rest }] },
              })
            }
          >
            {text.sub.reset}
          </Button>
        )}
      </p>
      <FlagBoxes
        type={type as ObjectType}
        label={text.inner[type]}
        flags={flags}
        refuse={() => lacked ?? fixed}
        onChange={(next) => {
          want(next)
          // An inherited participant gets an entry here: what they have here stays as it is.
          set.mutate(
            { params: { openId, memberId: userId }, body: { flags: participant.flags, sub: { [type]: next } } },
            { onError: giveUp },
          )
        }}
      />
    </>
  )
}
