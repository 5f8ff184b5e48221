import { createEntity, linkEntity, listLinks, searchEntities } from '@cohort/contract/entities'
import { listSearchGroups } from '@cohort/contract/groups'
import { getProject, searchTasks } from '@cohort/contract/projects'
import { createTasks, getBoard } from '@cohort/contract/tasks'
import { useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isEditable } from '#fields/editable.ts'
import { type Entry, entriesIn } from '#fields/entry-words.ts'
import { useProblem } from '#fields/problems.ts'
import type { Shape, ShownField } from '#fields/shape.ts'
import { useFieldsText } from '#fields/text.ts'
import { ApiFailure } from '#lib/api.ts'
import { useLosesOnClose } from '#lib/leaving.ts'
import { usePopup, useUnsaved } from '#lib/popup.ts'
import { useCall, useWrite } from '#lib/query.ts'
import { sameValue } from '#modules/entities/change.ts'
import { focusProblem } from '#modules/entities/components/focus-problem.ts'
import { draftData, initialDraft } from '#modules/entities/draft.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { toast } from '#ui/toast.ts'

type Draft = Readonly<Record<string, unknown>>

/** The other name of a resume is filled in from the first. */
export const formFields = (shape: Shape): ShownField[] =>
  [...shape.fields.values()].filter(
    ({ key, definition }) => isEditable(definition) && !key.startsWith('meta.') && key !== 'humanInfo.name',
  )

/** What is typed into the create form, what is wrong with it, and its sending. */
export function useCreateForm(shape: Shape, onAnother: () => void) {
  const text = useEntitiesText().create
  const problemText = useFieldsText().problem
  const problemOf = useProblem()
  const form = useRef<HTMLFormElement>(null)
  // The enterprise's own fields may come later than the form.
  const first = useMemo(() => initialDraft(shape), [shape])
  const [typed, setTyped] = useState<Draft>({})
  const draft: Draft = { ...first, ...typed }
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const uploading = useLosesOnClose()
  const { send, sending } = useSending(shape, onAnother)
  useUnsaved(!sameValue(draft, first) || open.size > 0)
  const problems = new Map(
    formFields(shape).flatMap(({ key, definition }) => {
      const problem = refused[key] ?? (tried ? problemOf(draft[key], definition) : undefined)
      return problem === undefined ? [] : [[key, problem] as const]
    }),
  )
  const submit = (another: boolean) => {
    setTried(true)
    if (uploading) return
    if (open.size > 0 || formFields(shape).some(({ key, definition }) => problemOf(draft[key], definition)))
      return focusProblem(form.current)
    send(draft, another, (error) => {
      const key = keyOf(error, shape)
      if (key === undefined) return toast.show({ text: error.message, tone: 'danger' })
      setRefused({ [key]: problemText.invalid })
      focusProblem(form.current)
    })
  }
  const unfinished = shape.type.lists?.find(({ key }) => open.has(key))
  return {
    form,
    draft,
    problems,
    sending,
    submit,
    unfinished: tried ? unfinished : undefined,
    count: text.problems(problems.size),
    set: (key: string, value: unknown) => {
      setTyped((now) => ({ ...now, [key]: value }))
      setRefused(({ [key]: _, ...rest }) => rest)
    },
    setEntries: (key: string, change: (now: readonly Entry[]) => readonly Entry[]) =>
      setTyped((now) => ({ ...now, [key]: change(entriesIn(now[key])) })),
    setOpen: (key: string, on: boolean) =>
      setOpen((now) => new Set(on ? [...now, key] : [...now].filter((one) => one !== key))),
  }
}

function useSending(shape: Shape, onAnother: () => void) {
  const text = useEntitiesText().create
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { setUnsaved } = usePopup()
  const create = useWrite(createEntity, { inPlace: ['BadInput'], stale: [searchEntities, listSearchGroups] })
  const link = useWrite(linkEntity, { stale: [listLinks] })
  const addTask = useWrite(createTasks, { stale: [getBoard, searchTasks, getProject] })
  const { type } = shape.type
  const projectId = query.get('projectId')
  const linkTo = linkOf(query.get('link'))
  const send = (draft: Draft, another: boolean, onBadInput: (error: ApiFailure) => void) => {
    create.mutateAsync({ params: { type }, query: {}, body: draftData(shape, draft) }).then(
      ({ meta, data }) => {
        const href = `/entity/${meta.openId}?type=${type}`
        if (linkTo)
          link.mutate({
            params: { type: linkTo.entityType, id: linkTo.openId },
            body: { entityType: type, openId: meta.openId },
          })
        const payload = { entityType: type, openId: meta.openId }
        if (projectId) addTask.mutate({ body: { projectId, tasks: [{ payload }] } })
        setUnsaved(false)
        const open = { label: text.open, run: () => void navigate(href) }
        toast.show({
          text: text.created(String(data.standardFields.name ?? '')),
          ...(another ? { action: open } : {}),
        })
        if (another) onAnother()
        else void navigate(href, { replace: true })
      },
      (error) => error instanceof ApiFailure && error.code === 'BadInput' && onBadInput(error),
    )
  }
  return { send, sending: create.isPending }
}

/** The project into whose flow the new record goes (/entity/create?projectId=…). */
export function useItsProject() {
  const id = useSearchParams()[0].get('projectId') ?? ''
  const { data, isLoading } = useCall(getProject, { params: { id } }, { enabled: id !== '', inPlace: true })
  return { project: data, isLoading }
}

/** `Resume/<id>`: what the new record is linked with. */
export function linkOf(text: string | null): { entityType: string; openId: string } | undefined {
  const [, entityType, openId] = /^([A-Za-z][\w-]*)\/([\w-]+)$/.exec(text ?? '') ?? []
  return entityType && openId ? { entityType, openId } : undefined
}

/** The server names the field by its path. */
function keyOf(error: ApiFailure, shape: Shape): string | undefined {
  const path = String(error.detail.field ?? '').replace(/^(body\.)?(standardFields|customFields)\./, '')
  return formFields(shape).find(({ definition: { key } }) => path === key || path.startsWith(`${key}.`))?.key
}
