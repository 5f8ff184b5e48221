import { describe, expect, it } from 'vitest'
import { profileOf } from '#matching/profile-of'
import { readJob } from '#matching/read-job'
import { recommendationReason } from '#matching/reason'
import { match } from '#matching/score'
import { doubtSentence, requirementName, riskSentence, sentence } from '#matching/sentence'
import { en } from '#matching/text.en'
import { zh } from '#matching/text.zh'

type Tree = { readonly [key: string]: string | Tree }
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value] as [string, string]] : leaves(value, `${path}.${key}`),
  )
const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '').sort()

const job = readJob({
  title: 'Java 工程师',
  text: '任职要求：本科及以上学历；3年以上工作经验；精通 Java，熟悉 Kafka 或 RocketMQ；英语流利；持有 PMP；带领 5 人团队；男性优先。工作地点：上海\n薪资：20-30K',
})
const found = match(
  job,
  profileOf(
    {
      works: [
        {
          company: 'A',
          position: 'Java Engineer',
          description: 'Java services',
          dateRange: { start: { iso: '2020-01' }, end: { untilNow: true } },
        },
      ],
      educations: [{ school: 'x', degree: 'associate' }],
      currentJobStatus: { workLocation: { city: '成都' } },
      expectation: { salary: { gt: { amount: { number: 50_000, unit: 'CNY' }, period: 'month' } } },
    },
    '2026-11-15',
  ),
)

describe('sentences', () => {
  it('takes the same values in both languages', () => {
    const other = new Map(leaves(en))
    for (const [path, text] of leaves(zh)) expect([path, places(other.get(path) ?? '')]).toEqual([path, places(text)])
  })
  it.each(['zh-CN', 'en-US'] as const)('leaves no value open in %s', (locale) => {
    const all = [
      ...found.findings.flatMap(({ note }) => (note ? [sentence(note.code, note.values, locale)] : [])),
      ...found.risks.map((one) => riskSentence(one, locale)),
      ...job.requirements.map((one) => requirementName(one, locale)),
      ...job.doubts.map(({ why }) => doubtSentence(why, locale)),
    ]
    for (const text of all) {
      expect(text).not.toMatch(/[{}]|undefined|NaN/)
      expect(text.length).toBeGreaterThan(0)
    }
  })
  it('names ids in the reader’s language', () => {
    expect(sentence('degreeHeld', { degree: 'master' }, 'en-US')).toBe('Degree: Master')
    expect(sentence('cityNow', { city: '上海' }, 'en-US')).toBe('Lives in Shanghai')
    expect(sentence('languageMissing', { language: 'en' }, 'zh-CN')).toBe('语言列表中没有英语')
    expect(sentence('shownMonths', { skill: 'java', time: 36, last: '2024-01' }, 'en-US')).toBe(
      'Used Java for 3 years, last in 2024-01',
    )
  })
})

describe('a reason', () => {
  it('says the score, the proof and what is missing', () => {
    const reason = recommendationReason(job, found, 'zh-CN')
    expect(reason.paragraph).toContain(`${found.score} 分`)
    expect(reason.paragraph).toContain('本科')
    expect(
      reason.bullets.some(({ text, path }) => path === 'works.0.position' && text.includes('「Java Engineer」')),
    ).toBe(true)
  })
  it('quotes nothing that the resume does not say', () => {
    for (const { text } of recommendationReason(job, found, 'en-US').bullets)
      for (const [, quote = ''] of text.matchAll(/: “([^”]*)”/g))
        expect(['Java Engineer', 'Java services', 'associate', '成都', 'CNY 50000–50000']).toContain(quote)
  })
})
