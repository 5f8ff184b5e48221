import type { Member } from '@cohort/contract/members'
import { useRef, useState } from 'react'
import { useIsPhone } from '#lib/media.ts'
import type { Deeds, useDeedRefusals } from '#modules/people/components/use-deeds.ts'
import { usePeopleText } from '#modules/people/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'

interface Props {
  member: Member
  deeds: Deeds
  refusals: ReturnType<typeof useDeedRefusals>
  onPeek: () => void
}

/** Everything that can be done about a member; what is refused says why. */
export function MemberMenu({ member, deeds, refusals, onPeek }: Props) {
  const text = usePeopleText()
  const phone = useIsPhone()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const off = member.status === 'normal' || member.status === 'unactivated'
  const items: MenuItem[] = [
    { key: 'peek', label: text.menu.peek, icon: 'card', run: onPeek },
    { key: 'roles', label: text.menu.roles, icon: 'shield', refused: refusals.of('roles', member), run: onPeek },
    // The permission settings are not on the phone (spec 1 §2).
    ...(phone
      ? []
      : ([
          { key: 'why', label: text.menu.why, icon: 'help', refused: refusals.why, run: () => deeds.why(member) },
        ] satisfies MenuItem[])),
    {
      key: 'viewAs',
      label: text.menu.viewAs,
      icon: 'eye',
      refused: refusals.of('viewAs', member),
      run: () => deeds.viewAs(member),
    },
    {
      key: 'super',
      label: member.isSuperAdmin ? text.menu.unmakeSuper : text.menu.makeSuper,
      icon: 'star',
      apart: true,
      refused: refusals.of('superAdmin', member),
      run: () => void (member.isSuperAdmin ? deeds.unmakeSuper(member) : deeds.makeSuper(member)),
    },
    {
      key: 'active',
      label: off ? text.menu.deactivate : text.menu.activate,
      icon: off ? 'lock' : 'check',
      refused: refusals.of('active', member),
      run: () => (off ? deeds.deactivate(member) : deeds.activate(member)),
    },
    {
      key: 'remove',
      label: text.menu.remove,
      icon: 'trash',
      danger: true,
      refused: refusals.of('remove', member),
      run: () => void deeds.remove(member),
    },
  ]
  return (
    <>
      <Button
        ref={anchor}
        kind="text"
        size="small"
        icon={<Icon name="more" size={16} />}
        aria-label={text.table.more(member.username)}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Menu
          anchor={anchor}
          label={text.menu.label(member.username)}
          items={items}
          placement="bottomEnd"
          width={264}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
