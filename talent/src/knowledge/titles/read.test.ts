import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTitle, titleTerms } from './read.ts'

test.each([
  ['高级Java开发工程师（上海）P7', 'senior'],
  ['Sr. Software Engineer II', 'senior'],
  ['软件工程师实习生', 'intern'],
  ['HR Intern', 'intern'],
  ['初级会计', 'junior'],
  ['Junior Accountant', 'junior'],
  ['销售主管', 'supervisor'],
  ['Assistant Manager, Front Office', 'supervisor'],
  ['Store Manager', 'manager'],
  ['财务经理', 'manager'],
  ['技术总监', 'director'],
  ['Director of Nursing', 'director'],
  ['副总裁', 'vp'],
  ['VP of Sales', 'vp'],
  ['首席执行官 CEO', 'chief'],
  ['Chief Financial Officer', 'chief'],
  ['Head Chef', 'lead'],
  ['T3-2 后端开发', 'senior'],
  ['Engineer III', 'senior'],
])('%s is %s', (text, level) => {
  expect(readTitle(text).seniority?.level).toBe(level)
})

test.each([
  '客户经理',
  'Account Manager',
  'Product Manager',
  '总经理助理',
  'Assistant to the CEO',
  '主任医师',
  'Java Developer',
])('%s names no rank', (text) => {
  expect(readTitle(text).seniority).toBeUndefined()
})

test('grade, place and kind of employment are kept apart', () => {
  const reading = readTitle('【急聘】高级 Java 开发工程师（兼职）/ 上海 / P7')
  expect(reading).toMatchObject({
    core: '高级 java 开发工程师',
    grade: 'p7',
    places: ['上海'],
    employment: ['part-time'],
  })
  expect(reading.families[0]?.id).toBe('backend')
})

test.each([
  ['网络安全工程师', 'security-it'],
  ['Registered Nurse', 'nursing'],
  ['行政总厨', 'cooking'],
  ['Attorney at Law', 'lawyer'],
  ['幼儿园老师', 'early-ed'],
  ['Forklift Driver', 'forklift'],
])('%s belongs to %s', (text, family) => {
  expect(readTitle(text).families[0]?.id).toBe(family)
})

test.each(['', '   ', 'asdf qwer', '！！！', '12345', '一二三四'])('%j is no title', (text) => {
  expect(readTitle(text).families).toEqual([])
})

test('the head and what is said of it', () => {
  expect(readTitle('网络安全工程师').heads).toMatchObject({ roles: ['engineer'], modifiers: ['网络安全'] })
  expect(readTitle('Director of Nursing').heads).toMatchObject({ roles: ['director'], modifiers: ['nursing'] })
})

test('industries in a title', () => {
  expect(readTitle('汽车电子工程师').industries).toContain('automotive')
  expect(readTitle('Hospital Pharmacist').industries).toContain('healthcare')
})

test('terms hold family, group, title and words, sorted and each once', () => {
  const terms = titleTerms('Senior Java Developer')
  expect(terms).toEqual(
    expect.arrayContaining(['family:backend', 'group:software', 'title:java-developer', 'word:java']),
  )
  expect(terms).toEqual([...new Set(terms)].sort())
})

test('any text can be read, twice with the same outcome', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const reading = readTitle(text)
      expect(readTitle(text)).toEqual(reading)
      for (const { score } of reading.families) expect(score > 0 && score <= 1).toBe(true)
    }),
  )
})
