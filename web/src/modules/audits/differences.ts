/** One field that differs: before, after, or, where both are lists of names, what came and what went. */
export type FieldChange =
  | { field: string; kind: 'value'; before: unknown; after: unknown }
  | { field: string; kind: 'list'; added: readonly unknown[]; removed: readonly unknown[] }

type Fields = Record<string, unknown>

/** Lists of ids and codes: their order says nothing. */
const setFields = new Set(['codes', 'userIds', 'roleIds', 'trustedRedirectHosts'])

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list at the top has no name of its own: it is of people and their flags. */
function fieldsOf(value: unknown): Fields {
  if (value === null || value === undefined) return {}
  if (Array.isArray(value)) return { entries: value }
  return isFields(value) ? flat(value) : { value }
}

/** `{ sso: { oidc: … } }` → `{ 'sso.oidc': … }`: one level, so that each line says one thing. */
function flat(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
      isFields(value) && Object.keys(value).length > 0
        ? Object.entries(value).map(([inner, part]) => [`${name}.${inner}`, part])
        : [[name, value]],
    ),
  )
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What an entry of the trail changed, field by field. */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names
    .filter((field) => !same(old[field] ?? null, now[field] ?? null))
    .map((field): FieldChange => {
      if (!setFields.has(field)) return { field, kind: 'value', before: old[field] ?? null, after: now[field] ?? null }
      const [was, is] = [asList(old[field]), asList(now[field])]
      return {
        field,
        kind: 'list',
        added: is.filter((one) => !was.includes(one)),
        removed: was.filter((one) => !is.includes(one)),
      }
    })
}
