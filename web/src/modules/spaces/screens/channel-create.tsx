import type { Template } from '@cohort/contract/templates'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { usePopup, useUnsaved } from '#lib/popup.ts'
import { ChannelStartField } from '#modules/spaces/components/forms/channel-start.tsx'
import styles from '#modules/spaces/components/forms/form.module.css'
import { fieldOf, NameField, PopupForm, Problem } from '#modules/spaces/components/forms/form-parts.tsx'
import { LookFields, newLook } from '#modules/spaces/components/forms/look-fields.tsx'
import { useCreateChannel, useRecordTypes, useSpaces } from '#modules/spaces/queries.ts'
import { useTreeRights } from '#modules/spaces/rights.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { useTemplate } from '#modules/templates/queries.ts'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { Empty } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

type Field = 'name' | 'spaceId' | 'projectPayloadType' | 'taskPayloadType'
const fields: readonly Field[] = ['name', 'spaceId', 'projectPayloadType', 'taskPayloadType']

/** A new channel (/channel/create?spaceId=…&templateId=…). */
export function Screen() {
  const text = useSpacesText().create
  const [query] = useSearchParams()
  const { spaces } = useSpaces()
  const { mayAddChannel, mayCreateSpace } = useTreeRights()
  const templateId = query.get('templateId') ?? ''
  const template = useTemplate(templateId)
  if (!spaces || template.isLoading) return <SkeletonPage />
  const open = spaces.filter(mayAddChannel)
  const asked = open.find(({ id }) => id === query.get('spaceId')) ?? open[0]
  if (!asked) return <Empty title={text.noSpace} hint={text.noSpaceHint} actions={mayCreateSpace && <NewSpaceLink />} />
  const chosen = template.data?.type === 'channel' ? template.data : undefined
  return <Form key={chosen?.id ?? ''} spaces={open} first={asked.id} template={chosen} />
}

function NewSpaceLink() {
  const text = useSpacesText().tree
  return (
    <Link to="/channel/create-space" replace>
      {text.newSpace}
    </Link>
  )
}

interface FormProps {
  spaces: readonly { id: string; name: string }[]
  first: string
  /** It brings its types and flows along. */
  template: Template | undefined
}

function Form({ spaces, first, template }: FormProps) {
  const text = useSpacesText()
  const navigate = useNavigate()
  const { setUnsaved } = usePopup()
  const create = useCreateChannel()
  const [spaceId, setSpaceId] = useState(first)
  const [name, setName] = useState(template?.name ?? '')
  const [types, setTypes] = useState({ projectPayloadType: 'Job', taskPayloadType: 'Resume' })
  const [look, setLook] = useState(() => ({
    ...newLook('Channel'),
    ...(template && { style: { color: template.color, icon: template.icon } }),
  }))
  const [problem, setProblem] = useState<{ field: Field; text: string }>()
  const problemOf = (field: Field) => (problem?.field === field ? problem.text : undefined)
  useUnsaved(name.trim() !== (template?.name ?? '') || look.description.trim() !== '')
  const submit = () => {
    if (!name.trim()) {
      setProblem({ field: 'name', text: text.create.nameMissing })
      return false
    }
    create.mutate(
      {
        body: {
          spaceId,
          name: name.trim(),
          ...(template ? { templateId: template.id } : types),
          style: look.style,
          description: look.description.trim(),
        },
      },
      {
        onSuccess: (channel) => {
          setUnsaved(false)
          toast.show({ text: text.done.created(channel.name) })
          void navigate(`/channel?channelId=${channel.id}`, { replace: true })
        },
        onError: (error) => {
          const field = fieldOf(error)
          if (field) setProblem({ field: fields.find((one) => one === field) ?? 'name', text: text.create.refused })
        },
      },
    )
    return true
  }
  return (
    <PopupForm busy={create.isPending} onSubmit={submit}>
      <ChannelStartField template={template} spaceId={spaceId} />
      <NameField
        value={name}
        maxLength={60}
        placeholder={text.create.channelPlaceholder}
        problem={problemOf('name')}
        onChange={(next) => {
          setName(next)
          setProblem(undefined)
        }}
      />
      <label className={styles.field}>
        <span>{text.create.space}</span>
        <select value={spaceId} onChange={({ target }) => setSpaceId(target.value)}>
          {spaces.map((space) => (
            <option key={space.id} value={space.id}>
              {space.name}
            </option>
          ))}
        </select>
        <Problem text={problemOf('spaceId')} />
      </label>
      {!template && (
        <div className={styles.pair}>
          <TypeField
            label={text.create.projectType}
            value={types.projectPayloadType}
            problem={problemOf('projectPayloadType')}
            onChange={(projectPayloadType) => setTypes({ ...types, projectPayloadType })}
          />
          <TypeField
            label={text.create.taskType}
            value={types.taskPayloadType}
            problem={problemOf('taskPayloadType')}
            onChange={(taskPayloadType) => setTypes({ ...types, taskPayloadType })}
          />
        </div>
      )}
      <LookFields value={look} onChange={setLook} />
    </PopupForm>
  )
}

interface TypeProps {
  label: string
  value: string
  problem: string | undefined
  onChange: (type: string) => void
}

function TypeField({ label, value, problem, onChange }: TypeProps) {
  const text = useSpacesText().create
  const groups = useRecordTypes() ?? []
  const offered = groups.filter(({ entityType, shown }) => shown || entityType === value)
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {offered.length === 0 && <option value={value}>{value}</option>}
        {offered.map(({ entityType, name }) => (
          <option key={entityType} value={entityType}>
            {name}
          </option>
        ))}
      </select>
      <small>{text.typeHint}</small>
      <Problem text={problem} />
    </label>
  )
}
