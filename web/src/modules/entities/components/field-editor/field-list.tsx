import { fieldTypes } from '@cohort/contract/fields'
import { inLocale } from '@cohort/contract/fields/values'
import { DragDropContext, Draggable, type DraggableProvided, Droppable } from '@hello-pangea/dnd'
import { useLocale } from '#lib/text.ts'
import type { CustomField } from '#modules/entities/components/field-editor/field-draft.ts'
import styles from '#modules/entities/components/field-editor/field-editor.module.css'
import { useFieldEditorText } from '#modules/entities/components/field-editor/text.ts'
import type { FieldDeeds } from '#modules/entities/components/field-editor/use-fields.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'

interface Props {
  fields: readonly CustomField[]
  deeds: FieldDeeds
  onEdit: (field: CustomField) => void
}

/** The enterprise's own fields in their order, which is changed by pointer or by keyboard. */
export function FieldList({ fields, deeds, onEdit }: Props) {
  const text = useFieldEditorText()
  const locale = useLocale()
  const nameAt = (at: number) => {
    const field = fields[at]
    return field ? inLocale(field.label, locale) : ''
  }
  return (
    <DragDropContext
      dragHandleUsageInstructions={text.help}
      onDragStart={({ source }, { announce }) => announce(text.lifted(nameAt(source.index), source.index + 1))}
      onDragUpdate={({ source, destination }, { announce }) =>
        destination && announce(text.over(nameAt(source.index), destination.index + 1))
      }
      onDragEnd={({ source, destination }, { announce }) => {
        if (!destination || destination.index === source.index) return
        announce(text.dropped(nameAt(source.index), destination.index + 1))
        deeds.move(source.index, destination.index)
      }}
    >
      <Droppable droppableId="fields">
        {(drop) => (
          <ol ref={drop.innerRef} {...drop.droppableProps} className={styles.list} aria-label={text.custom}>
            {fields.map((field, at) => (
              <Draggable key={field.key} draggableId={field.key} index={at} disableInteractiveElementBlocking>
                {(drag, { isDragging }) => (
                  <Line field={field} drag={drag} lifted={isDragging} deeds={deeds} onEdit={() => onEdit(field)} />
                )}
              </Draggable>
            ))}
            {drop.placeholder}
          </ol>
        )}
      </Droppable>
    </DragDropContext>
  )
}

interface LineProps {
  field: CustomField
  drag: DraggableProvided
  lifted: boolean
  deeds: FieldDeeds
  onEdit: () => void
}

function Line({ field, drag, lifted, deeds, onEdit }: LineProps) {
  const text = useFieldEditorText()
  const locale = useLocale()
  const name = inLocale(field.label, locale)
  const open = field.options?.choices?.filter(({ isDeleted }) => !isDeleted) ?? []
  return (
    <li
      ref={drag.innerRef}
      {...drag.draggableProps}
      className={lifted ? `${styles.line} ${styles.lifted}` : styles.line}
    >
      <button type="button" {...drag.dragHandleProps} className={styles.grip} aria-label={text.drag(name)}>
        <Icon name="drag" size={16} />
      </button>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <small>
          {inLocale(fieldTypes[field.type].words, locale)}
          {open.length > 0 && ` · ${text.options(open.length)}`}
        </small>
      </span>
      {field.required && <Tag tone="outline">{text.required}</Tag>}
      <Button
        kind="text"
        size="small"
        aria-label={text.edit(name)}
        title={text.edit(name)}
        icon={<Icon name="pencil" size={16} />}
        onClick={onEdit}
      />
      <Button
        kind="text"
        size="small"
        aria-label={text.delete(name)}
        title={text.delete(name)}
        icon={<Icon name="trash" size={16} />}
        onClick={() => deeds.remove(field, name)}
      />
    </li>
  )
}
