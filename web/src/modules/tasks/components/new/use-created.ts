import type { Output } from '@cohort/contract/call'
import type { createTasks } from '@cohort/contract/tasks'
import { useTasksText } from '#modules/tasks/text.ts'
import { toast } from '#ui/toast.ts'

/** Says how many were made, and which were there already. */
export function useCreated() {
  const text = useTasksText().done
  return ({ data, present }: Output<typeof createTasks>) => {
    if (data.length > 0) toast.show({ text: text.created(data.length) })
    if (present.length > 0) toast.show({ text: text.present(present.length) })
  }
}
