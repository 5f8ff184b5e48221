import type { Source } from '@cohort/contract/readings'
import { expect, it } from 'vitest'
import { createLight, sourcesAt } from '#fields/reading/light.ts'

const source = (path: string): Source => ({
  path,
  value: path,
  rule: 'test',
  confidence: 1,
  start: 0,
  end: 1,
  quote: path,
  page: 1,
  line: 0,
  boxes: [],
})
const sources = ['works.1.company', 'works.1.position', 'works.10.company', 'skills.0', 'humanInfo.name'].map(source)
const paths = (path: string) => sourcesAt(sources, path).map((one) => one.path)

it('finds the sources of a field, of what is in it, or of what it is in', () => {
  expect(paths('works.1.company')).toEqual(['works.1.company'])
  expect(paths('works.1')).toEqual(['works.1.company', 'works.1.position'])
  expect(paths('works.1.description')).toEqual(['works.1.company', 'works.1.position'])
  expect(paths('skills')).toEqual(['skills.0'])
  expect(paths('name')).toEqual(['humanInfo.name'])
  expect(paths('humanInfo')).toEqual(['humanInfo.name'])
  expect(paths('source')).toEqual([])
})

it('keeps what was lit last, and tells only of what has a source', () => {
  const light = createLight(sources)
  let told = 0
  const stop = light.subscribe(() => {
    told += 1
  })
  light.set('works.10')
  light.set('works.10')
  light.set('source')
  expect([told, light.read()?.sources.map(({ path }) => path)]).toEqual([1, ['works.10.company']])
  expect([light.has('skills'), light.has('skill')]).toEqual([true, false])
  stop()
})
