import type { Member } from '@cohort/contract/members'
import type { RefObject } from 'react'
import { useIsPhone } from '#lib/media.ts'
import type { Deeds, useDeedRefusals } from '#modules/people/components/use-deeds.ts'
import { usePeopleText } from '#modules/people/text.ts'
import { Menu, type MenuItem } from '#ui/menu.tsx'

interface Props {
  member: Member
  deeds: Deeds
  refusals: ReturnType<typeof useDeedRefusals>
  onPeek: (userId: string) => void
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Everything that can be done about a member. One menu serves the whole list. */
export function MemberMenu({ member, anchor, onClose, ...rest }: Props) {
  const text = usePeopleText().menu
  return (
    <Menu
      anchor={anchor}
      label={text.label(member.username)}
      items={useItems({ member, ...rest })}
      placement="bottomEnd"
      width={264}
      onClose={onClose}
    />
  )
}

/** What is refused says why. */
function useItems({ member, deeds, refusals, onPeek }: Omit<Props, 'anchor' | 'onClose'>): MenuItem[] {
  const text = usePeopleText().menu
  const phone = useIsPhone()
  const peek = () => onPeek(member.userId)
  const off = member.status !== 'deactivated'
  const why: MenuItem = {
    key: 'why',
    label: text.why,
    icon: 'help',
    refused: refusals.why,
    run: () => deeds.why(member),
  }
  return [
    { key: 'peek', label: text.peek, icon: 'card', run: peek },
    { key: 'roles', label: text.roles, icon: 'shield', refused: refusals.of('roles', member), run: peek },
    // The permission settings are not on the phone (spec 1 §2).
    ...(phone ? [] : [why]),
    {
      key: 'viewAs',
      label: text.viewAs,
      icon: 'eye',
      refused: refusals.of('viewAs', member),
      run: () => deeds.viewAs(member),
    },
    {
      key: 'super',
      label: member.isSuperAdmin ? text.unmakeSuper : text.makeSuper,
      icon: 'star',
      apart: true,
      refused: refusals.of('superAdmin', member),
      run: () => void (member.isSuperAdmin ? deeds.unmakeSuper(member) : deeds.makeSuper(member)),
    },
    {
      key: 'active',
      label: off ? text.deactivate : text.activate,
      icon: off ? 'lock' : 'check',
      refused: refusals.of('active', member),
      run: () => (off ? deeds.deactivate(member) : deeds.activate(member)),
    },
    {
      key: 'remove',
      label: text.remove,
      icon: 'trash',
      danger: true,
      refused: refusals.of('remove', member),
      run: () => void deeds.remove(member),
    },
  ]
}
