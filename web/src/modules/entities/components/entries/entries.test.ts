import { resume } from '@cohort/contract/types/resume'
import { expect, it } from 'vitest'
import { type Entry, entryTitles, entryWords } from '#fields/entry-words.ts'
import { inOrder, newEntry, withoutEmpty } from '#modules/entities/components/entries/entries.ts'

const listOf = (key: string) => {
  const found = resume.lists?.find((list) => list.key === key)
  if (!found) throw new Error(key)
  return found
}
const works = listOf('works')
const work = (company: string, start: string, end?: string): Entry => ({
  company,
  position: '后端工程师',
  dateRange: { start: { iso: start }, end: end ? { iso: end } : { untilNow: true } },
})

it('puts the newest first, as the server does', () => {
  const entries = [work('青屿软件', '2019-06', '2020-06'), work('云栎科技', '2022-03')]
  expect(inOrder(works, entries).map(({ company }) => company)).toEqual(['云栎科技', '青屿软件'])
  expect(inOrder(listOf('languages'), entries)).toBe(entries)
})

it('reads an entry as a line', () => {
  expect(entryWords(works, work('云栎科技', '2022-03'), 'zh-CN')).toMatchObject({
    title: '云栎科技',
    second: '后端工程师',
    when: '2022.03 – 至今',
  })
  expect(entryTitles(works, [work('云栎科技', '2022-03')], 'en-US')).toEqual([
    '云栎科技 · 后端工程师 · Mar 2022 – Present',
  ])
})

it('begins an entry with its defaults and leaves out what stayed empty', () => {
  expect(newEntry(listOf('educations'))).toEqual({ isFullTime: true })
  expect(newEntry(works)).toEqual({})
  expect(withoutEmpty({ company: '云栎科技', position: null, skills: [] })).toEqual({ company: '云栎科技' })
})
