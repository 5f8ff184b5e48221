import { describe, expect, it } from 'vitest'
import { parse } from '#parsing/testing/read'

/** A resume around a first line, so that only the name differs. */
const zh = (top: string) => `${top}
电话：13800138000
工作经历
2019.03-至今\t云帆科技有限公司\t后端工程师
教育经历
2012.09-2016.06\t浙江大学\t计算机科学与技术\t本科`
const en = (top: string) => `${top}
(617) 555-0142 | j.p@example.com
EXPERIENCE
Accountant, Harbor Foods Inc., Mar 2018 – Present
EDUCATION
Bachelor of Science in Accounting, University of Vermont, 2014`
const nameIn = (text: string) => (parse(text).fields.humanInfo as { name?: string } | undefined)?.name

describe('Chinese names', () => {
  it.each([
    ['张晓明', '张晓明'],
    ['张 伟', '张伟'],
    ['欧阳修文', '欧阳修文'],
    ['姓名：李雷', '李雷'],
    ['姓 名：李雷', '李雷'],
    ['个人简历\n王芳', '王芳'],
    ['王芳 的个人简历', '王芳'],
    ['赵敏 | 女 | 26岁', '赵敏'],
    ['阿依古丽·买买提', '阿依古丽·买买提'],
    ['陈静 Jane Chen', '陈静'],
  ])('reads %s', (top, name) => {
    expect(nameIn(zh(top))).toBe(name)
  })
  it.each(['个人简历', '求职简历', '高级工程师', '上海市', '云帆科技'])('does not take %s for a name', (top) => {
    expect(nameIn(zh(top))).toBeUndefined()
  })
})

describe('English names', () => {
  it.each([
    ['Jane Porter', 'Jane Porter'],
    ['JANE PORTER', 'JANE PORTER'],
    ['Jane M. Porter', 'Jane M. Porter'],
    ['Jane Porter, CPA', 'Jane Porter'],
    ['Dr. Jane Porter', 'Jane Porter'],
    ["Sinéad O'Connor-Walsh", "Sinéad O'Connor-Walsh"],
    ['Ludwig van der Berg', 'Ludwig van der Berg'],
    ['Resume\nJane Porter', 'Jane Porter'],
    ['Name: Jane Porter', 'Jane Porter'],
    ['"Jane Porter', 'Jane Porter'],
  ])('reads %s', (top, name) => {
    expect(nameIn(en(top))).toBe(name)
  })
  it.each(['Curriculum Vitae', 'Senior Accountant', 'Boston, MA', 'Professional Profile'])(
    'does not take %s for a name',
    (top) => {
      expect(nameIn(en(top))).toBeUndefined()
    },
  )
})

describe('a post beside the name', () => {
  const offered = (text: string) => (parse(text).fields.expectation as { positions?: string[] } | undefined)?.positions
  it.each([
    [zh('陈思远 客户总监'), '陈思远', ['客户总监']],
    [zh('陈思远\t客户总监'), '陈思远', ['客户总监']],
    [en('Laura Bennett - Senior Accountant'), 'Laura Bennett', ['Senior Accountant']],
    [
      en('Laura Bennett\nSenior Accountant | Payroll Manager'),
      'Laura Bennett',
      ['Senior Accountant', 'Payroll Manager'],
    ],
  ])('is told without it: %s', (text, name, posts) => {
    expect([nameIn(text), offered(text)]).toEqual([name, posts])
  })
})
