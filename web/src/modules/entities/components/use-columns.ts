import type { SavedView } from '@cohort/contract/saved-views'
import type { Shape } from '#fields/shape.ts'
import { useMe } from '#lib/who.ts'
import { bounded, type ColumnChoice, columnChoices, columnsOf, kept, without } from '#modules/entities/columns.ts'

/** The columns of a list as this user left them; those of a saved view are its own. */
export function useColumns(shape: Shape, view?: Pick<SavedView, 'id' | 'columns'>) {
  const choices = columnChoices.use()
  const name = [useMe()?.userId ?? '', shape.type.type, ...(view ? [view.id] : [])].join('/')
  const choice = choices[name] ?? (view && view.columns.length > 0 ? { shown: view.columns, widths: {} } : undefined)
  const fields = columnsOf(shape, choice)
  const keep = (next: Partial<ColumnChoice>) =>
    columnChoices.write(
      kept(columnChoices.read(), name, {
        shown: fields.map(({ key }) => key),
        widths: choice?.widths ?? {},
        ...(choice?.frozen && { frozen: choice.frozen }),
        ...next,
      }),
    )
  return {
    fields,
    choice,
    show: (shown: readonly string[]) => keep({ shown }),
    resize: (key: string, width: number) => keep({ widths: { ...choice?.widths, [key]: bounded(width) } }),
    freeze: (frozen: number) => keep({ frozen }),
    reset: () => keep({ shown: shape.type.columns, widths: {}, frozen: 1 }),
    /** As if nothing had ever been chosen here. */
    forget: () => columnChoices.write(without(columnChoices.read(), name)),
  }
}

export type Columns = ReturnType<typeof useColumns>
