import { createEntity } from '@cohort/contract/entities'
import type { EntityReference } from '@cohort/contract/fields/entity-reference'
import type { MemberReference } from '@cohort/contract/fields/member'
import type { TreeItem } from '@cohort/contract/spaces'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { DateInput } from '#fields/date-input.tsx'
import { EntityReferenceEditor } from '#fields/entity-reference-editor.tsx'
import { MemberEditor } from '#fields/member-editor.tsx'
import { MemberSelect } from '#fields/member-select.tsx'
import { useAddress } from '#lib/address.ts'
import { usePageTitle } from '#lib/page.ts'
import { usePopup, useUnsaved } from '#lib/popup.ts'
import { useMay, useMe } from '#lib/who.ts'
import { FlowChoice } from '#modules/spaces/components/forms/flow-choice.tsx'
import styles from '#modules/spaces/components/forms/form.module.css'
import { fieldOf, NameField, PopupForm, Problem } from '#modules/spaces/components/forms/form-parts.tsx'
import {
  bodyOf,
  newProject,
  type ProjectDraft,
  type ProjectField,
  problemsOf,
} from '#modules/spaces/components/forms/project-draft.ts'
import { RecordField } from '#modules/spaces/components/forms/record-field.tsx'
import { projectHref } from '#modules/spaces/hrefs.ts'
import { useCreateProject, useFlows, useRecordTypes, useSpaces, useTreeItem } from '#modules/spaces/queries.ts'
import { useTreeRights } from '#modules/spaces/rights.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { Empty } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

/** A new project (/channel/{channelId}/project/create). */
export function Screen() {
  const text = useSpacesText().create
  const { channelId = '' } = useParams()
  const channel = useTreeItem(channelId, 'Channel')
  const { spaces } = useSpaces()
  const { projectRefusal, mayAddWithin } = useTreeRights()
  const parentId = useAddress().query.get('parentId') ?? ''
  const parent = useTreeItem(parentId, 'Project')
  if (channel.isPending || !spaces || (parentId !== '' && parent.isPending)) return <SkeletonPage />
  if (!channel.data) return <Empty title={text.channelGone} />
  if (parentId !== '' && parent.data?.channelId !== channelId) return <Empty title={text.parentGone} />
  const space = spaces.find(({ id }) => id === channel.data.spaceId)
  if (parent.data) {
    if (mayAddWithin(parent.data)) return <Form channel={channel.data} parent={parent.data} />
    return <Empty title={text.mayNot} hint={text.parentRefused} />
  }
  const refusal = projectRefusal(channel.data, space)
  if (refusal !== undefined) return <Refused channel={channel.data} space={space} refusal={refusal} />
  return <Form channel={channel.data} />
}

function Refused({
  channel,
  space,
  refusal,
}: {
  channel: TreeItem
  space: TreeItem | undefined
  refusal: string | null
}) {
  const text = useSpacesText()
  const { lacksRole } = useTreeRights()
  usePageTitle(text.channel.newProject, channel.name)
  const hint =
    refusal === null
      ? space?.spaceType === 'Connector'
        ? text.space.workstation
        : text.channel.archived
      : lacksRole
        ? refusal
        : text.channel.needsFlag(refusal)
  return <Empty title={text.create.mayNot} hint={hint} />
}

