import { phone as phoneRule } from '@cohort/contract/rules'
import { Input, InputNumber, Segmented, Select } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import styles from '#modules/members/components/invite.module.css'
import { type Invitation, useCreateInvitation, useRoleNames } from '#modules/members/queries.ts'
import { useMembersText } from '#modules/members/text.ts'
import { Button } from '#ui/button.tsx'

type Kind = 'link' | 'phone'
const dayChoices = [1, 3, 7, 14, 30] as const
const mostUses = 500

/** Roles, expiry and use count; or one phone number that alone can use it. */
export function InvitationForm({ onMade }: { onMade: (invitation: Invitation) => void }) {
  const text = useMembersText().invite
  const [kind, setKind] = useState<Kind>('link')
  const [roleIds, setRoleIds] = useState<string[]>([])
  const [days, setDays] = useState<number>(7)
  const [uses, setUses] = useState(20)
  const [person, setPerson] = useState({ phone: '', name: '' })
  const [problem, setProblem] = useState<string>()
  const create = useCreateInvitation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const phone = person.phone.replace(/\D/g, '')
    if (kind === 'phone' && !phoneRule.safeParse(phone).success) return setProblem(text.phoneWrong)
    const forOne = { phone, username: person.name.trim() || undefined, maxUses: 1 }
    create.mutate(
      { body: { roleIds, days, ...(kind === 'phone' ? forOne : { maxUses: uses }) } },
      {
        onSuccess: (invitation) => {
          create.forget()
          onMade(invitation)
        },
        onError: (error) => error instanceof ApiFailure && error.code === 'BadInput' && setProblem(error.message),
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.wide}>
        <Segmented<Kind>
          block
          aria-label={text.kind}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'link', label: text.byLink },
            { value: 'phone', label: text.byPhone },
          ]}
        />
        <p className={styles.hint}>{kind === 'link' ? text.linkHint : text.phoneHint}</p>
      </div>
      {kind === 'phone' && (
        <Person
          {...person}
          problem={problem}
          onChange={(changes) => {
            setPerson({ ...person, ...changes })
            setProblem(undefined)
          }}
        />
      )}
      <Roles value={roleIds} onChange={setRoleIds} />
      <Labelled label={text.days}>
        {(id) => (
          <Select
            id={id}
            value={days}
            onChange={setDays}
            options={dayChoices.map((value) => ({ value, label: text.dayCount(value) }))}
          />
        )}
      </Labelled>
      {kind === 'link' && (
        <Labelled label={text.uses}>
          {(id) => (
            <InputNumber
              id={id}
              min={1}
              max={mostUses}
              precision={0}
              suffix={text.usesUnit}
              value={uses}
              onChange={(value) => setUses(value ?? 1)}
            />
          )}
        </Labelled>
      )}
      <div className={styles.wide}>
        <Button kind="primary" submit loading={create.isPending}>
          {kind === 'link' ? text.create : text.createForPhone}
        </Button>
      </div>
    </form>
  )
}

function Labelled({
  label,
  wide,
  children,
}: {
  label: string
  wide?: boolean
  children: (id: string) => React.ReactNode
}) {
  const id = useId()
  return (
    <div className={wide ? styles.wide : styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

function Roles({ value, onChange }: { value: string[]; onChange: (roleIds: string[]) => void }) {
  const text = useMembersText().invite
  const roles = useRoleNames()
  return (
    <Labelled label={text.roles} wide>
      {(id) => (
        <>
          <Select
            id={id}
            mode="multiple"
            value={value}
            onChange={onChange}
            loading={roles.isPending}
            placeholder={text.rolesPlaceholder}
            optionFilterProp="label"
            options={roles.data?.roles.map(({ roleId, name }) => ({ value: roleId, label: name }))}
            style={{ width: '100%' }}
          />
          {roles.isError && <p className={styles.problem}>{text.rolesFailed}</p>}
        </>
      )}
    </Labelled>
  )
}

interface PersonProps {
  phone: string
  name: string
  problem: string | undefined
  onChange: (changes: { phone?: string; name?: string }) => void
}

function Person({ phone, name, problem, onChange }: PersonProps) {
  const text = useMembersText().invite
  return (
    <>
      <Labelled label={text.phone}>
        {(id) => (
          <>
            <Input
              id={id}
              type="tel"
              inputMode="numeric"
              maxLength={20}
              value={phone}
              status={problem ? 'error' : undefined}
              aria-invalid={problem !== undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={({ target }) => onChange({ phone: target.value })}
            />
            {problem && (
              <p id={`${id}-problem`} className={styles.problem} role="alert">
                {problem}
              </p>
            )}
          </>
        )}
      </Labelled>
      <Labelled label={text.name}>
        {(id) => (
          <Input
            id={id}
            maxLength={40}
            placeholder={text.namePlaceholder}
            value={name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Labelled>
    </>
  )
}
