import { isRecord, recordOf } from '#bench/parse/normal'
import type { Wanted } from '#bench/parse/values'
import { readYaml } from '#bench/parse/yaml'

const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const text = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/\*\*?([^*]+)\*\*?/g, '$1')
        .trim()
    : ''
const of = (kind: string, value: unknown): Wanted[] => (text(value) === '' ? [] : [{ kind, value: text(value) }])

const shown = (section: unknown): Record<string, unknown>[] =>
  recordOf(section).visible === false ? [] : listOf(recordOf(section).items).filter(({ visible }) => visible !== false)

/** A JSON with `basics` and `sections`, as a resume builder keeps it. */
export const isBuilderTruth = (value: unknown): boolean =>
  isRecord(value) && isRecord(value.basics) && isRecord(value.sections)

export const builderTruth = (value: unknown): Wanted[] => {
  const { basics, sections } = recordOf(value)
  const own = recordOf(basics)
  const parts = recordOf(sections)
  return [
    ...['name', 'email', 'phone', 'headline', 'location'].flatMap((kind) => of(kind, own[kind])),
    ...shown(parts.experience).flatMap(({ company, position }) => [
      ...of('company', company),
      ...of('position', position),
    ]),
    ...shown(parts.education).flatMap(({ institution, studyType }) => [
      ...of('school', institution),
      ...of('study', studyType),
    ]),
    ...shown(parts.skills).flatMap(({ name }) => of('skill', name)),
    ...shown(parts.certifications).flatMap(({ name }) => of('certificate', name)),
    ...shown(parts.languages).flatMap(({ name }) => of('language', name)),
    ...shown(parts.projects).flatMap(({ name }) => of('project', name)),
    ...shown(parts.awards).flatMap(({ title }) => of('award', title)),
  ]
}

const kindOfSection = (title: string): string | undefined => {
  const name = title.toLowerCase()
  if (name.includes('project')) return 'project'
  if (name.includes('certific')) return 'certificate'
  if (name.includes('award') || name.includes('honor')) return 'award'
  return undefined
}

const entryTruth = (title: string, entry: unknown): Wanted[] => {
  if (!isRecord(entry)) return []
  if ('company' in entry) return [...of('company', entry.company), ...of('position', entry.position)]
  if ('institution' in entry) return [...of('school', entry.institution), ...of('major', entry.area)]
  if ('label' in entry && title.toLowerCase().includes('skill'))
    return text(entry.details)
      .split(/,\s*(?![^(]*\))/)
      .flatMap((skill) => of('skill', skill))
  const kind = kindOfSection(title)
  return kind && 'name' in entry ? of(kind, entry.name) : []
}

/** A YAML with `cv.sections`, as a typesetting tool takes it. */
export const typesetTruth = (source: string): Wanted[] | undefined => {
  const cv = recordOf(recordOf(readYaml(source)).cv)
  if (!isRecord(cv.sections)) return undefined
  return [
    ...['name', 'email', 'phone', 'headline', 'location'].flatMap((kind) => of(kind, cv[kind])),
    ...Object.entries(cv.sections).flatMap(([title, items]) =>
      Array.isArray(items) ? items.flatMap((entry) => entryTruth(title, entry)) : [],
    ),
  ]
}
