import { describe, expect, it, test } from 'vitest'
import { entityTypeOf, entityTypes } from '#entity-types'
import { fieldTypes } from '#fields'
import { choiceColors, type Words } from '#fields/field'
import { metaFields } from '#types/meta'
import type { FieldDefinition } from '#types/type'

const han = /\p{Script=Han}/u
const isWords = ({ zh, en }: Words): boolean => zh.trim() !== '' && en.trim() !== '' && !han.test(en)

/** One space between Hanzi and Latin letters or digits. */
const isSpaced = ({ zh }: Words): boolean => !/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u.test(zh)

const checkField = ({ key, type, label, options = {} }: FieldDefinition): void => {
  expect(isWords(label) && isSpaced(label), key).toBe(true)
  expect(fieldTypes[type], key).toBeDefined()
  for (const { name, color } of options.choices ?? []) {
    expect(name.zh !== '' && name.en !== '' && isSpaced(name), `${key} ${name.zh}`).toBe(true)
    if (color) expect(choiceColors).toContain(color)
  }
  const ids = (options.choices ?? []).map(({ id }) => id)
  expect(new Set(ids).size, key).toBe(ids.length)
  if (options.default !== undefined) expect(fieldTypes[type].initial(options), key).not.toBeNull()
  if (type === 'SingleChoice' || type === 'Select' || type === 'MultiChoice') expect(ids.length, key).toBeGreaterThan(0)
  if (options.entityType) expect(entityTypeOf(options.entityType), `${key} → ${options.entityType}`).toBeDefined()
}

describe.each([...entityTypes])('%s', (name, type) => {
  const keys = [...type.fields, ...(type.lists ?? [])].map(({ key }) => key)
  const fieldKeys = new Set([...type.fields, ...metaFields].map(({ key }) => key))

  it('has words in both languages', () => {
    expect(type.type).toBe(name)
    for (const words of [type.name, type.measure, ...type.sections.map(({ title }) => title)]) {
      expect(isWords(words), words.zh).toBe(true)
    }
  })

  it('has fields and lists that can be, each under a key of its own', () => {
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) {
      expect(key).toMatch(/^[A-Za-z]\w*(\.[A-Za-z]\w*)*$/)
      expect(
        keys.some((other) => other.startsWith(`${key}.`)),
        `${key} is both a value and a group`,
      ).toBe(false)
    }
    for (const field of type.fields) checkField(field)
    for (const { label, fields, sortedBy } of type.lists ?? []) {
      expect(isWords(label)).toBe(true)
      expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length)
      for (const field of fields) checkField(field)
      if (sortedBy) expect(fields.find(({ key }) => key === sortedBy)?.type).toBe('DateRange')
    }
  })

  it('shows, filters and groups by keys that exist', () => {
    for (const key of [...type.columns, ...type.filters]) expect(fieldKeys, key).toContain(key)
    expect(new Set(type.columns).size).toBe(type.columns.length)
    expect(new Set(type.filters).size).toBe(type.filters.length)
    const shown = type.sections.flatMap((section) => section.keys)
    expect(new Set(shown).size).toBe(shown.length)
    for (const key of shown) expect(keys, key).toContain(key)
    // What must be filled in must be on the form, and whatever is in no section would be out of reach.
    const hidden = keys.filter((key) => !shown.includes(key))
    expect(type.open ? [] : hidden).toEqual(name === 'Resume' ? ['humanInfo.name'] : [])
    for (const { key } of type.fields.filter(({ required }) => required)) expect(shown).toContain(key)
  })

  it('offers filters that can be counted or compared, and a title that is text', () => {
    for (const key of type.filters) {
      const field = type.fields.find((one) => one.key === key)
      expect(
        field && (fieldTypes[field.type].equality === 'facet' || fieldTypes[field.type].ops.includes('gte')),
        key,
      ).toBe(true)
    }
    const title = type.fields.find(({ key }) => key === type.columns[0])
    expect(['ShortText', 'LongText']).toContain(title?.type)
  })

  it('has views, with what they need', () => {
    expect(type.views.length).toBeGreaterThan(0)
    if (type.views.includes('structureDiagram')) {
      const parent = type.fields.find(({ key }) => key === type.parentKey)
      expect(parent).toMatchObject({ type: 'EntityReference', options: { entityType: name } })
    }
    if (type.views.includes('board')) {
      expect(type.fields.some((field) => field.type === 'SingleChoice' || field.type === 'Select')).toBe(true)
    }
  })
})

test('every type of both documents is there, materials and built-in kinds apart', () => {
  const materials =
    'Resume Job BipoEmployee Employee Issue Device Department Training BusinessPartner Shop SystemEmployee JobOpportunities CglTeamInfo CglTeamMonthlyInfo CglTeamPrediction Poster Contract TenderNotice Email'
  const builtIn = 'Space Channel Project HydrogenTask Tag Remark User TenantMember TenantConfig Dictionary GlobalConfig'
  const named = (material: boolean) =>
    [...entityTypes.values()].filter((type) => type.material === material).map(({ type }) => type)
  expect(named(true).sort()).toEqual(materials.split(' ').sort())
  expect(named(false).sort()).toEqual(builtIn.split(' ').sort())
  expect(entityTypeOf('Nothing')).toBeUndefined()
})
