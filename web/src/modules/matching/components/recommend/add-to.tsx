import { inLocale } from '@cohort/contract/fields/values'
import { useRef, useState } from 'react'
import { useOwnKeys } from '#lib/own-keys.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/matching/components/recommend/recommend.module.css'
import { useAdd, useRemoveAdded, useStages } from '#modules/matching/queries.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

interface Props {
  projectId: string
  openIds: readonly string[]
  /** The one that is meant by the key; there may be another beside it. */
  isPrimary: boolean
  onAdded?: () => void
}

/** Into the first stage by one press, into another one from the menu beside. */
export function AddTo({ projectId, openIds, isPrimary, onAdded }: Props) {
  const text = useMatchingText()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const undoWord = useUiText().undo
  const [add, remove] = [useAdd(), useRemoveAdded()]
  const stages = useStages(projectId).data?.data.flatMap((flow) => flow.stages) ?? []
  const [first] = stages
  const put = (stageId: string | undefined) =>
    add.mutate(
      { params: { id: projectId }, body: { openIds: [...openIds], ...(stageId && { stageId }) } },
      {
        onSuccess: ({ added, present }) => {
          const said = [
            added.length > 0 && text.added(added.length),
            present.length > 0 && text.wasThere(present.length),
          ].filter(Boolean)
          const taskIds = added.map(({ taskId }) => taskId)
          const takeBack = () => remove.mutate({ body: { taskIds } })
          if (taskIds.length > 0) toast.undo(said.join(' · '), undoWord, takeBack)
          else toast.show({ text: said.join(' · ') })
          onAdded?.()
        },
      },
    )
  useOwnKeys(anchor, isPrimary && !add.isPending ? { a: () => put(undefined) } : {})
  const label =
    openIds.length > 1 ? text.addSelected(openIds.length) : first ? text.addTo(inLocale(first.name, locale)) : text.add
  return (
    <span className={styles.added}>
      <Button
        kind={isPrimary ? 'primary' : 'default'}
        icon={<Icon name="plus" size={16} />}
        loading={add.isPending}
        {...(isPrimary && { 'aria-keyshortcuts': 'a', title: text.keys.named(label, 'a') })}
        onClick={() => put(undefined)}
      >
        {label}
      </Button>
      <Button
        ref={anchor}
        kind={isPrimary ? 'primary' : 'default'}
        aria-label={text.chooseStage}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        icon={<Icon name="down" size={16} />}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Menu
          anchor={anchor}
          label={text.chooseStage}
          items={stages.map(({ id, name }) => ({ key: id, label: inLocale(name, locale), run: () => put(id) }))}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}
