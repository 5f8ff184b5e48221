import { limits } from '@cohort/contract/limits'
import type { Member } from '@cohort/contract/members'
import { useState } from 'react'
import { ChosenMembers } from '#fields/chosen-members.tsx'
import styles from '#fields/member-picker.module.css'
import { MemberSearch } from '#fields/member-search.tsx'
import { noteChosen } from '#fields/selection-counts.ts'
import { useFieldsText } from '#fields/text.ts'
import { useMe } from '#lib/who.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useUiText } from '#ui/text.ts'

interface Props {
  title: string
  /** The verb of what happens to those chosen. */
  confirm: string
  /** Why someone cannot be chosen, such as being there already; undefined: they can. */
  refuse: (member: Member) => string | undefined
  busy: boolean
  onChoose: (userIds: string[]) => void
  onClose: () => void
}

/** Choose one to thirty members (spec 1 §5): search, habit first, those already there disabled, clearing asks. */
export function MemberPicker({ title, confirm, refuse, busy, onChoose, onClose }: Props) {
  const text = useFieldsText().picker
  const ui = useUiText()
  const me = useMe()
  const [chosen, setChosen] = useState<readonly Member[]>([])
  const [problem, setProblem] = useState<'none' | 'tooMany'>()
  const toggle = (member: Member) => {
    const without = chosen.filter(({ userId }) => userId !== member.userId)
    const adding = without.length === chosen.length
    setProblem(adding && chosen.length >= limits.memberBatch ? 'tooMany' : undefined)
    if (!adding) setChosen(without)
    else if (chosen.length < limits.memberBatch) setChosen([...chosen, member])
  }
  const finish = () => {
    if (chosen.length === 0) return setProblem('none')
    const userIds = chosen.map(({ userId }) => userId)
    if (me) noteChosen(me.userId, userIds)
    onChoose(userIds)
  }
  const clear = () => {
    setChosen([])
    setProblem(undefined)
  }
  const words = { none: text.none, tooMany: text.tooMany(limits.memberBatch) }
  return (
    <Dialog
      open
      flush
      title={title}
      width={720}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <p role="alert">{problem && words[problem]}</p>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button kind="primary" loading={busy} onClick={finish}>
            {confirm}
          </Button>
        </div>
      }
    >
      <div className={styles.panes}>
        <MemberSearch userId={me?.userId ?? ''} chosen={chosen} refuse={refuse} onToggle={toggle} />
        <ChosenMembers chosen={chosen} onRemove={toggle} onClear={clear} />
      </div>
    </Dialog>
  )
}
