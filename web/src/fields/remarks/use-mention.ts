import type { Member } from '@cohort/contract/members'
import type { MentionOptions } from '@tiptap/extension-mention'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { searchMembers } from '#fields/member-order.ts'
import { useMembers } from '#fields/use-members.ts'

interface Asked {
  query: string
  place: DOMRect
  pick: (attrs: { id: string; label: string }) => void
}

const most = 7

/** What is typed after an @: who fits, which one the arrows are at, and how one is taken. */
export function useMention() {
  const [asked, setAsked] = useState<Asked>()
  const [active, setActive] = useState(0)
  const { members } = useMembers(asked?.query ?? '', { enabled: asked !== undefined })
  const shown = useMemo(
    () =>
      asked && members
        ? searchMembers(
            members.filter(({ status }) => status === 'normal'),
            asked.query,
          ).slice(0, most)
        : [],
    [asked, members],
  )
  const pick = useCallback(
    (member: Member) => asked?.pick({ id: member.tenantMemberId, label: member.username }),
    [asked],
  )
  const latest = useRef({ shown, active, pick })
  useEffect(() => {
    latest.current = { shown, active, pick }
  })
  // Made once: the editor keeps it for as long as it lives.
  const [suggestion] = useState<MentionOptions['suggestion']>(() => suggestionOf(setAsked, setActive, latest))
  return { asked, shown, active, pick, suggestion }
}

interface Latest {
  current: { shown: readonly Member[]; active: number; pick: (member: Member) => void }
}

function suggestionOf(
  setAsked: (asked: Asked | undefined) => void,
  setActive: (at: number) => void,
  latest: Latest,
): MentionOptions['suggestion'] {
  const take = (props: { query: string; command: Asked['pick']; clientRect?: (() => DOMRect | null) | null }) => {
    const place = props.clientRect?.()
    if (place) setAsked({ query: props.query, place, pick: props.command })
    setActive(0)
  }
  return {
    char: '@',
    // Chinese is written without spaces: an @ counts after any letter.
    allowedPrefixes: null,
    items: () => [],
    render: () => ({
      onStart: take,
      onUpdate: take,
      onExit: () => setAsked(undefined),
      onKeyDown: ({ event }) => {
        const { shown, active, pick } = latest.current
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
        const member = shown[active]
        if (event.isComposing) return false
        if (event.key === 'Escape') {
          event.stopPropagation()
          setAsked(undefined)
          return true
        }
        if (step !== undefined && shown.length > 0) {
          setActive((active + step + shown.length) % shown.length)
          return true
        }
        if ((event.key === 'Enter' || event.key === 'Tab') && member) {
          pick(member)
          return true
        }
        return false
      },
    }),
  }
}
