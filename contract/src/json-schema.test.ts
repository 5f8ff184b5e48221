import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { entityTypeOf, entityTypes } from '#entity-types'
import { fieldTypeNames } from '#fields/field'
import { defaultsOf, jsonSchemaOf, listDefaultsOf } from '#json-schema'
import { checkCustom, checkStandard } from '#record-check'
import type { EntityType, FieldDefinition } from '#types/type'

const typeOf = (name: string): EntityType => {
  const type = entityTypeOf(name)
  if (!type) throw new Error(name)
  return type
}
const resume = typeOf('Resume')
const refusedAt = (type: EntityType, fields: unknown): string[] =>
  checkStandard(type, fields).faults.map(({ path }) => path.join('.'))

describe('the shape of a resume', () => {
  const full = {
    name: '林知遥',
    humanInfo: { name: '林知遥', genderName: '女', age: 29, phone: '138 1724 6059', avatar: { key: 'a1' } },
    currentJobStatus: { workLocation: { city: '上海' }, status: 'open' },
    educations: [
      {
        school: '临江大学',
        degree: '硕士',
        isHighest: true,
        dateRange: { start: { iso: '2017-09' }, end: { iso: '2020-06' } },
      },
    ],
    works: [{ company: '云栎科技', dateRange: { start: { iso: '2022-03' }, end: { untilNow: true } } }],
    expectation: { salary: { gt: { amount: { number: 35_000 }, months: 15 } }, cities: [{ city: '上海' }] },
    tags: [{ openId: 't1', name: '核心人才' }],
    description: null,
    skills: ['Go', 'Go', ' '],
  }

  it('takes it in full depth, normalised', () => {
    const kept = checkStandard(resume, full).values
    expect(kept).toMatchObject({
      humanInfo: { genderName: 'female', phone: '13817246059', avatar: { fileId: 'a1' } },
      educations: [{ degree: 'master' }],
      tags: [{ openId: 't1', entityType: 'Tag' }],
      skills: ['Go'],
    })
    expect(checkStandard(resume, kept)).toEqual({ values: kept, faults: [] })
  })

  it.each<[string, Record<string, unknown>]>([
    ['name', { name: undefined }],
    ['name', { name: null }],
    ['name', { name: '  ' }],
    ['nonsense', { nonsense: 1 }],
    ['humanInfo.nonsense', { humanInfo: { nonsense: 1 } }],
    ['humanInfo.phone', { humanInfo: { phone: '123' } }],
    ['humanInfo', { humanInfo: 'x' }],
    ['educations.0.degree', { educations: [{ school: 'x', degree: 'x' }] }],
    ['educations.1.school', { educations: [{ school: 'x' }, {}] }],
    ['educations.0.nonsense', { educations: [{ school: 'x', nonsense: 1 }] }],
    [
      'works.0.dateRange.end.iso',
      { works: [{ company: 'x', dateRange: { start: { iso: '2022' }, end: { iso: '2020' } } }] },
    ],
    ['tags.0.openId', { tags: [{ openId: 'a b' }] }],
    ['expectation.salary.gt.amount.number', { expectation: { salary: { gt: { amount: { number: 'x' } } } } }],
    ['__proto__', JSON.parse('{"__proto__": {"x": 1}}') as Record<string, unknown>],
  ])('names %s where it is wrong', (path, change) => {
    const merged = Object.defineProperties({ ...full }, Object.getOwnPropertyDescriptors(change))
    expect(refusedAt(resume, merged)).toEqual([path])
  })
})

describe.each([...entityTypes.values()])('$type', (type) => {
  it('begins with what its own shape takes, but for the required', () => {
    const required = type.fields.filter((field) => field.required).map(({ key }) => key)
    expect(refusedAt(type, defaultsOf(type)).sort()).toEqual(required.sort())
  })

  it.each(['zh-CN', 'en-US'] as const)('is a JSON Schema in %s', (locale) => {
    const written = JSON.stringify(jsonSchemaOf(type, [], locale))
    expect(written).not.toMatch(/"title":""/)
    for (const { label } of type.fields) expect(written).toContain(locale === 'zh-CN' ? label.zh : label.en)
  })

  it('refuses nonsense without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        checkStandard(type, value)
      }),
      { numRuns: 50 },
    )
  })
})

test('types that a module keeps let other keys through, but never a prototype', () => {
  const config = typeOf('GlobalConfig')
  expect(refusedAt(config, { config: { widget: true } })).toEqual([])
  expect(refusedAt(config, JSON.parse('{"__proto__": {}}'))).toEqual(['__proto__'])
})

const custom = (key: string, type: FieldDefinition['type'], more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  type,
  label: { zh: `字段 ${key}`, en: `Field ${key}` },
  ...more,
})

test('custom fields are checked by their ids, which may hold anything but a path', () => {
  const fields = [custom('f1', 'Number'), custom('f2', 'ShortText', { required: true })]
  const faultsOf = (value: unknown) => checkCustom(fields, value).faults.map(({ path }) => path.join('.'))
  expect(checkCustom(fields, { f1: 3, f2: 'x' })).toEqual({ values: { f1: 3, f2: 'x' }, faults: [] })
  expect(faultsOf({ f2: 'x', f3: 1 })).toEqual(['f3'])
  expect(faultsOf({ f1: 3 })).toEqual(['f2'])
  expect(faultsOf({ f2: ' ' })).toEqual(['f2'])
  expect(faultsOf(JSON.parse('{"f2": "x", "__proto__": {}}'))).toEqual(['__proto__'])
})

test('a JSON Schema says kinds, titles, defaults and what can be chosen', () => {
  const choices = [
    { id: 'a', name: { zh: '甲', en: 'First' } },
    { id: 'b', name: { zh: '乙', en: 'Second' }, isDeleted: true },
  ]
  const schema = jsonSchemaOf(resume, [custom('c', 'SingleChoice', { options: { choices } })], 'en-US')
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Resumes',
    properties: {
      standardFields: {
        required: ['name'],
        additionalProperties: false,
        properties: {
          name: { type: 'string', title: 'Name', maxLength: 100, 'x-field-type': 'ShortText' },
          humanInfo: { properties: { phone: { type: 'string', 'x-field-type': 'PhoneNumber' } } },
          works: { type: 'array', title: 'Work', 'x-sorted-by': 'dateRange' },
          tags: { type: 'array', default: [], 'x-entity-type': 'Tag' },
        },
      },
      customFields: {
        properties: {
          c: { type: 'string', enum: ['a'], title: 'Field c', 'x-choices': [{ value: 'a', title: 'First' }] },
        },
      },
    },
  })
  expect(JSON.stringify(schema)).not.toContain('Second')
})

test('every kind of field has a JSON shape', () => {
  const fields = fieldTypeNames.map((type) => custom(type, type))
  const { properties } = jsonSchemaOf(resume, fields) as { properties: { customFields: { properties: object } } }
  for (const [name, shape] of Object.entries(properties.customFields.properties)) {
    expect(shape, name).toHaveProperty('type')
  }
})

test('new entries of a list begin with the defaults of their fields', () => {
  const educations = resume.lists?.find(({ key }) => key === 'educations')
  expect(educations && listDefaultsOf(educations)).toEqual({ isHighest: false, isFullTime: true })
  expect(defaultsOf(typeOf('Job'))).toMatchObject({
    status: 'open',
    headcount: 1,
    isRemote: false,
    skills: [],
    priority: '0',
  })
})
