import { maskedSecret } from '@cohort/contract/tenants'
import { Input, Select } from 'antd'
import { useId, useState } from 'react'
import settingStyles from '#modules/tenants/components/setting.module.css'
import styles from '#modules/tenants/components/sso-settings.module.css'
import { algorithms, type FieldProblem, type SsoField } from '#modules/tenants/sso-fields.ts'
import { useTenantsText } from '#modules/tenants/text.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  field: SsoField
  value: string
  problem: FieldProblem | undefined
  onChange: (value: string) => void
}

export function SsoFieldInput({ field, value, problem, onChange }: Props) {
  const text = useTenantsText().setting.sso
  const id = useId()
  const words = problem && (problem === 'url' ? text.wrongUrl : text.required)
  return (
    <div className={field.kind === 'longSecret' ? styles.wide : undefined}>
      <label className={styles.label} htmlFor={id}>
        {text.fields[field.label]} {field.optional && <small>{text.optional}</small>}
      </label>
      <Control id={id} field={field} value={value} wrong={problem !== undefined} onChange={onChange} />
      {words && (
        <p id={`${id}-problem`} className={settingStyles.problem}>
          {words}
        </p>
      )}
    </div>
  )
}

interface ControlProps extends Omit<Props, 'problem'> {
  id: string
  wrong: boolean
}

function Control({ id, field, value, wrong, onChange }: ControlProps) {
  const shared = {
    id,
    value,
    autoComplete: 'off',
    spellCheck: false,
    status: wrong ? ('error' as const) : undefined,
    'aria-invalid': wrong,
    'aria-describedby': wrong ? `${id}-problem` : undefined,
  }
  if (field.kind === 'algorithm') {
    const options = algorithms.map((algorithm) => ({ value: algorithm, label: algorithm }))
    return <Select id={id} value={value} options={options} onChange={onChange} style={{ width: '100%' }} />
  }
  if (field.kind === 'secret' || field.kind === 'longSecret') {
    return <Secret long={field.kind === 'longSecret'} input={shared} value={value} onChange={onChange} />
  }
  return <Input {...shared} onChange={({ target }) => onChange(target.value)} />
}

interface SecretProps {
  long: boolean
  input: Record<string, unknown> & { id: string; value: string; status: 'error' | undefined }
  value: string
  onChange: (value: string) => void
}

/** A stored secret is never shown: it is kept as it is, or replaced by another. */
function Secret({ long, input, value, onChange }: SecretProps) {
  const text = useTenantsText().setting.sso
  const [replaced, setReplaced] = useState(false)
  if (value === maskedSecret) {
    return (
      <div className={styles.secret}>
        <span>{text.secretSet}</span>
        <Button
          id={input.id}
          kind="text"
          size="small"
          onClick={() => {
            setReplaced(true)
            onChange('')
          }}
        >
          {text.changeSecret}
        </Button>
      </div>
    )
  }
  return (
    <>
      {long ? (
        <Input.TextArea {...input} rows={4} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Input.Password {...input} autoComplete="new-password" onChange={({ target }) => onChange(target.value)} />
      )}
      {replaced && (
        <Button kind="link" size="small" onClick={() => onChange(maskedSecret)}>
          {text.keepSecret}
        </Button>
      )}
    </>
  )
}
