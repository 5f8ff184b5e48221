import { describe, expect, it, test } from 'vitest'
import { degreeLine } from '#knowledge/job-degrees'
import { generateJobText } from '#knowledge/job-text'
import { readTable } from '#knowledge/table'
import { titleFamilies } from '#knowledge/titles/taxonomy'

const han = /[\u4e00-\u9fff]/
const names = [
  '高级Java开发工程师',
  'Registered Nurse',
  '销售总监',
  'Head Chef',
  'HR Intern',
  '焊工',
  'Civil Engineer',
  '会计',
]

describe.each(names)('the text for %s', (name) => {
  it.each(['zh-CN', 'en-US'])('is complete in %s, whatever language the name has', (locale) => {
    const text = generateJobText(name, locale)
    for (const part of [text?.duty ?? '', text?.demand ?? '']) {
      const lines = part.split('\n')
      expect(lines.length).toBeGreaterThanOrEqual(4)
      expect(new Set(lines).size).toBe(lines.length)
      for (const [at, line] of lines.entries()) {
        expect(line.startsWith(`${at + 1}. `), line).toBe(true)
        expect(han.test(line), line).toBe(locale === 'zh-CN')
        expect(line).not.toMatch(/[{}]|undefined/)
      }
    }
    expect(generateJobText(name, locale)).toEqual(text)
  })
})

test.each([
  ['Java实习生', '实习 3 个月'],
  ['初级Java工程师', '0–2 年'],
  ['Java工程师', '2 年以上'],
  ['高级Java工程师', '5 年以上'],
  ['Java组长', '带组'],
  ['技术总监', '10 年以上'],
])('%s is asked for %s', (name, words) => {
  expect(generateJobText(name, 'zh')?.demand).toContain(words)
})

test('skills and industries that the name tells are asked for', () => {
  expect(generateJobText('高级Java工程师', 'zh')?.demand).toMatch(/精通Java/)
  expect(generateJobText('Java Intern', 'en')?.demand).toMatch(/Some knowledge of Java/)
  expect(generateJobText('Banking IT Manager', 'en')?.demand).toMatch(/Experience in .*bank.* is a plus/)
})

test('who leads is asked for a degree where the trade asks for none', () => {
  expect(generateJobText('清洁工', 'zh')?.demand).toContain('学历不限')
  expect(generateJobText('餐饮总监', 'zh')?.demand).not.toContain('学历不限')
  expect(degreeLine('algorithm', 'data', false).en).toContain('Master')
})

test.each(['', '   ', '%%%%', '12345', 'asdf qwer', 'hello world', '今天天气不错', '苹果', '有限公司', '北京市朝阳区'])(
  '%j is no job name',
  (name) => {
    expect(generateJobText(name, 'zh')).toBeUndefined()
  },
)

test('every group has its lines, and every line both languages', () => {
  const { rows } = readTable('job-groups')
  for (const group of new Set(titleFamilies.map((family) => family.group)))
    for (const part of ['duty', 'demand'])
      expect(rows.filter((row) => row.group === group && row.part === part).length, group).toBeGreaterThanOrEqual(2)
  for (const { zh = '', en = '' } of [...rows, ...readTable('job-levels').rows]) {
    expect(han.test(zh), zh).toBe(true)
    expect(en, zh).toMatch(/^[\x20-\x7e]+$/)
  }
})
