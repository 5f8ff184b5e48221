import { createGroup, deleteGroup } from '@cohort/contract/groups'
import type { Template } from '@cohort/contract/templates'
import { useOptimistic } from '#lib/optimistic.ts'
import { Toggle } from '#modules/templates/components/toggle.tsx'
import { useOpenType } from '#modules/templates/queries.ts'
import { useTemplatesText } from '#modules/templates/text.ts'
import { useRefusal } from '#ui/refusal.ts'
import { toast } from '#ui/toast.ts'

/** Opens a type of material for the enterprise, and closes it (spec 2 §4). */
export function TypeSwitch({ template }: { template: Template }) {
  const text = useTemplatesText()
  const { id, name } = template
  const { value: opened, want, giveUp } = useOptimistic(template.opened)
  const opening = useRefusal(createGroup)
  const closing = useRefusal(deleteGroup)
  const write = useOpenType()
  const change = (next: boolean) => {
    want(next)
    write.mutate(
      { params: { id }, body: { opened: next } },
      {
        onSuccess: () => toast.show({ text: next ? text.opened(name) : text.closedNow(name) }),
        onError: giveUp,
      },
    )
  }
  return <Toggle on={opened} onChange={change} label={text.open(name)} refused={opened ? closing : opening} />
}
