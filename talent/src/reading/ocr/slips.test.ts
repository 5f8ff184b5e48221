import { expect, test } from 'vitest'
import { withoutSlips } from './slips.ts'

test.each([
  ['Dublin, lreland', 'Dublin, Ireland'],
  ['lllustrator at lndustrial lnc', 'Illustrator at Industrial Inc'],
  ['lT Manager', 'IT Manager'],
  ['2O19 - 20l1', '2019 - 2011'],
  ['Jul .2007-Nov. 2010', 'Jul. 2007-Nov. 2010'],
  ['Ju l2011 - Present', 'Jul 2011 - Present'],
  ['J an.2004', 'Jan. 2004'],
  ['. Mentored 7 teachers', '· Mentored 7 teachers'],
])('%s is meant for %s', (read, meant) => {
  expect(withoutSlips(read)).toBe(meant)
})

test.each([
  'London leads large legal labs',
  'all tools, ls -la',
  'Lloyd',
  '10 lbs',
  'the year 2015',
  'In my2015 notes',
  'ASP .NET',
  'Jul. 2007',
  'Max .2007',
])('%s stays', (read) => {
  expect(withoutSlips(read)).toBe(read)
})
