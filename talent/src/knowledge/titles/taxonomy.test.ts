import { expect, test } from 'vitest'
import { findFamily, findTitle, jobTitles, titleFamilies } from './taxonomy.ts'

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

test('ids are words with dashes, each once', () => {
  const ids = jobTitles.map(({ id }) => id)
  expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
  expect(repeated(ids)).toEqual([])
  expect(repeated(titleFamilies.map(({ id }) => id))).toEqual([])
})

test('every title has a family and a name in both languages', () => {
  const broken = jobTitles.filter(
    ({ family, zh, en }) => !findFamily(family) || !/\p{Script=Han}/u.test(zh) || !/^[\x20-\x7e]+$/.test(en),
  )
  expect(broken).toEqual([])
})

test('aliases stand in their language, each once, and none repeats the name', () => {
  for (const title of jobTitles) {
    expect(repeated([title.zh, ...title.aliasesZh]), title.id).toEqual([])
    expect(repeated([title.en.toLowerCase(), ...title.aliasesEn]), title.id).toEqual([])
    expect(
      title.aliasesEn.filter((alias) => !/^[\x20-\x7e]+$/.test(alias)),
      title.id,
    ).toEqual([])
  }
})

test('no two titles have the same name', () => {
  expect(repeated(jobTitles.map(({ zh }) => zh))).toEqual([])
  expect(repeated(jobTitles.map(({ en }) => en.toLowerCase()))).toEqual([])
})

test('neighbours exist, and no family is its own', () => {
  for (const family of titleFamilies) {
    expect(
      family.neighbours.filter((id) => !findFamily(id) || id === family.id),
      family.id,
    ).toEqual([])
    expect(family.neighbours.length, family.id).toBeGreaterThan(0)
  }
})

test('every family has words in both languages', () => {
  const poor = titleFamilies.filter(({ wordsZh, wordsEn }) => wordsZh.length < 2 || wordsEn.length < 3)
  expect(poor.map(({ id }) => id)).toEqual([])
})

test('titles and families are found by id', () => {
  expect(findTitle('java-developer')?.family).toBe('backend')
  expect(findTitle('nothing')).toBeUndefined()
  expect(findFamily('nothing')).toBeUndefined()
})