function Form({ channel, parent }: { channel: TreeItem; parent?: TreeItem }) {
  const all = useSpacesText()
  const text = all.create
  usePageTitle(parent ? all.menu.newWithin : all.channel.newProject, parent?.name ?? channel.name)
  const navigate = useNavigate()
  const me = useMe()
  const { setUnsaved } = usePopup()
  const create = useCreateProject()
  const flows = useFlows(channel.id).data?.data ?? []
  const [first] = useState(() => newProject(me?.userId))
  const [draft, setDraft] = useState(first)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const type = useRecordType(channel)
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(first))
  const change = (part: Partial<ProjectDraft>) => {
    setDraft((now) => ({ ...now, ...part }))
    setRefused(undefined)
  }
  const problems = problemsOf(draft)
  const problemOf = (field: ProjectField) => {
    const problem = refused === field ? 'refused' : tried ? problems[field] : undefined
    return problem && text[problem]
  }
  const submit = () => {
    setTried(true)
    if (Object.keys(problems).length > 0) return false
    create.mutate(
      { body: bodyOf(draft, { channelId: channel.id, parentId: parent?.id }, type.entityType) },
      {
        onSuccess: (project) => {
          setUnsaved(false)
          toast.show({ text: all.done.created(project.name) })
          void navigate(projectHref(channel.id, project.id), { replace: true })
        },
        onError: (error) => setRefused(fieldOf(error)),
      },
    )
    return true
  }
  return (
    <PopupForm busy={create.isPending} onSubmit={submit}>
      <NameField
        value={draft.name}
        maxLength={200}
        placeholder={text.projectPlaceholder}
        problem={problemOf('name')}
        onChange={(name) => change({ name })}
      />
      <RecordField
        draft={draft}
        type={type}
        mayCreate={useMay(createEntity.access)}
        problem={problemOf('payload')}
        onChange={change}
      />
      <People draft={draft} problemOf={problemOf} onChange={change} />
      {flows.length > 0 && (
        <FlowChoice
          flows={flows}
          chosen={draft.flows}
          problem={problemOf('pipelines')}
          onChange={(chosen) => change({ flows: chosen })}
        />
      )}
      <More draft={draft} problemOf={problemOf} onChange={change} />
    </PopupForm>
  )
}

function useRecordType({ projectPayloadType }: TreeItem): { entityType: string; name: string } {
  const entityType = projectPayloadType ?? 'Job'
  return { entityType, name: useRecordTypes()?.find((group) => group.entityType === entityType)?.name ?? entityType }
}

interface PartProps {
  draft: ProjectDraft
  problemOf: (field: ProjectField) => string | undefined
  onChange: (change: Partial<ProjectDraft>) => void
}

function People({ draft, problemOf, onChange }: PartProps) {
  const text = useSpacesText().create
  return (
    <div className={styles.pair}>
      <div className={styles.field}>
        <span>{text.principal}</span>
        <MemberSelect
          allowClear
          label={text.principal}
          value={draft.principal}
          onChange={(member) => onChange({ principal: member?.userId })}
        />
        <Problem text={problemOf('principal')} />
      </div>
      <div className={styles.field}>
        <span>{text.participants}</span>
        <MemberEditor
          label={text.participants}
          value={draft.participants}
          definition={{ key: 'participants', type: 'Member', label: { zh: '', en: '' }, options: { multiple: true } }}
          onChange={(value) => onChange({ participants: value as MemberReference[] })}
        />
        <Problem text={problemOf('participants')} />
      </div>
    </div>
  )
}

const priorities = [0, 1, 2, 3, 4] as const

function More({ draft, problemOf, onChange }: PartProps) {
  const { create: text, priorities: names } = useSpacesText()
  return (
    <>
      <div className={styles.pair}>
        {(['startTime', 'timeoutTime'] as const).map((key) => {
          const label = key === 'startTime' ? text.start : text.due
          const problem = problemOf(key)
          return (
            <div key={key} className={styles.field}>
              <span>{label}</span>
              <div className={styles.line}>
                <DateInput
                  label={label}
                  value={draft[key]}
                  describedBy={problem ? `project-${key}` : undefined}
                  onChange={(value) => onChange({ [key]: value })}
                />
              </div>
              <Problem id={`project-${key}`} text={problem} />
            </div>
          )
        })}
      </div>
      <div className={styles.pair}>
        <label className={styles.field}>
          <span>{text.priority}</span>
          <select value={draft.priority} onChange={({ target }) => onChange({ priority: Number(target.value) })}>
            {priorities.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.field}>
          <span>{text.tags}</span>
          <EntityReferenceEditor
            label={text.tags}
            value={draft.tags}
            definition={{
              key: 'tags',
              type: 'EntityReference',
              label: { zh: '', en: '' },
              options: { entityType: 'Tag', multiple: true },
            }}
            onChange={(value) => onChange({ tags: value as EntityReference[] })}
          />
          <Problem text={problemOf('tags')} />
        </div>
      </div>
      <label className={styles.field}>
        <span>{text.description}</span>
        <textarea
          rows={4}
          maxLength={20_000}
          value={draft.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
        <Problem text={problemOf('description')} />
      </label>
    </>
  )
}
