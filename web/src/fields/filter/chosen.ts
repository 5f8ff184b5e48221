/** One condition: ticked values of a field, or a span of its numbers. */
export type Chosen =
  | { key: string; values: readonly string[] }
  | { key: string; from: string | undefined; to: string | undefined }

const spanSign = '..'

/** The conditions that an address names. */
export function readChosen(query: URLSearchParams): Chosen[] {
  const names = [...new Set([...query.keys()].filter((name) => /^[fr]\../.test(name)))]
  return names.map((name) => {
    const key = name.slice(2)
    if (name.startsWith('f.')) return { key, values: [...new Set(query.getAll(name))] }
    const [from, to] = (query.get(name) ?? '').split(spanSign)
    return { key, from: from || undefined, to: to || undefined }
  })
}

/** Puts them in the place of those that the address names. */
export function writeChosen(chosen: readonly Chosen[], query: URLSearchParams): void {
  for (const name of [...query.keys()]) if (/^[fr]\../.test(name)) query.delete(name)
  for (const one of chosen) {
    if ('values' in one) for (const value of one.values) query.append(`f.${one.key}`, value)
    else query.set(`r.${one.key}`, `${one.from ?? ''}${spanSign}${one.to ?? ''}`)
  }
}

const isNothing = (chosen: Chosen): boolean =>
  'values' in chosen ? chosen.values.length === 0 : !chosen.from && !chosen.to

/** A condition put in the place of the one for the same field; one that asks for nothing is taken away. */
export function withChosen(all: readonly Chosen[], chosen: Chosen): Chosen[] {
  const at = all.findIndex(({ key }) => key === chosen.key)
  const rest = without(all, chosen.key)
  if (isNothing(chosen)) return rest
  return at < 0 ? [...rest, chosen] : rest.toSpliced(at, 0, chosen)
}

export const without = (all: readonly Chosen[], key: string): Chosen[] => all.filter((one) => one.key !== key)

export function toggled(all: readonly Chosen[], key: string, value: string): Chosen[] {
  const values = valuesOf(all, key)
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return withChosen(all, { key, values: next })
}

export function valuesOf(all: readonly Chosen[], key: string): readonly string[] {
  const found = all.find((one) => one.key === key)
  return found && 'values' in found ? found.values : []
}
