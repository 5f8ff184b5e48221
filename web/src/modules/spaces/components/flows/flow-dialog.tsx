import { inLocale } from '@cohort/contract/fields/values'
import type { TreeItem } from '@cohort/contract/spaces'
import { useMemo } from 'react'
import type { FieldChoice } from '#fields/flow/flow-editor.tsx'
import { FlowWindow } from '#fields/flow/flow-window.tsx'
import { useLocale } from '#lib/text.ts'
import { useShape } from '#modules/entities/queries.ts'
import { useAttachFlow, useDetachFlow, useFlows, useSaveFlow } from '#modules/spaces/queries.ts'
import { useTreeRights } from '#modules/spaces/rights.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

/** The flows of a channel, of which every new project gets copies, or those that a project works with. */
export function FlowDialog({ owner, onClose }: { owner: TreeItem; onClose: () => void }) {
  const text = useSpacesText().flows
  const { mayEditFlows, mayAddFlow, mayDeleteFlow } = useTreeRights()
  const found = useFlows(owner.id)
  const { save, busy } = useSaveFlow(owner.id)
  const fields = useFieldChoices(owner.taskPayloadType ?? '')
  const title = text.title(owner.name)
  const ofProject = owner.entityType === 'Project'
  const ofChannel = useFlows(owner.channelId ?? '', ofProject).data?.data ?? []
  const attach = useAttachFlow()
  const detach = useDetachFlow()
  if (!found.data) {
    return (
      <Dialog open width={860} title={title} onClose={onClose}>
        {found.error ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <SkeletonRows rows={7} height={46} avatar={false} />
        )}
      </Dialog>
    )
  }
  const edits = mayEditFlows(owner)
  const params = { id: owner.id }
  const had = new Set(found.data.data.map(({ sourceId }) => sourceId))
  return (
    <FlowWindow
      title={title}
      hint={ofProject ? text.projectHint : text.hint}
      flows={found.data.data}
      fields={fields}
      refused={edits ? undefined : ofProject ? text.projectReadOnly : text.readOnly}
      mayAdd={ofProject ? mayAddFlow(owner) : edits}
      offered={ofChannel.filter(({ openId }) => !had.has(openId))}
      attach={
        ofProject && mayAddFlow(owner)
          ? ({ openId }) => attach.mutateAsync({ params, body: { pipelines: [openId] } }).then(({ data }) => data[0])
          : undefined
      }
      detach={
        ofProject && mayDeleteFlow(owner)
          ? ({ openId }) => detach.mutateAsync({ params, body: { pipelines: [openId] } })
          : undefined
      }
      busy={busy}
      save={save}
      onConflict={() => void found.refetch()}
      onClose={onClose}
    />
  )
}

/** Kept by moves alone: no stage can ask for them. */
const fixed = /^(project|taskPayload|pipelineId|stageId|stageName|subStatusId|recommendReason)/

/** What a stage can ask to be filled in: fields of the task, and of the record that it carries. */
function useFieldChoices(payloadType: string): readonly FieldChoice[] {
  const text = useSpacesText().flows
  const locale = useLocale()
  const task = useShape('HydrogenTask')
  const payload = useShape(payloadType)
  return useMemo(() => {
    const choices = (shape: ReturnType<typeof useShape>, of: FieldChoice['of'], group: string): FieldChoice[] =>
      [...(shape?.fields.values() ?? [])]
        .filter(({ key, definition }) => !key.startsWith('meta.') && !definition.readOnly)
        .filter(({ key }) => of === 'payload' || !fixed.test(key))
        .map(({ path, definition }) => ({ of, field: path, label: inLocale(definition.label, locale), group }))
    const name = payload ? inLocale(payload.type.name, locale) : ''
    return [...choices(payload, 'payload', name), ...choices(task, 'task', text.task)]
  }, [task, payload, locale, text.task])
}
