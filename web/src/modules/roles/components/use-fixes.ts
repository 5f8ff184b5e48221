import { flagsOf } from '@cohort/contract/flags'
import { type Member, setMemberActive } from '@cohort/contract/members'
import { listParticipants } from '@cohort/contract/permissions'
import { addRoleUsers, updateRole } from '@cohort/contract/roles'
import { request } from '#lib/api.ts'
import { type Fix, type PermissionObject, useAddParticipants, useSetParticipant } from '#modules/permissions/queries.ts'
import { useExplainWords } from '#modules/roles/components/use-explain-words.ts'
import type { WhyQuestion } from '#modules/roles/explain-steps.ts'
import { useAddRoleUsers, useRoles, useSetMemberActive, useUpdateRole } from '#modules/roles/queries.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { useRefusal } from '#ui/refusal.ts'

interface After {
  onSuccess: () => void
  onSettled: () => void
}

/** A fix in words, with what applies it. */
export interface Applicable {
  key: string
  title: string
  note: string
  button: string
  refused: string | undefined
  /** A change of a role: whom else it reaches can be looked up. */
  affects?: { roleId: string; code: number }
  apply: (after: After) => void
}

type Kinds = { [K in Fix['kind']]: (fix: Extract<Fix, { kind: K }>) => Omit<Applicable, 'key'> }

export function useFixes(question: WhyQuestion, object: PermissionObject | undefined, member: Member) {
  const text = useRolesText().why.fixes
  const words = useExplainWords()
  const roles = useRoles().data?.roles ?? []
  const writes = {
    activate: useSetMemberActive(),
    give: useAddRoleUsers(),
    change: useUpdateRole(),
    join: useAddParticipants(),
    flag: useSetParticipant(),
  }
  const refused = {
    activate: useRefusal(setMemberActive),
    give: useRefusal(addRoleUsers),
    change: useRefusal(updateRole),
  }
  const { userId } = member
  const { code } = question

  const kinds: Kinds = {
    activate: () => ({
      title: text.activate(member.username),
      note: text.activateNote,
      button: text.activateButton,
      refused: refused.activate,
      apply: (after) => writes.activate.mutate({ params: { id: member.tenantMemberId, flag: 'true' } }, after),
    }),
    giveRole: ({ roleId, name, codes }) => ({
      title: text.giveRole(member.username, name),
      note: text.giveRoleNote(codes),
      button: text.giveRoleButton,
      refused: refused.give,
      apply: (after) => writes.give.mutate({ params: { id: roleId }, body: { userIds: [userId] } }, after),
    }),
    changeRole: ({ roleId, name, members }) => ({
      title: text.changeRole(name, code === undefined ? '' : `${words.codeName(code)} ${code}`),
      note: text.changeRoleNote(members),
      button: text.changeRoleButton,
      refused: refused.change,
      ...(code === undefined ? {} : { affects: { roleId, code } }),
      apply: (after) => {
        const role = roles.find((one) => one.roleId === roleId)
        if (!role || code === undefined) return after.onSettled()
        writes.change.mutate(
          { params: { id: roleId }, body: { version: role.version, codes: [...role.codes, code] } },
          after,
        )
      },
    }),
    setFlag: ({ openId, name, flag }) => ({
      title: flag ? text.setFlag(name, words.flagName(object?.type ?? 'Space', flag)) : text.join(name),
      note: flag ? text.setFlagNote : text.joinNote,
      button: flag ? text.setFlagButton : text.joinButton,
      refused: undefined,
      apply: (after) => {
        if (!flag) return writes.join.mutate({ params: { openId }, body: { userIds: [userId] } }, after)
        // What they have now, inherited or not, stays; the one flag is added.
        void request(listParticipants, { params: { openId }, query: {} })
          .then(({ data }) => data.find((one) => one.userId === userId)?.flags ?? 0)
          .catch(() => 0)
          .then((now) => {
            const bit = flagsOf(object?.type ?? 'Space')[flag]?.value ?? 0
            writes.flag.mutate({ params: { openId, memberId: userId }, body: { flags: now | bit } }, after)
          })
      },
    }),
  }
  return (fix: Fix): Applicable => ({ ...writeOf(kinds, fix), key: keyOf(fix) })
}

const writeOf = (kinds: Kinds, fix: Fix): Omit<Applicable, 'key'> => {
  if (fix.kind === 'activate') return kinds.activate(fix)
  if (fix.kind === 'giveRole') return kinds.giveRole(fix)
  if (fix.kind === 'changeRole') return kinds.changeRole(fix)
  return kinds.setFlag(fix)
}

const keyOf = (fix: Fix): string =>
  'roleId' in fix ? `${fix.kind}-${fix.roleId}` : 'openId' in fix ? `${fix.kind}-${fix.openId}` : fix.kind
