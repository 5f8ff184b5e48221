import { stageKinds } from '@cohort/contract/pipelines'
import type { DraggableProvided } from '@hello-pangea/dnd'
import { useId, useState } from 'react'
import styles from '#fields/flow/flow.module.css'
import type { StageDraft } from '#fields/flow/flow-draft.ts'
import type { FieldChoice } from '#fields/flow/flow-editor.tsx'
import { StageDetails } from '#fields/flow/stage-details.tsx'
import { useFlowText } from '#fields/flow/text.ts'
import { useNames } from '#fields/flow/use-names.ts'
import { ColorButton } from '#fields/look/color-choice.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  stage: StageDraft
  at: number
  /** As it is called, or by its place until it has a name. */
  name: string
  others: readonly StageDraft[]
  fields: readonly FieldChoice[]
  drag: DraggableProvided
  lifted: boolean
  onChange: (next: Partial<StageDraft>) => void
  /** Undefined: the last one stays. */
  onRemove: (() => void) | undefined
}

/** One stage: its colour, its names, its kind; the rest opens below it. */
export function StageRow({ stage, at, name, others, fields, drag, lifted, onChange, onRemove }: Props) {
  const text = useFlowText()
  const [open, setOpen] = useState(false)
  const detailsId = useId()
  const type = useNames(stage.name, (next) => onChange({ name: next }))
  return (
    <li
      ref={drag.innerRef}
      {...drag.draggableProps}
      className={lifted ? `${styles.stage} ${styles.lifted}` : styles.stage}
    >
      <div className={styles.row}>
        <button type="button" {...drag.dragHandleProps} className={styles.grip} aria-label={text.drag(name)}>
          <Icon name="drag" size={16} />
        </button>
        <ColorButton value={stage.color} label={text.color(name)} onChange={(color) => onChange({ color })} />
        <input
          data-stage-name
          maxLength={60}
          aria-label={text.nameZh(at + 1)}
          placeholder={text.namePlaceholder}
          value={stage.name.zh}
          onChange={({ target }) => type('zh', target.value)}
        />
        <input
          maxLength={60}
          aria-label={text.nameEn(at + 1)}
          placeholder={text.inEnglish}
          value={stage.name.en}
          onChange={({ target }) => type('en', target.value)}
        />
        <select
          aria-label={text.kind(name)}
          value={stage.kind}
          onChange={({ target }) => onChange({ kind: stageKinds.find((kind) => kind === target.value) ?? 'normal' })}
        >
          {stageKinds.map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </select>
        <button
          type="button"
          className={styles.tool}
          aria-label={text.more(name)}
          title={text.more(name)}
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'up' : 'down'} size={16} />
        </button>
        {onRemove && (
          <button
            type="button"
            className={styles.tool}
            aria-label={text.remove(name)}
            title={text.remove(name)}
            onClick={onRemove}
          >
            <Icon name="trash" size={16} />
          </button>
        )}
      </div>
      <div id={detailsId}>
        {open && <StageDetails stage={stage} others={others} fields={fields} onChange={onChange} />}
      </div>
    </li>
  )
}
