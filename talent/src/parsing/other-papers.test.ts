import { describe, expect, it } from 'vitest'
import { documentOfText } from '#parsing/document-of-text'
import { parseResume } from '#parsing/parse-resume'
import { parse, today } from '#parsing/testing/read'

describe('a resume in a language that the parser does not know', () => {
  it('gives no value, and says why', () => {
    const { fields, review, language } = parse(`履歴書
氏名　山田 太郎　男
生年月日　平成2年5月3日生（満36歳）
電話 090-1234-5678  メール taro@example.jp
職歴
平成25年4月　株式会社サンプル 入社 営業部に配属され、新規開拓を担当しました
令和2年3月　一身上の都合により退職
学歴
平成21年4月　見本大学 経済学部 入学
資格　普通自動車第一種運転免許`)
    expect(language).toBe('other')
    expect(fields).toEqual({})
    expect(review).toContainEqual({ reason: 'otherLanguage' })
  })
})

describe('hidden text', () => {
  const shown = documentOfText('李雷\n13800138000\n专业技能\nExcel\n工作经历\n2018.01-2021.12\t星河网络有限公司\t会计')

  it('is said and not counted', () => {
    const hidden = [{ text: 'Java Kubernetes 首席架构师 13900139000', page: 1, reason: 'sameColour' as const }]
    const { fields, review } = parseResume({ ...shown, hidden }, { today })
    expect(review).toContainEqual({ reason: 'hiddenText' })
    expect(fields).toEqual(parseResume(shown, { today }).fields)
    expect(fields.skills).toEqual(['Excel'])
  })
})

describe('papers that are no resumes', () => {
  it.each([
    ['nothing', ''],
    ['a word', 'hello'],
    [
      'an invoice',
      'INVOICE 2024-001\nBill to: Harbor Foods Inc.\nPhone: (617) 555-0142\nSubtotal 120.00\nAmount due 132.00',
    ],
    ['a contract', '房屋租赁合同\n甲方：张晓明 电话：13800138000\n乙方：李雷\n本合同自2024年1月1日起生效'],
    [
      'an advertisement',
      '招聘：后端工程师\n岗位职责\n负责订单系统\n任职要求\n本科及以上学历，3年以上工作经验\n联系电话 13800138000',
    ],
    [
      'a form that nobody filled in',
      '[Your Name]\n[Street Address] | [Telephone] | [Email]\nEducation\n[Degree] | [Date Earned] | [School]\nExperience\n[Job Title] | [Company] | [Dates From - To]\nSkills\n[Skill 1]\n[Skill 2]',
    ],
    [
      'a Chinese form that nobody filled in',
      '个人简历\n姓名：______ 性别：____\n联系电话：____________\n教育背景\n20XX.09-20XX.06 XX大学 XX专业 本科\n工作经历\n20XX.07-20XX.12 XX公司 XX职位\n工作内容：请填写\n自我评价\n请在此处填写自我评价',
    ],
    [
      'the outline of a course',
      'Course outline: Introduction to Marketing\nLecturer: Dr. Helen Ford, h.ford@college.example\nProjects: group project in week 6\nSkills: presentation, analysis\nWeek 1 Introduction\nWeek 2 Markets',
    ],
    ['a poem', 'The road goes down to the sea\nand the sea goes down to the sky\nand nobody walks with me'],
  ])('%s gives no value', (_, text) => {
    const { fields, sources, review } = parse(text)
    expect(fields).toEqual({})
    expect(sources).toEqual({})
    expect(review.map(({ reason }) => reason)).toContain('notAResume')
  })
})
