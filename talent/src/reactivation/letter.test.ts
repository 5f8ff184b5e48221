import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profileOf } from '#matching/profile-of'
import { readJob } from '#matching/read-job'
import { history, settings } from '#reactivation/history'
import { defaultLetter, draftLetter, letterValues, letterValuesOf } from '#reactivation/letter'
import { rankForReactivation } from '#reactivation/rank'

const today = '2026-11-15'
const profile = readJob({ title: 'Java 工程师', text: '任职要求：精通 Java。工作地点：上海' })
const fields = {
  works: [
    {
      company: 'A',
      position: 'Java 工程师',
      description: '用 Java 开发',
      dateRange: { start: { iso: '2023-01' }, end: { untilNow: true } },
    },
  ],
}
const told = history.parse({
  processes: [
    {
      job: 'o',
      jobTitle: '后端工程师',
      stage: 'Offer',
      depth: 0.8,
      reachedOn: '2025-03-01',
      kind: 'lost',
      endedOn: '2025-03-09',
      leftReason: 'headcountFrozen',
    },
  ],
})
const [suggestion] = rankForReactivation(
  { id: 'j', profile },
  [{ id: 'a', profile: profileOf(fields, today), history: told }],
  settings.parse({}),
  today,
).suggestions
if (!suggestion) throw new Error('nobody was suggested')

describe('the letter', () => {
  it('tells only what is known', () => {
    const values = letterValuesOf(suggestion, told, profile, { name: '王芳', company: '聚才', sender: '李雷' }, 'zh-CN')
    const { subject, body } = draftLetter(defaultLetter('zh-CN'), values)
    expect(subject).toBe('关于「Java 工程师」的机会')
    for (const known of ['王芳', '聚才', '李雷', '后端工程师', 'Offer', '2025-03', '编制冻结', '上海', 'Java'])
      expect(body).toContain(known)
  })
  it('keeps reasons of ours to itself', () => {
    const ours = history.parse({ processes: [{ ...told.processes[0], leftReason: 'failedInterview' }] })
    expect(letterValuesOf(suggestion, ours, profile, {}, 'zh-CN').lastReason).toBeUndefined()
  })
  it('is whole without a name, a company or a past', () => {
    for (const locale of ['zh-CN', 'en-US'] as const) {
      const { body } = draftLetter(defaultLetter(locale), { jobTitle: 'Java' })
      expect(body).toMatch(/^(?:您好：|Hello,)/)
      expect(body).not.toMatch(/[{}[\]]|undefined/)
    }
  })
  it('leaves out a line whose value is not known, also in a template of one’s own', () => {
    const template = { subject: 'x', body: 'Dear {{name}},\nYou earn {{salary}}.\nBye' }
    expect(draftLetter(template, { name: 'Ann' }).body).toBe('Dear Ann,\nBye')
  })
  it('takes a value that looks like a placeholder as text', () => {
    expect(draftLetter({ subject: 'x', body: '{{name}}' }, { name: '{{sender}}', sender: 'Eve' }).body).toBe(
      '{{sender}}',
    )
  })
  it('never leaves a placeholder open', () => {
    const word = fc.option(fc.stringMatching(/^[a-zA-Z一-龥]{1,8}$/), { nil: undefined })
    const some = fc.record(Object.fromEntries(letterValues.map((key) => [key, word])))
    fc.assert(
      fc.property(some, fc.constantFrom('zh-CN' as const, 'en-US' as const), (values, locale) => {
        const { subject, body } = draftLetter(defaultLetter(locale), values)
        expect(subject + body).not.toMatch(/\{\{|\}\}|\[\[|\]\]|undefined/)
      }),
    )
  })
})
