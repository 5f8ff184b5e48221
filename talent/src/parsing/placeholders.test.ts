import { expect, it } from 'vitest'
import { isPlaceholder } from '#parsing/placeholders'
import { parse } from '#parsing/testing/read'

it.each([
  '[Company]',
  '<Job title>',
  '{{name}}',
  'XX大学',
  'xx公司',
  'Click here to enter text',
  '请在此处填写自我评价',
])('%s keeps a place and says nothing', (text) => expect(isPlaceholder(text)).toBe(true))

it.each([
  '某互联网公司',
  'XXL Logistics',
  '[24]7',
  'C++',
  'Xiaomi',
  '请求响应系统',
  'Clickhouse',
  'Yourdon Methods Ltd',
])('%s says something', (text) => expect(isPlaceholder(text)).toBe(false))

it('what is left of a template in somebody’s resume is no value of it', () => {
  const { fields } = parse(`李雷
13800138000
专业技能
Excel
[Skill 2]
工作经历
2018.01-2021.12\t星河网络有限公司\t会计
教育背景
20XX.09-20XX.06\tXX大学\tXX专业\t本科`)
  expect(fields.skills).toEqual(['Excel'])
  expect(fields.works).toHaveLength(1)
  expect(fields.educations).toBeUndefined()
  expect(fields.humanInfo).not.toHaveProperty('major')
})

it('who hides an employer did work there', () => {
  const { fields } = parse(`李雷
13800138000
工作经历
2018.01-2021.12\tXX公司\t会计
负责总账和报表`)
  expect(fields.works).toMatchObject([{ company: 'XX公司', position: '会计', description: '负责总账和报表' }])
})

it('a form that was filled in but for some words is a resume', () => {
  const { fields } = parse(`FORMS DESIGNER
Professional Summary
Trained [job title] with [number] years of experience in [industry], who has worked for [number] wards.
Experience
Forms Designer, Harbor Foods Inc., Mar 2018 – Present
Designed forms for the wards
Education
Bachelor of Arts, University of Vermont, 2014
Skills
Excel`)
  expect(fields.works).toMatchObject([{ company: 'Harbor Foods Inc.' }])
})
