import { useId } from 'react'
import styles from '#modules/session/components/form.module.css'
import { TextField } from '#modules/session/components/text-field.tsx'
import { Tiles } from '#modules/session/components/tiles.tsx'
import { type Mode, useCreateTenantForm } from '#modules/session/components/use-create-tenant-form.ts'
import { usePagesText } from '#modules/session/pages-text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const modes: readonly Mode[] = ['standard', 'school']

/** The facts of a new enterprise. An id of one's own is the exception, so it is folded away. */
export function CreateTenantForm({ asksName }: { asksName: boolean }) {
  const text = usePagesText().create
  const { facts, problems, isBusy, change, submit } = useCreateTenantForm()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={text.name}
        placeholder={text.namePlaceholder}
        autoComplete="organization"
        maxLength={60}
        value={facts.name}
        problem={problems.name}
        onChange={(name) => change({ name })}
      />
      {asksName && (
        <TextField
          label={text.username}
          placeholder={text.usernamePlaceholder}
          autoComplete="name"
          maxLength={40}
          value={facts.username}
          onChange={(username) => change({ username })}
        />
      )}
      <Industry value={facts.industry} onChange={(industry) => change({ industry })} />
      <Tiles
        kind="radio"
        name="mode"
        columns={2}
        legend={text.mode}
        tiles={modes.map((key) => ({ key, ...text.modes[key] }))}
        chosen={[facts.mode]}
        onChange={([mode]) => change({ mode })}
      />
      <CustomId value={facts.customId} problem={problems.customId} onChange={(customId) => change({ customId })} />
      <Button kind="primary" submit size="large" block className={styles.submit} loading={isBusy}>
        {text.submit}
      </Button>
    </form>
  )
}

function Industry({ value, onChange }: { value: string; onChange: (industry: string) => void }) {
  const text = usePagesText().create
  const id = useId()
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {text.industry}
      </label>
      <div className={styles.select}>
        <select id={id} className={styles.input} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{text.industryNone}</option>
          {Object.entries(text.industries).map(([key, name]) => (
            <option key={key}>{name}</option>
          ))}
        </select>
        <Icon name="down" size={14} />
      </div>
    </div>
  )
}

interface CustomIdProps {
  value: string | undefined
  problem: string | undefined
  onChange: (id: string) => void
}

function CustomId({ value, problem, onChange }: CustomIdProps) {
  const text = usePagesText().create
  if (value === undefined) {
    return (
      <p className={styles.aside}>
        <button type="button" className={styles.inlineLink} onClick={() => onChange('')}>
          {text.customIdOpen}
        </button>
      </p>
    )
  }
  return (
    <TextField
      label={text.customId}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
      value={value}
      problem={problem}
      note={text.customIdNote}
      onChange={(id) => onChange(id.toLowerCase())}
    />
  )
}
