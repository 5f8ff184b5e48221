import { Input, InputNumber, Segmented, Select } from 'antd'
import { useId } from 'react'
import { DirectoryPeople } from '#modules/members/components/directory-people.tsx'
import styles from '#modules/members/components/invite.module.css'
import { type Kind, useInvitationForm } from '#modules/members/components/use-invitation-form.ts'
import { type Invitation, usePlatforms, useRoleNames } from '#modules/members/queries.ts'
import { useMembersText } from '#modules/members/text.ts'
import { Button } from '#ui/button.tsx'

const dayChoices = [1, 3, 7, 14, 30] as const
const mostUses = 500

/** Roles, expiry and use count; or one phone number that alone can use it, typed or taken from the directory. */
export function InvitationForm({ onMade }: { onMade: (invitation: Invitation) => void }) {
  const text = useMembersText().invite
  const { draft, problem, isBusy, change, submit } = useInvitationForm(onMade)
  const { kind } = draft
  const choice = <KindChoice kind={kind} onChange={(next) => change({ kind: next })} />
  if (kind === 'directory') {
    const choose = (person: { phone: string | null; name: string }) =>
      change({ kind: 'phone', phone: person.phone ?? '', name: person.name })
    return (
      <div className={styles.form}>
        {choice}
        <DirectoryPeople onChoose={choose} />
      </div>
    )
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {choice}
      {kind === 'phone' && <Person phone={draft.phone} name={draft.name} problem={problem} onChange={change} />}
      <Roles value={draft.roleIds} onChange={(roleIds) => change({ roleIds })} />
      <Labelled label={text.days}>
        {(id) => (
          <Select
            id={id}
            value={draft.days}
            onChange={(days) => change({ days })}
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
              value={draft.uses}
              onChange={(uses) => change({ uses: uses ?? 1 })}
            />
          )}
        </Labelled>
      )}
      <div className={styles.wide}>
        <Button kind="primary" submit loading={isBusy}>
          {kind === 'link' ? text.create : text.createForPhone}
        </Button>
      </div>
    </form>
  )
}

/** The directory is offered where a platform is set up. */
function KindChoice({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  const text = useMembersText().invite
  const hasDirectory = usePlatforms().data?.platforms.some(({ configured }) => configured) ?? false
  const hints = { link: text.linkHint, phone: text.phoneHint, directory: text.directoryHint }
  return (
    <div className={styles.wide}>
      <Segmented<Kind>
        block
        aria-label={text.kind}
        value={kind}
        onChange={onChange}
        options={[
          { value: 'link', label: text.byLink },
          { value: 'phone', label: text.byPhone },
          ...(hasDirectory ? [{ value: 'directory' as const, label: text.byDirectory }] : []),
        ]}
      />
      <p className={styles.hint}>{hints[kind]}</p>
    </div>
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
