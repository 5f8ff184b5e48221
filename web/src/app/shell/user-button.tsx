import { useRef, useState } from 'react'
import { useFrame } from '#app/shell/frame-context.ts'
import styles from '#app/shell/rail.module.css'
import { useShellText } from '#app/shell/text.ts'
import { UserMenu } from '#app/shell/user-menu.tsx'
import { Avatar } from '#ui/avatar.tsx'

export function UserButton({ named }: { named: boolean }) {
  const { rail: text, userMenu } = useShellText()
  const { user } = useFrame().viewer
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  if (!user) return null
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={`${styles.item} ${styles.user}`}
        aria-haspopup="menu"
        aria-expanded={open}
        // What stands there is its name; the mark beside it is none.
        aria-label={named ? undefined : text.user(user.username)}
        aria-description={named ? userMenu.label : undefined}
        data-guide="user"
        data-tip={open ? undefined : user.username}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={user.username} color={user.avatarBg} picture={user.avatar} size={28} />
        {named && <span className={styles.name}>{user.username}</span>}
      </button>
      {open && <UserMenu anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}
