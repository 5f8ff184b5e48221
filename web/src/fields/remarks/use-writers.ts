import { useCallback, useMemo } from 'react'
import { useRemarksText } from '#fields/remarks/text.ts'
import { useMembers } from '#fields/use-members.ts'
import { colorOf } from '#ui/avatar.tsx'

interface Writer {
  name: string
  color: number
  picture: string | null | undefined
  role: string | undefined
}

/** Who wrote something, by the user id. */
export function useWriters(): (userId: string | null) => Writer {
  const { someone } = useRemarksText()
  const { members } = useMembers()
  const byId = useMemo(() => new Map(members?.map((member) => [member.userId, member])), [members])
  return useCallback(
    (userId) => {
      const member = userId === null ? undefined : byId.get(userId)
      const name = member?.username || someone
      return {
        name,
        color: member?.avatarBg ?? colorOf(name),
        picture: member?.avatar,
        role: member?.roles[0]?.name,
      }
    },
    [byId, someone],
  )
}
