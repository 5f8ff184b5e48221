import type { Input } from '@cohort/contract/call'
import { userOfMemberId } from '@cohort/contract/rules'
import type { Task, updateTasks } from '@cohort/contract/tasks'
import type { FieldDefinition } from '@cohort/contract/types/type'
import { useMembers } from '#fields/use-members.ts'
import { useTaskCache } from '#modules/tasks/cache.ts'
import { useDeleteTasks, useFillMany, useRestore, useUpdateTasks } from '#modules/tasks/queries.ts'
import { assigneePath, priorityPath } from '#modules/tasks/state.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { offerUndo } from '#modules/tasks/undo.ts'
import { dueOf, startOf } from '#modules/tasks/values.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

export type Change = Pick<
  Input<typeof updateTasks>['body'][number],
  'name' | 'assignId' | 'priority' | 'startTime' | 'timeoutTime' | 'description'
>

/** Of a task, what a change would take away: sent again, it brings it back. */
function before(task: Task, change: Change): Change {
  const had: Required<Change> = {
    name: task.name,
    assignId: task.assignId,
    priority: task.priority,
    startTime: startOf(task) ?? null,
    timeoutTime: dueOf(task) ?? null,
    description: String(task.data.standardFields.description ?? ''),
  }
  return Object.fromEntries((Object.keys(change) as (keyof Change)[]).map((key) => [key, had[key]]))
}

function changed(task: Task, change: Change, nameOf: (userId: string) => string | undefined): Task {
  const { assignId, priority, startTime, timeoutTime, name, description } = change
  const fields = task.data.standardFields
  const times = fields.extendData as Record<string, unknown> | undefined
  const assignee = assignId ? { openId: `T${assignId}`, name: nameOf(assignId) } : undefined
  return {
    ...task,
    ...(name !== undefined && { name }),
    ...(assignId !== undefined && { assignId }),
    ...(priority !== undefined && { priority }),
    data: {
      ...task.data,
      standardFields: {
        ...fields,
        ...(description !== undefined && { description }),
        ...(assignId !== undefined && { current: { assignee } }),
        ...((startTime !== undefined || timeoutTime !== undefined) && {
          extendData: {
            ...times,
            ...(startTime !== undefined && { startTime }),
            ...(timeoutTime !== undefined && { timeoutTime }),
          },
        }),
      },
    },
  }
}

/** Changes of tasks themselves: who, how urgent, when. At once in sight, refused ones go back, all can be taken back. */
export function useChanges() {
  const text = useTasksText()
  const undo = useUiText().undo
  const cache = useTaskCache()
  const { members } = useMembers()
  const update = useUpdateTasks()
  const nameOf = (userId: string) => members?.find((one) => one.userId === userId)?.username
  const send = (changes: readonly { task: Task; change: Change }[], onDone: () => void) => {
    const begun = cache.begin()
    cache.put(changes.map(({ task, change }) => changed(task, change, nameOf)))
    update.mutateAsync({ body: changes.map(({ task, change }) => ({ id: task.id, ...change })) }).then(
      ({ data }) => {
        cache.put(data)
        begun.end()
        onDone()
      },
      () => {
        begun.restore()
        begun.end()
      },
    )
  }
  const wordsOf = (change: Change): string => {
    if (change.assignId !== undefined) return text.done.assigned
    if (change.priority !== undefined) return text.done.priority
    return text.done.saved
  }
  const change = (tasks: readonly Task[], change: Change) => {
    const back = tasks.map((task) => ({ task, change: before(task, change) }))
    send(
      tasks.map((task) => ({ task, change })),
      () => offerUndo(wordsOf(change), undo, () => send(back, () => toast.show({ text: text.done.undone }))),
    )
  }
  return { change }
}

const valueAt = (task: Task, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), task) ??
  null

/** The column in which a value stands. */
const columnOf = (value: unknown): string | null => {
  if (value === null) return null
  return typeof value === 'object' && 'openId' in value ? String(value.openId) : String(value)
}

/** What a column says of a field, as the field keeps it. */
function sentOf(value: string | null, { type }: FieldDefinition): unknown {
  if (value === null) return null
  if (type === 'Boolean') return value === 'true'
  return type === 'Member' ? { openId: value } : value
}

interface Group {
  value: unknown
  tasks: readonly Task[]
}

/** To another column of a board that is laid out by a field of tasks. It can be taken back, each to where it was. */
export function useRegroup() {
  const text = useTasksText()
  const undo = useUiText().undo
  const cache = useTaskCache()
  const fill = useFillMany()
  const { change } = useChanges()
  const put = (path: string, groups: readonly Group[], onDone: () => void) => {
    const begun = cache.begin()
    for (const { value, tasks } of groups) cache.move(tasks, path, columnOf(value), {}, (task) => task)
    const sending = groups.map(({ value, tasks }) =>
      fill.mutateAsync({ body: { taskIds: tasks.map(({ id }) => id), requiredFields: { [`task.${path}`]: value } } }),
    )
    Promise.all(sending).then(
      (answers) => {
        cache.put(answers.flatMap(({ data }) => data))
        begun.end()
        onDone()
      },
      () => {
        begun.restore()
        begun.end()
      },
    )
  }
  return (tasks: readonly Task[], path: string, value: string | null, definition: FieldDefinition) => {
    if (path === assigneePath || path === priorityPath) {
      cache.move(tasks, path, value, {}, (task) => task)
      if (path === priorityPath) return change(tasks, { priority: Number(value ?? 0) })
      return change(tasks, { assignId: value === null ? null : userOfMemberId(value) })
    }
    const back = [...Map.groupBy(tasks, (task) => columnOf(valueAt(task, path))).values()].map((some) => ({
      value: some[0] ? valueAt(some[0], path) : null,
      tasks: some,
    }))
    put(path, [{ value: sentOf(value, definition), tasks }], () =>
      offerUndo(text.done.saved, undo, () => put(path, back, () => toast.show({ text: text.done.undone }))),
    )
  }
}

/** Into the recycle bin, and out of it again. */
export function useDiscard() {
  const text = useTasksText()
  const undo = useUiText().undo
  const cache = useTaskCache()
  const remove = useDeleteTasks()
  const restore = useRestore()
  return (tasks: readonly Task[], onDone?: () => void) => {
    const begun = cache.begin()
    cache.remove(new Set(tasks.map(({ id }) => id)))
    remove.mutateAsync({ body: { taskIds: tasks.map(({ id }) => id) } }).then(
      ({ deleted }) => {
        begun.end()
        onDone?.()
        const records = deleted.map((openId) => ({ entityType: 'HydrogenTask', openId }))
        offerUndo(text.done.deleted(deleted.length), undo, () =>
          restore.mutate({ body: { records } }, { onSuccess: () => toast.show({ text: text.done.undone }) }),
        )
      },
      () => {
        begun.restore()
        begun.end()
      },
    )
  }
}
