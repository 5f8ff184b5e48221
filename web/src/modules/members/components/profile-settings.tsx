import { email as emailRule } from '@cohort/contract/rules'
import type { User } from '@cohort/contract/users'
import { Input } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { AvatarField } from '#modules/members/components/avatar-field.tsx'
import styles from '#modules/members/components/setting.module.css'
import { SettingRow } from '#modules/members/components/setting-row.tsx'
import { useSaveProfile } from '#modules/members/queries.ts'
import { useMembersText } from '#modules/members/text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

type Field = 'username' | 'email' | 'wxName'
const fields: readonly Field[] = ['username', 'email', 'wxName']
const longest: Record<Field, number> = { username: 40, email: 254, wxName: 40 }
const autocomplete: Record<Field, string> = { username: 'name', email: 'email', wxName: 'nickname' }

/** A user who never gave a name is called by their phone: then the field is empty, and asks for one. */
const startOf = (me: User): Record<Field, string> => ({
  username: me.username === me.phone ? '' : me.username,
  email: me.email ?? '',
  wxName: me.wxName ?? '',
})

export function ProfileSettings({ me }: { me: User }) {
  const text = useMembersText().setting
  const [typed, setTyped] = useState(startOf(me))
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const save = useSaveProfile()
  const seen = startOf(me)
  const changed = fields.filter((field) => typed[field].trim() !== seen[field])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = typed.email.trim()
    const found = {
      username: typed.username.trim() ? undefined : text.profile.nameRequired,
      email: email === '' || emailRule.safeParse(email).success ? undefined : text.profile.emailWrong,
    }
    setProblems(found)
    if (found.username || found.email || changed.length === 0) return
    const body = { username: typed.username.trim(), email: email || null, wxName: typed.wxName.trim() || null }
    save.mutate(
      { body },
      {
        onSuccess: () => {
          save.forget()
          toast.show({ text: text.saved })
        },
        onError: (error) => {
          const field = error instanceof ApiFailure && fields.find((one) => one === error.detail.field)
          if (field) setProblems({ [field]: error.message })
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <AvatarField me={me} />
      {fields.map((field) => (
        <TextRow
          key={field}
          field={field}
          value={typed[field]}
          problem={problems[field]}
          onChange={(value) => {
            setTyped({ ...typed, [field]: value })
            setProblems({ ...problems, [field]: undefined })
          }}
        />
      ))}
      <SettingRow label={text.profile.phone}>
        <p className={styles.fact}>{me.phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')}</p>
        <p className={styles.hint}>{text.profile.phoneHint}</p>
      </SettingRow>
      <SettingRow label={text.profile.roles}>
        <p className={styles.fact}>{me.userRoles.map(({ name }) => name).join(' · ') || text.profile.noRoles}</p>
      </SettingRow>
      <div className={styles.actions}>
        <Button kind="primary" submit disabled={changed.length === 0} loading={save.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}

interface RowProps {
  field: Field
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

function TextRow({ field, value, problem, onChange }: RowProps) {
  const text = useMembersText().setting.profile
  const id = useId()
  const label = { username: text.name, email: text.email, wxName: text.wxName }[field]
  const below = problem ?? (field === 'username' ? text.nameHint : undefined)
  return (
    <SettingRow label={label} htmlFor={id} aside={field === 'username' ? undefined : text.optional}>
      <Input
        id={id}
        type={field === 'email' ? 'email' : 'text'}
        autoComplete={autocomplete[field]}
        maxLength={longest[field]}
        value={value}
        status={problem ? 'error' : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={below ? `${id}-note` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {below && (
        <p id={`${id}-note`} className={problem ? styles.problem : styles.hint} aria-live="polite">
          {below}
        </p>
      )}
    </SettingRow>
  )
}
