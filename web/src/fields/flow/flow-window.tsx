import { inLocale } from '@cohort/contract/fields/values'
import type { Pipeline } from '@cohort/contract/pipelines'
import { type ReactNode, useState } from 'react'
import styles from '#fields/flow/flow.module.css'
import { draftOf, type FlowDraft, newFlow, problemOf } from '#fields/flow/flow-draft.ts'
import { type FieldChoice, FlowEditor } from '#fields/flow/flow-editor.tsx'
import { type Holding, MoveTasks } from '#fields/flow/move-tasks.tsx'
import { useFlowText } from '#fields/flow/text.ts'
import { ApiFailure } from '#lib/api.ts'
import { useLocale } from '#lib/text.ts'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast.ts'

interface Props {
  title: string
  hint: ReactNode
  flows: readonly Pipeline[]
  fields: readonly FieldChoice[]
  /** Why nothing can be changed here. */
  refused?: string | undefined
  /** Whether a flow can be added. */
  mayAdd: boolean
  busy: boolean
  /** Saves a flow, or a new one; rejects with the refusal. */
  save: (flow: Pipeline | undefined, draft: FlowDraft, moveTo: Record<string, string>) => Promise<Pipeline>
  /** Somebody else was quicker: the flows are asked for anew. */
  onConflict: () => void
  onClose: () => void
}

/** The flows of a channel or of a project, one at a time, with all that there is to say about their stages. */
export function FlowWindow(props: Props) {
  const { title, hint, flows, fields, refused, mayAdd, busy, save, onConflict, onClose } = props
  const text = useFlowText()
  const [openId, setOpenId] = useState(flows[0]?.openId)
  const [changed, setChanged] = useState<FlowDraft>()
  const [problem, setProblem] = useState<string>()
  const [holding, setHolding] = useState<Holding>()
  /** Where the tasks of stages that go are to stand, as far as it was asked. */
  const [moves, setMoves] = useState<Readonly<Record<string, string>>>({})
  const flow = flows.find((one) => one.openId === openId)
  const draft = changed ?? (flow ? draftOf(flow) : undefined)
  const mayLose = async () =>
    changed === undefined || confirm({ title: text.discardTitle, confirm: text.discard, danger: true })
  const go = async (id: string | undefined, next?: FlowDraft) => {
    if (!(await mayLose())) return
    setOpenId(id)
    setChanged(next)
    setMoves({})
    setProblem(undefined)
  }
  const failed = (error: unknown) => {
    if (!(error instanceof ApiFailure)) return
    if (error.code === 'StageNotEmpty') {
      const stage = flow?.stages.find(({ name }) => name.zh === error.detail.stage)
      if (stage) setHolding({ stage, count: Number(error.detail.count) })
    } else if (error.code === 'Conflict') {
      setChanged(undefined)
      setProblem(text.conflict)
      onConflict()
    }
  }
  const submit = (more: Record<string, string> = {}) => {
    if (!draft) return
    const moveTo = { ...moves, ...more }
    setMoves(moveTo)
    const found = problemOf(draft)
    setProblem(found && text.problems[found])
    if (found) return
    save(flow, draft, moveTo).then((saved) => {
      setOpenId(saved.openId)
      setChanged(undefined)
      setHolding(undefined)
      setMoves({})
      toast.show({ text: text.saved })
    }, failed)
  }
  return (
    <Dialog
      open
      width={860}
      title={title}
      onClose={() => void mayLose().then((yes) => yes && onClose())}
      footer={
        <div className={styles.footer}>
          <p role="alert">{problem}</p>
          <Button onClick={() => void mayLose().then((yes) => yes && onClose())}>{text.cancel}</Button>
          {!refused && draft && (
            <Button kind="primary" loading={busy} disabled={changed === undefined} onClick={() => submit()}>
              {text.save}
            </Button>
          )}
        </div>
      }
    >
      <p className={styles.hint}>{refused ?? hint}</p>
      <FlowTabs
        flows={flows}
        openId={openId}
        fresh={openId === undefined ? changed : undefined}
        onOpen={(id) => void go(id)}
        onAdd={mayAdd ? () => void go(undefined, newFlow()) : undefined}
      />
      {draft ? (
        <FlowEditor
          key={openId ?? 'new'}
          draft={draft}
          fields={fields}
          readOnly={refused !== undefined}
          onChange={(next) => {
            setChanged(next)
            setProblem(undefined)
          }}
        />
      ) : (
        <p className={styles.hint}>{text.empty}</p>
      )}
      {holding && flow && draft && (
        <MoveTasks
          key={holding.stage.id}
          holding={holding}
          targets={flow.stages.filter(({ id }) => draft.stages.some((stage) => stage.id === id))}
          busy={busy}
          onMove={(to) => submit({ [holding.stage.id]: to })}
          onClose={() => setHolding(undefined)}
        />
      )}
    </Dialog>
  )
}

interface TabsProps {
  flows: readonly Pipeline[]
  openId: string | undefined
  /** One that is not saved yet. */
  fresh: FlowDraft | undefined
  onOpen: (id: string) => void
  onAdd: (() => void) | undefined
}

function FlowTabs({ flows, openId, fresh, onOpen, onAdd }: TabsProps) {
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
    </div>
  )
}
