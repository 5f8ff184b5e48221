import type { Pipeline } from '@cohort/contract/pipelines'
import { type ReactNode, useState } from 'react'
import styles from '#fields/flow/flow.module.css'
import { draftOf, type FlowDraft, newFlow, problemOf } from '#fields/flow/flow-draft.ts'
import { type FieldChoice, FlowEditor } from '#fields/flow/flow-editor.tsx'
import { DetachButton, FlowTabs } from '#fields/flow/flow-tabs.tsx'
import { type Holding, MoveTasks } from '#fields/flow/move-tasks.tsx'
import { useFlowText } from '#fields/flow/text.ts'
import { ApiFailure } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { Dialog } from '#ui/dialog.tsx'
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
  /** Flows of the channel that a project does not have yet, each to be copied into it. */
  offered?: readonly Pipeline[]
  attach?: ((flow: Pipeline) => Promise<Pipeline | undefined>) | undefined
  /** Takes a flow out of a project, where there are others. */
  detach?: ((flow: Pipeline) => Promise<unknown>) | undefined
  /** Somebody else was quicker: the flows are asked for anew. */
  onConflict: () => void
  onClose: () => void
}

/** Which flow is open, what was changed in it, and what became of saving it. */
function useEditing({ flows, attach, save, onConflict, onClose }: Props) {
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
    if (await mayLose()) open(id, next)
  }
  const open = (id: string | undefined, next?: FlowDraft) => {
    setOpenId(id)
    setChanged(next)
    setMoves({})
    setProblem(undefined)
  }
  const leave = () => void mayLose().then((yes) => yes && onClose())
  const add = async (one: Pipeline) => {
    const made = (await mayLose()) ? await attach?.(one).catch(() => undefined) : undefined
    if (made) open(made.openId)
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
  const change = (next: FlowDraft) => {
    setChanged(next)
    setProblem(undefined)
  }
  return { openId, flow, draft, changed, problem, holding, setHolding, change, leave, go, open, add, submit }
}

/** The flows of a channel or of a project, one at a time, with all that there is to say about their stages. */
export function FlowWindow(props: Props) {
  const { title, hint, flows, fields, refused, mayAdd, busy, offered = [], attach, detach } = props
  const text = useFlowText()
  const editing = useEditing(props)
  const { openId, flow, draft, changed, problem, holding, setHolding, leave, go, open, add, submit } = editing
  return (
    <Dialog
      open
      width={860}
      title={title}
      onClose={leave}
      footer={
        <Footer
          problem={problem}
          busy={busy}
          unchanged={changed === undefined}
          onClose={leave}
          onSave={!refused && draft ? () => submit() : undefined}
        >
          {detach && flow && flows.length > 1 && (
            <DetachButton flow={flow} detach={detach} onDone={() => open(flows.find((one) => one !== flow)?.openId)} />
          )}
        </Footer>
      }
    >
      <p className={styles.hint}>{refused ?? hint}</p>
      <FlowTabs
        flows={flows}
        openId={openId}
        fresh={openId === undefined ? changed : undefined}
        onOpen={(id) => void go(id)}
        onAdd={mayAdd ? () => void go(undefined, newFlow()) : undefined}
        offered={attach ? offered : []}
        onAttach={(one) => void add(one)}
      />
      {draft ? (
        <FlowEditor
          key={openId ?? 'new'}
          draft={draft}
          fields={fields}
          readOnly={refused !== undefined}
          onChange={editing.change}
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

interface FooterProps {
  problem: string | undefined
  busy: boolean
  unchanged: boolean
  onClose: () => void
  onSave: (() => void) | undefined
  children: ReactNode
}

function Footer({ problem, busy, unchanged, onClose, onSave, children }: FooterProps) {
  const text = useFlowText()
  return (
    <div className={styles.footer}>
      {children}
      <p role="alert">{problem}</p>
      <Button onClick={onClose}>{text.cancel}</Button>
      {onSave && (
        <Button kind="primary" loading={busy} disabled={unchanged} onClick={onSave}>
          {text.save}
        </Button>
      )}
    </div>
  )
}
