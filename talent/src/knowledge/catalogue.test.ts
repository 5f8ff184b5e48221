import { describe, expect, it, test } from 'vitest'
import { certificateCatalogue } from '#knowledge/certificates'
import { degreeCatalogue, degreeIds } from '#knowledge/degrees'
import { industryCatalogue } from '#knowledge/industries'
import { languageCatalogue, testCatalogue } from '#knowledge/languages'
import { majorCatalogue } from '#knowledge/majors'
import { schoolCatalogue } from '#knowledge/schools'
import { skills } from '#knowledge/skills'

const catalogues = {
  skills: [skills, 2500],
  industries: [industryCatalogue, 150],
  majors: [majorCatalogue, 320],
  schools: [schoolCatalogue, 600],
  certificates: [certificateCatalogue, 250],
  languages: [languageCatalogue, 60],
  tests: [testCatalogue, 40],
  degrees: [degreeCatalogue, 9],
} as const

describe.each(Object.entries(catalogues))('the list of %s', (name, [load, least]) => {
  it('is long enough, has a version, and every entry a name in both languages', () => {
    const { version, byId } = load()
    expect(version).toMatch(/^\d{4}\.\d+\.\d+$/)
    expect(byId.size).toBeGreaterThanOrEqual(least)
    for (const { id, zh, en } of byId.values()) expect(zh !== '' && en !== '', `${name}: ${id}`).toBe(true)
  })

  it('is sorted, and no name stands for two unless it says so', () => {
    const ids = [...load().byId.keys()]
    expect(ids).toEqual(ids.toSorted())
    const owner = new Map<string, string>()
    for (const { key, id, shared } of load().phrases) {
      expect(key, id).not.toBe('')
      if (!shared) expect(owner.get(key) ?? id, key).toBe(id)
      owner.set(key, id)
    }
  })
})

test('every skill and every major has other names', () => {
  const bare = [...skills().byId.values(), ...majorCatalogue().byId.values()].filter(
    (each) => each.aliases.length === 0 && !('group' in each && each.group === ''),
  )
  expect(bare.map(({ id }) => id)).toEqual([])
})

describe('references between lists', () => {
  it('lead to something', () => {
    for (const { id, parent } of industryCatalogue().byId.values())
      expect(parent === '' || industryCatalogue().byId.has(parent), id).toBe(true)
    for (const { id, group } of majorCatalogue().byId.values())
      expect(group === '' || majorCatalogue().byId.has(group), id).toBe(true)
    for (const certificate of certificateCatalogue().byId.values())
      for (const id of certificate.skills) expect(skills().byId.has(id), `${certificate.id}: ${id}`).toBe(true)
    for (const { id, covers } of certificateCatalogue().byId.values())
      for (const lower of covers) expect(certificateCatalogue().byId.has(lower), `${id}: ${lower}`).toBe(true)
    for (const { id, language } of testCatalogue().byId.values())
      expect(languageCatalogue().byId.has(language), id).toBe(true)
    expect([...degreeCatalogue().byId.keys()].toSorted()).toEqual(degreeIds.toSorted())
  })
})
