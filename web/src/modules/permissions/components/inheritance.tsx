import { Switch } from 'antd'
import { useId } from 'react'
import { useOptimistic } from '#lib/optimistic.ts'
import styles from '#modules/permissions/components/channel-role.module.css'
import { useLack } from '#modules/permissions/components/use-lack.ts'
import { type ParticipantList, useClearPermission, useSetPermission } from '#modules/permissions/queries.ts'
import { usePermissionsText } from '#modules/permissions/text.ts'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

/** Whether those who take part further out take part here too. */
export function Inheritance({ openId, list }: { openId: string; list: ParticipantList }) {
  const { inherit: text, types } = usePermissionsText()
  const ui = useUiText()
  const id = useId()
  const set = useSetPermission()
  const clear = useClearPermission()
  const lack = useLack(list)
  const { value: inherits, want, giveUp } = useOptimistic(list.inherit)
  const { parent } = list
  if (!parent) return null
  const change = (inherit: boolean, after: () => void) => {
    want(inherit)
    set.mutate({ params: { openId }, body: { inherit } }, { onSuccess: after, onError: giveUp })
  }
  const words = (inherit: boolean) => (inherit ? text.resumed : text.stopped)
  const toggle = (inherit: boolean) =>
    change(inherit, () =>
      toast.undo(words(inherit), ui.undo, () => change(!inherit, () => toast.show({ text: words(!inherit) }))),
    )
  const forget = async () => {
    const question = { title: text.clearTitle, body: text.clearBody, confirm: text.clear, danger: true }
    if (!(await confirm(question))) return
    clear.mutate({ params: { openId } }, { onSuccess: () => toast.show({ text: text.cleared }) })
  }
  const refused = lack('change')
  return (
    <section className={styles.inherit}>
      <div className={styles.switch} title={refused}>
        <div>
          <label htmlFor={id}>{text.title}</label>
          <small>{inherits ? text.from(types[parent.type], parent.name) : text.off}</small>
        </div>
        <Switch id={id} checked={inherits} disabled={refused !== undefined} loading={set.isPending} onChange={toggle} />
      </div>
      <Button
        kind="link"
        size="small"
        title={text.clearHint}
        disabled={lack('remove')}
        loading={clear.isPending}
        onClick={() => void forget()}
      >
        {text.clear}
      </Button>
    </section>
  )
}
