import { listRoles, type Role } from '@cohort/contract/roles'
import { useQueryClient } from '@tanstack/react-query'
import { Input, Select } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { keyOf } from '#lib/query.ts'
import styles from '#modules/roles/components/auth-manage.module.css'
import { useCreateRole, useUpdateRole } from '#modules/roles/queries.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

const longest = 40

interface FormProps {
  title: string
  initial: string
  submit: string
  busy: boolean
  error: Error | null
  onSubmit: (name: string) => void
  onClose: () => void
  children?: React.ReactNode
}

function NameForm({ title, initial, submit, busy, error, onSubmit, onClose, children }: FormProps) {
  const text = useRolesText().create
  const ui = useUiText()
  const id = useId()
  const [name, setName] = useState(initial)
  const [tried, setTried] = useState(false)
  const missing = tried && name.trim() === '' ? text.nameRequired : undefined
  const problem = missing ?? (error instanceof ApiFailure ? error.message : undefined)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() !== '') onSubmit(name.trim())
  }
  return (
    <Dialog
      open
      title={title}
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button kind="primary" submit form={`${id}-form`} loading={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className={styles.form} onSubmit={send}>
        <label htmlFor={id}>{text.name}</label>
        <Input
          id={id}
          data-autofocus
          autoComplete="off"
          maxLength={longest}
          placeholder={text.namePlaceholder}
          value={name}
          status={problem ? 'error' : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {problem && (
          <p id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
        {children}
      </form>
    </Dialog>
  )
}

interface CreateProps {
  roles: readonly Role[]
  /** Copying: its codes, and its name with a word behind it. */
  from: Role | undefined
  onMade: (roleId: string) => void
  onClose: () => void
}

export function CreateRoleDialog({ roles, from, onMade, onClose }: CreateProps) {
  const text = useRolesText().create
  const id = useId()
  const create = useCreateRole()
  const [source, setSource] = useState(from?.roleId ?? '')
  const codes = roles.find(({ roleId }) => roleId === source)?.codes ?? []
  const submit = (name: string) =>
    create.mutate(
      { body: { name, codes: [...codes] } },
      {
        onSuccess: (role) => {
          toast.show({ text: text.made(role.name) })
          onMade(role.roleId)
        },
      },
    )
  const options = [
    { value: '', label: text.blank },
    ...roles.map((role) => ({ value: role.roleId, label: text.like(role.name, role.codes.length) })),
  ]
  return (
    <NameForm
      title={text.title}
      initial={from ? text.copyOf(from.name) : ''}
      submit={text.submit}
      busy={create.isPending}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <label htmlFor={id}>{text.from}</label>
      <Select id={id} value={source} options={options} onChange={setSource} />
    </NameForm>
  )
}

export function RenameRoleDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const text = useRolesText().rename
  const update = useUpdateRole()
  const client = useQueryClient()
  // Someone else saved meanwhile: the present version is fetched, and the next try goes on top of it.
  const onError = () => void client.invalidateQueries({ queryKey: keyOf(listRoles) })
  const submit = (name: string) => {
    if (name === role.name) return onClose()
    const onSuccess = () => {
      toast.show({ text: text.done(name) })
      onClose()
    }
    update.mutate({ params: { id: role.roleId }, body: { version: role.version, name } }, { onSuccess, onError })
  }
  return (
    <NameForm
      title={text.title}
      initial={role.name}
      submit={text.submit}
      busy={update.isPending}
      error={update.error}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
