import type { User } from '@cohort/contract/users'
import { useRef, useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import styles from '#modules/members/components/setting.module.css'
import { SettingRow } from '#modules/members/components/setting-row.tsx'
import { useAvatar, useSaveProfile } from '#modules/members/queries.ts'
import { useMembersText } from '#modules/members/text.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** A picture, or the initial on one of six colours. Both are stored when they are chosen. */
export function AvatarField({ me }: { me: User }) {
  const text = useMembersText().setting.profile
  const { upload, remove, forget } = useAvatar()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const choose = (file: File | undefined) => {
    if (!file) return
    setProblem(undefined)
    const onError = (error: Error) => error instanceof ApiFailure && error.status < 500 && setProblem(error.message)
    upload.mutate({ input: {}, file }, { onSuccess: forget, onError })
  }
  return (
    <SettingRow label={text.avatar}>
      <div className={styles.avatar}>
        <Avatar name={me.username} color={me.avatarBg} picture={me.avatar} size={64} />
        <div>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            hidden
            aria-label={text.avatar}
            onChange={({ target }) => {
              choose(target.files?.[0])
              target.value = ''
            }}
          />
          <Button
            icon={<Icon name="upload" size={16} />}
            loading={upload.isPending}
            onClick={() => input.current?.click()}
          >
            {me.avatar ? text.replace : text.upload}
          </Button>
          {me.avatar && (
            <Button kind="text" loading={remove.isPending} onClick={() => remove.mutate({}, { onSuccess: forget })}>
              {text.remove}
            </Button>
          )}
          <p className={problem ? styles.problem : styles.hint} aria-live="polite">
            {problem ?? text.avatarHint}
          </p>
        </div>
      </div>
      {!me.avatar && <Colors me={me} />}
    </SettingRow>
  )
}

const colors = [0, 1, 2, 3, 4, 5]

function Colors({ me }: { me: User }) {
  const text = useMembersText().setting.profile
  const save = useSaveProfile()
  const chosen = save.variables?.body.avatarBg ?? me.avatarBg
  return (
    <fieldset className={styles.colors}>
      <legend>{text.color}</legend>
      {colors.map((color) => (
        <input
          key={color}
          type="radio"
          name="avatarBg"
          aria-label={text.colorOf(color + 1)}
          style={{ background: `var(--avatar-${color})`, color: `var(--avatar-${color}-text)` }}
          checked={chosen === color}
          onChange={() => save.mutate({ body: { avatarBg: color } }, { onSuccess: save.forget })}
        />
      ))}
    </fieldset>
  )
}
