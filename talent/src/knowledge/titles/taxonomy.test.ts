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

test('no name and no alias belongs to two titles', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const { id, zh, en, aliasesZh, aliasesEn } of jobTitles)
    for (const name of [zh, en, ...aliasesZh, ...aliasesEn]) {
      const key = name.toLowerCase().replaceAll(' ', '')
      const owner = owners.get(key) ?? id
      if (owner !== id) shared.push(`${name}: ${owner}, ${id}`)
      owners.set(key, id)
    }
  expect(shared).toEqual([])
})

test('every family has titles, and every title an alias in each language', () => {
  const count = new Map<string, number>()
  for (const { family } of jobTitles) count.set(family, (count.get(family) ?? 0) + 1)
  const poor = titleFamilies.filter(({ id }) => (count.get(id) ?? 0) < 3)
  expect(poor.map(({ id }) => id)).toEqual([])
  const bare = jobTitles.filter(({ aliasesZh, aliasesEn }) => aliasesZh.length === 0 || aliasesEn.length === 0)
  expect(bare.map(({ id }) => id)).toEqual([])
  expect(jobTitles.length).toBeGreaterThanOrEqual(1600)
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
