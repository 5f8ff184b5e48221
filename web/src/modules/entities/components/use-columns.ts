import { useMe } from '#lib/who.ts'
import { bounded, type ColumnChoice, columnChoices, columnsOf, kept } from '#modules/entities/columns.ts'
import type { Shape } from '#modules/entities/shape.ts'

/** The columns of a list as this user left them. */
export function useColumns(shape: Shape) {
  const choices = columnChoices.use()
  const name = `${useMe()?.userId ?? ''}/${shape.type.type}`
  const choice = choices[name]
  const fields = columnsOf(shape, choice)
  const keep = (next: Partial<ColumnChoice>) =>
    columnChoices.write(
      kept(columnChoices.read(), name, {
        shown: fields.map(({ key }) => key),
        widths: choice?.widths ?? {},
        ...next,
      }),
    )
  return {
    fields,
    choice,
    show: (shown: readonly string[]) => keep({ shown }),
    resize: (key: string, width: number) => keep({ widths: { ...choice?.widths, [key]: bounded(width) } }),
    reset: () => keep({ shown: shape.type.columns, widths: {} }),
  }
}

export type Columns = ReturnType<typeof useColumns>
