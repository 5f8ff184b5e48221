import { listMembers } from '@cohort/contract/members'
import { useEffect, useState } from 'react'
import type { Command } from '#app/palette/commands.ts'
import { useShellText } from '#app/shell/text.ts'
import { useCall } from '#lib/query.ts'
import { copyText } from '#ui/copy.ts'
import { useUiText } from '#ui/text.ts'

const pause = 300
const most = 6

/** Colleagues whose name or phone holds what was typed. The server is asked when the typing rests (spec 1 §9). */
export function useMemberCommands(query: string): { members: Command[]; busy: boolean } {
  const text = useShellText().palette
  const ui = useUiText()
  const rested = useRested(query.trim())
  const wanted = rested !== ''
  const found = useCall(
    listMembers,
    { query: { filter: rested, status: 'normal', pageSize: most } },
    { enabled: wanted, inPlace: true },
  )
  const members = wanted ? (found.data?.data ?? []) : []
  return {
    busy: query.trim() !== rested || (wanted && found.isFetching),
    members: members.map((member) => ({
      key: `member:${member.userId}`,
      kind: 'member',
      icon: 'person',
      label: member.username,
      words: [member.phone, member.email ?? ''],
      person: { name: member.username, color: member.avatarBg, picture: member.avatar },
      hint: [member.roles.map(({ name }) => name).join(' · '), member.phone].filter(Boolean).join(' · '),
      run: () => void copyText(member.phone, { ...ui, copied: text.memberCopied(member.username) }),
    })),
  }
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
