import type { Entity } from '@cohort/contract/entities'
import { entityTypeOf } from '@cohort/contract/entity-types'
import { isEmpty } from '@cohort/contract/fields/values'
import type { Task } from '@cohort/contract/tasks'
import type { FieldDefinition } from '@cohort/contract/types/type'
import { useFieldText } from '#fields/cell.tsx'
import { useTasksText } from '#modules/tasks/text.ts'
import { standard, textOf } from '#modules/tasks/values.ts'

export interface CardLines {
  title: string
  /** 6 年 · 上海 */
  more: string
  tags: readonly string[]
}

const yearsKey = 'currentJobStatus.workYears'

/** What a card tells of the record that a task carries: its columns, the years and the place first. */
export function useCardLines(): (task: Task) => CardLines {
  const fieldText = useFieldText()
  const text = useTasksText()
  const said = (record: Entity, definition: FieldDefinition) => {
    const words = fieldText(standard(record, definition.key), definition)
    return definition.key === yearsKey && words ? text.years(words) : words
  }
  return (task) => {
    const { payload } = task
    if (!payload) return { title: textOf(task, 'description') ?? '', more: '', tags: namesIn(task) }
    const type = entityTypeOf(payload.meta.entityType)
    const filled = (type?.columns ?? [])
      .filter((key) => key !== 'name' && key !== 'tags' && !isEmpty(standard(payload, key)))
      .flatMap((key) => type?.fields.find((field) => field.key === key) ?? [])
    const isNear = ({ type }: FieldDefinition) => type === 'Number' || type === 'Location'
    const first = filled.find((field) => !isNear(field))
    const near = filled.filter(isNear)
    const shown = near.length > 0 ? near : filled.filter((field) => field !== first)
    const more = shown
      .slice(0, 2)
      .map((field) => said(payload, field))
      .join(' · ')
    return {
      // Whoever has no position yet is told by years and place alone.
      title: first ? said(payload, first) : more,
      more: first ? more : '',
      tags: [...namesIn(payload), ...namesIn(task)],
    }
  }
}

const namesIn = (record: Pick<Entity, 'data'>): string[] =>
  ([record.data.standardFields.tags ?? []].flat() as { name?: string }[]).flatMap(({ name }) => name ?? [])

export const assigneeName = (task: Task): string | undefined => textOf(task, 'current.assignee.name')
