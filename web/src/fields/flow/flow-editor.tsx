import { inLocale } from '@cohort/contract/fields/values'
import type { RequiredField } from '@cohort/contract/pipelines'
import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd'
import { useId, useRef } from 'react'
import styles from '#fields/flow/flow.module.css'
import { type FlowDraft, newStage, type StageDraft, withoutStage } from '#fields/flow/flow-draft.ts'
import { StageRow } from '#fields/flow/stage-row.tsx'
import { useFlowText } from '#fields/flow/text.ts'
import { useNames } from '#fields/flow/use-names.ts'
import { reordered } from '#lib/reordered.ts'
import { useLocale } from '#lib/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** A field that a stage can ask for, named in the language of the reader. */
export interface FieldChoice extends RequiredField {
  label: string
  /** Of what it is a field: the task, or the kind of record. */
  group: string
}

interface Props {
  draft: FlowDraft
  onChange: (draft: FlowDraft) => void
  /** What the stages can ask for. */
  fields: readonly FieldChoice[]
  readOnly?: boolean
}

const most = 30

/** A flow and its stages, whoever it belongs to. It knows no calls: what is typed is handed on. */
export function FlowEditor({ draft, onChange, fields, readOnly = false }: Props) {
  const text = useFlowText()
  const locale = useLocale()
  const list = useRef<HTMLOListElement>(null)
  const labelId = useId()
  const { stages } = draft
  const type = useNames(draft.name, (name) => onChange({ ...draft, name }))
  const nameAt = (at: number) => {
    const stage = stages[at]
    return (stage && inLocale(stage.name, locale)) || text.unnamed(at + 1)
  }
  const change = (key: string, next: Partial<StageDraft>) =>
    onChange({ ...draft, stages: stages.map((stage) => (stage.key === key ? { ...stage, ...next } : stage)) })
  const add = () => {
    onChange({ ...draft, stages: [...stages, newStage()] })
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-of-type input[data-stage-name]')?.focus(),
    )
  }
  return (
    <fieldset className={styles.editor} disabled={readOnly}>
      <legend className="visually-hidden">{text.flow}</legend>
      <div className={styles.names}>
        {(['zh', 'en'] as const).map((language) => (
          <label key={language} className={styles.field}>
            <span>
              {text.flowName} <small>{language === 'zh' ? text.inChinese : text.inEnglish}</small>
            </span>
            <input
              maxLength={60}
              value={draft.name[language]}
              onChange={({ target }) => type(language, target.value)}
            />
          </label>
        ))}
      </div>
      <h3 id={labelId} className={styles.heading}>
        {text.stages} <small>{stages.length}</small>
      </h3>
      <DragDropContext
        dragHandleUsageInstructions={text.help}
        onDragStart={({ source }, { announce }) => announce(text.lifted(nameAt(source.index), source.index + 1))}
        onDragUpdate={({ source, destination }, { announce }) =>
          destination && announce(text.over(nameAt(source.index), destination.index + 1))
        }
        onDragEnd={({ source, destination }, { announce }) => {
          if (!destination || destination.index === source.index) return
          announce(text.dropped(nameAt(source.index), destination.index + 1))
          onChange({ ...draft, stages: reordered(stages, source.index, destination.index) })
        }}
      >
        <Droppable droppableId="stages">
          {(drop) => (
            <ol
              ref={(element) => {
                list.current = element
                drop.innerRef(element)
              }}
              {...drop.droppableProps}
              className={styles.stages}
              aria-labelledby={labelId}
            >
              {stages.map((stage, at) => (
                <Draggable
                  key={stage.key}
                  draggableId={stage.key}
                  index={at}
                  isDragDisabled={readOnly}
                  disableInteractiveElementBlocking
                >
                  {(drag, { isDragging }) => (
                    <StageRow
                      stage={stage}
                      at={at}
                      name={nameAt(at)}
                      others={stages.filter((one) => one !== stage)}
                      fields={fields}
                      drag={drag}
                      lifted={isDragging}
                      onChange={(next) => change(stage.key, next)}
                      onRemove={stages.length > 1 ? () => onChange(withoutStage(draft, stage.key)) : undefined}
                    />
                  )}
                </Draggable>
              ))}
              {drop.placeholder}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
      {!readOnly && stages.length < most && (
        <Button size="small" icon={<Icon name="plus" size={14} />} onClick={add}>
          {text.add}
        </Button>
      )}
    </fieldset>
  )
}
