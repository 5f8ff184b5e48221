import { inLocale } from '@cohort/contract/fields/values'
import type { Pipeline } from '@cohort/contract/pipelines'
import { useRef, useState } from 'react'
import styles from '#fields/flow/flow.module.css'
import type { FlowDraft } from '#fields/flow/flow-draft.ts'
import { useFlowText } from '#fields/flow/text.ts'
import { useLocale } from '#lib/text.ts'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { toast } from '#ui/toast.ts'

interface TabsProps {
  flows: readonly Pipeline[]
  openId: string | undefined
  /** One that is not saved yet. */
  fresh: FlowDraft | undefined
  onOpen: (id: string) => void
  onAdd: (() => void) | undefined
  offered: readonly Pipeline[]
  onAttach: (flow: Pipeline) => void
}

export function FlowTabs({ flows, openId, fresh, onOpen, onAdd, offered, onAttach }: TabsProps) {
  const text = useFlowText()
  const locale = useLocale()
  return (
    <div className={styles.flows}>
      {flows.map((one) => (
        <button
          key={one.openId}
          type="button"
          className={styles.flow}
          aria-pressed={one.openId === openId}
          onClick={() => one.openId !== openId && onOpen(one.openId)}
        >
          {inLocale(one.name, locale)}
        </button>
      ))}
      {fresh && (
        <span className={`${styles.flow} ${styles.fresh}`}>{inLocale(fresh.name, locale) || text.unnamedFlow}</span>
      )}
      {onAdd && !fresh && (
        <Button size="small" icon={<Icon name="plus" size={14} />} onClick={onAdd}>
          {text.newFlow}
        </Button>
      )}
      {offered.length > 0 && !fresh && <AttachMenu offered={offered} onAttach={onAttach} />}
    </div>
  )
}

function AttachMenu({ offered, onAttach }: Pick<TabsProps, 'offered' | 'onAttach'>) {
  const text = useFlowText()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        icon={<Icon name="copy" size={14} />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {text.attach}
      </Button>
      {open && (
        <Menu
          anchor={anchor}
          label={text.attach}
          items={offered.map((flow) => ({
            key: flow.openId,
            label: inLocale(flow.name, locale),
            run: () => onAttach(flow),
          }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface DetachProps {
  flow: Pipeline
  detach: (flow: Pipeline) => Promise<unknown>
  onDone: () => void
}

/** What is taken out is gone for good, so it is asked about; one that holds tasks is refused. */
export function DetachButton({ flow, detach, onDone }: DetachProps) {
  const text = useFlowText()
  const name = inLocale(flow.name, useLocale())
  const run = async () => {
    if (!(await confirm({ title: text.detachTitle(name), body: text.detachBody, confirm: text.detach, danger: true })))
      return
    detach(flow).then(
      () => {
        toast.show({ text: text.detached(name) })
        onDone()
      },
      () => undefined,
    )
  }
  return (
    <Button danger kind="text" icon={<Icon name="trash" size={16} />} onClick={() => void run()}>
      {text.detach}
    </Button>
  )
}
