import { listTypeTemplates, typeIcons } from '@cohort/contract/tenant-types'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#lib/query.ts'
import type { Group } from '#modules/entities/components/types/manage-dialog.tsx'
import { useTypesText } from '#modules/entities/components/types/text.ts'
import styles from '#modules/entities/components/types/types.module.css'
import { useCreateType, useTenantTypes, useUpdateType } from '#modules/entities/type-queries.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon, isIconName } from '#ui/icon.tsx'
import { toast } from '#ui/toast.ts'

type TypeIcon = (typeof typeIcons)[number]

interface Props {
  /** None: a new one. */
  group: Group | undefined
  onClose: () => void
}

/** A type of the enterprise's own: its template, its name in both languages, its picture. */
export function TypeDialog({ group, onClose }: Props) {
  const text = useTypesText()
  const form = useId()
  const navigate = useNavigate()
  const own = useTenantTypes(group !== undefined)?.find(({ type }) => type === group?.entityType)
  const [zh, setZh] = useState<string>()
  const [en, setEn] = useState<string>()
  const [icon, setIcon] = useState<TypeIcon>()
  const [template, setTemplate] = useState('blank')
  const [missing, setMissing] = useState(false)
  const create = useCreateType()
  const update = useUpdateType()
  const name = { zh: (zh ?? own?.name.zh ?? '').trim(), en: (en ?? own?.name.en ?? '').trim() }
  const picture = icon ?? typeIcons.find((one) => one === own?.icon) ?? 'file'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.zh) return setMissing(true)
    const body = { name: { zh: name.zh, en: name.en || name.zh }, icon: picture }
    if (group)
      return update.mutate(
        { params: { type: group.entityType }, body },
        {
          onSuccess: () => {
            toast.show({ text: text.saved(name.zh) })
            onClose()
          },
        },
      )
    create.mutate(
      { body: { ...body, template } },
      {
        onSuccess: ({ type }) => {
          toast.show({ text: text.created(name.zh) })
          onClose()
          void navigate(`/entity?type=${type}`)
        },
      },
    )
  }
  return (
    <Dialog
      open
      title={group ? text.editTitle : text.createTitle}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="primary" submit form={form} loading={create.isPending || update.isPending}>
            {group ? text.save : text.create}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {!group && <Templates value={template} onChange={setTemplate} />}
        <div className={styles.pair}>
          <label className={styles.field}>
            <span>{text.nameZh}</span>
            <input
              maxLength={60}
              placeholder={text.nameZhPlaceholder}
              value={zh ?? own?.name.zh ?? ''}
              aria-invalid={missing || undefined}
              onChange={({ target }) => {
                setZh(target.value)
                setMissing(false)
              }}
            />
          </label>
          <label className={styles.field}>
            <span>{text.nameEn}</span>
            <input
              maxLength={60}
              placeholder={text.nameEnPlaceholder}
              value={en ?? own?.name.en ?? ''}
              onChange={({ target }) => setEn(target.value)}
            />
          </label>
        </div>
        {missing && (
          <p className={styles.problem} role="alert">
            {text.nameMissing}
          </p>
        )}
        <Icons value={picture} onChange={setIcon} />
      </form>
    </Dialog>
  )
}

function Templates({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const text = useTypesText()
  const templates = useCall(listTypeTemplates, {}, { inPlace: true }).data?.templates ?? []
  const chosen = templates.find(({ id }) => id === value)
  return (
    <fieldset className={styles.field}>
      <legend>{text.template}</legend>
      <div className={styles.templates}>
        {templates.map(({ id, name, icon, fields }) => (
          <button key={id} type="button" aria-pressed={id === value} onClick={() => onChange(id)}>
            <Icon name={isIconName(icon) ? icon : 'file'} size={16} />
            <span>{name}</span>
            <small>{text.fields(fields.length)}</small>
          </button>
        ))}
      </div>
      {chosen && chosen.fields.length > 0 && (
        <p className={styles.hint}>
          {text.includes(
            chosen.fields
              .slice(0, 8)
              .map(({ label }) => label)
              .join(' · '),
          )}
        </p>
      )}
    </fieldset>
  )
}

function Icons({ value, onChange }: { value: TypeIcon; onChange: (icon: TypeIcon) => void }) {
  const text = useTypesText()
  return (
    <fieldset className={styles.field}>
      <legend>{text.icon}</legend>
      <div className={styles.icons}>
        {typeIcons.map((icon, at) => (
          <button
            key={icon}
            type="button"
            aria-pressed={icon === value}
            aria-label={text.iconOf(at + 1)}
            onClick={() => onChange(icon)}
          >
            <Icon name={isIconName(icon) ? icon : 'file'} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
