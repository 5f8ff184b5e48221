import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preparedSimilarity, prepareTitle, titleSimilarity } from './similarity.ts'
import { jobTitles } from './taxonomy.ts'

const names = jobTitles.flatMap(({ zh, en, aliasesZh, aliasesEn }) => [zh, en, ...aliasesZh, ...aliasesEn])
const title = fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'grapheme', maxLength: 40 }))

test('lies between 0 and 1 and is the same both ways', () => {
  fc.assert(
    fc.property(title, title, (a, b) => {
      const score = titleSimilarity(a, b)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
      expect(titleSimilarity(b, a)).toBeCloseTo(score, 6)
    }),
  )
})

test('nothing is closer to a title than itself', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.constantFrom(...names), (a, b) => {
      expect(titleSimilarity(a, a)).toBeGreaterThan(0.999)
      expect(titleSimilarity(a, b)).toBeLessThanOrEqual(titleSimilarity(a, a) + 1e-6)
    }),
  )
})

test.each([
  ['Java 开发工程师', 'Java Developer', 'Nurse'],
  ['会计', 'Accountant', 'Chef'],
  ['护士长', 'Head Nurse', 'Welder'],
  ['网络安全分析师', 'Cyber Security Analyst', 'Pastry Chef'],
  ['幼儿园教师', 'Kindergarten Teacher', 'Truck Driver'],
  ['律师', 'Attorney', 'Plumber'],
  ['叉车司机', 'Forklift Operator', 'Singer'],
])('%s is %s in the other language, and not %s', (zh, en, other) => {
  expect(titleSimilarity(zh, en)).toBeGreaterThan(0.6)
  expect(titleSimilarity(zh, other)).toBeLessThan(0.2)
})

test.each([
  ['Software Engineer', 'Programmer', 'Sales Engineer'],
  ['Senior Accountant', 'Accountant', 'Account Manager'],
  ['招聘经理', '人才引进专员', '采购经理'],
  ['平面设计师', '美工', '机械设计师'],
])('%s is closer to %s than to %s', (one, near, far) => {
  expect(titleSimilarity(one, near)).toBeGreaterThan(titleSimilarity(one, far))
})

test('rank, place and kind of employment do not separate two titles', () => {
  expect(titleSimilarity('高级前端工程师（北京）', '前端工程师（兼职）')).toBeCloseTo(1, 5)
  expect(titleSimilarity('Sr. Data Analyst - Shanghai', 'Data Analyst II')).toBeCloseTo(1, 5)
})

test('a prepared title gives the same as its text', () => {
  const [a, b] = [prepareTitle('采购经理'), prepareTitle('Purchasing Manager')]
  expect(preparedSimilarity(a, b)).toBe(titleSimilarity('采购经理', 'Purchasing Manager'))
})

test('empty and meaningless texts resemble nothing', () => {
  expect(titleSimilarity('', '')).toBe(0)
  expect(titleSimilarity('', 'Nurse')).toBe(0)
  expect(titleSimilarity('？？？', '护士')).toBe(0)
})
