import { describe, expect, it } from 'vitest'
import { parse } from '#parsing/testing/read'

const person = (name: string, phone: string, mail: string, company: string) => `个人简历
姓名：${name}
电话：${phone}\t邮箱：${mail}
工作经历
2019.03-至今  ${company}  后端工程师
负责订单系统
教育经历
2012.09-2016.06  浙江大学  计算机科学与技术  本科`

const first = person('张晓明', '13800138000', 'zhang@example.com', '云帆科技有限公司')
const second = person('李雪梅', '13900139000', 'li@example.com', '远山软件有限公司')
const reasons = (text: string) => parse(text).review.map(({ reason }) => reason)

describe('two people in one file', () => {
  it('is said, and nothing of the second is mixed into the first', () => {
    const { fields, review } = parse(`${first}\n${second}`)
    expect(review).toContainEqual({ reason: 'severalPeople' })
    expect(fields.humanInfo).toMatchObject({ name: '张晓明', phone: '13800138000', email: 'zhang@example.com' })
    expect((fields.works as { company: string }[]).map(({ company }) => company)).toEqual(['云帆科技有限公司'])
    expect(JSON.stringify(fields)).not.toMatch(/李雪梅|13900139000|li@example|远山/)
  })
  it('is found in English too', () => {
    const one = (name: string, phone: string, mail: string, company: string) => `${name}
${phone} | ${mail}
EXPERIENCE
Accountant, ${company}, Mar 2018 – Present
EDUCATION
University of Vermont, Bachelor of Science, 2014`
    const { fields, review } = parse(
      `${one('Jane Porter', '(617) 555-0142', 'jane@example.com', 'Harbor Foods Inc.')}
${one('Omar Haddad', '(212) 555-0177', 'omar@example.com', 'Maple Textiles LLC')}`,
    )
    expect(review).toContainEqual({ reason: 'severalPeople' })
    expect(fields.humanInfo).toMatchObject({ name: 'Jane Porter', phone: '+16175550142' })
    expect(JSON.stringify(fields)).not.toMatch(/Omar|0177|Maple/)
  })
  it('is not said of one person with references', () => {
    expect(reasons(`${first}\n证明人\n李雪梅 13900139000 li@example.com`)).not.toContain('severalPeople')
  })
  it('is not said of one person with two numbers and two addresses', () => {
    expect(reasons(first.replace('13800138000', '13800138000 / 13900139000'))).not.toContain('severalPeople')
  })
})
