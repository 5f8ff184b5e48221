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

/** To another column of a board that is laid out by a field of tasks. */
export function useRegroup() {
  const text = useTasksText()
  const cache = useTaskCache()
  const fill = useFillMany()
  const { change } = useChanges()
  return (tasks: readonly Task[], path: string, value: string | null, definition: FieldDefinition) => {
    cache.move(tasks, path, value, {}, (task) => task)
    if (path === assigneePath) return change(tasks, { assignId: value === null ? null : userOfMemberId(value) })
    if (path === priorityPath) return change(tasks, { priority: Number(value ?? 0) })
    const begun = cache.begin()
    const sent = definition.type === 'Boolean' && value !== null ? value === 'true' : value
    fill.mutateAsync({ body: { taskIds: tasks.map(({ id }) => id), requiredFields: { [`task.${path}`]: sent } } }).then(
      ({ data }) => {
        cache.put(data)
        toast.show({ text: text.done.saved })
        begun.end()
      },
      () => {
        begun.restore()
        begun.end()
      },
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
