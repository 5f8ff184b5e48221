import { expect, it } from 'vitest'
import { numbersIn, numbersText } from '#fields/numbers.ts'
import { joinedWords, usedMost } from '#fields/words.ts'

it('joins words once each, and counts the one still being typed', () => {
  expect(joinedWords(['Go', ' Go ', 'Kafka'], ' Redis ')).toEqual(['Go', 'Kafka', 'Redis'])
  expect(joinedWords(null, '')).toEqual([])
})

it('offers the words used most, as they are spelled', () => {
  const values = [['Go', 'Kafka'], ['Go'], ['golang'], undefined, 'Kafka']
  expect(usedMost(values, '')).toEqual(['Go', 'Kafka', 'golang'])
  expect(usedMost(values, 'GO')).toEqual(['Go', 'golang'])
})

it('reads numbers whatever stands between them, and keeps what is none', () => {
  expect(numbersIn('1、2,3；４ 5')).toEqual([1, 2, 3, 4, 5])
  expect(numbersIn('1, x')).toEqual([1, 'x'])
  expect(numbersIn(' ')).toEqual([])
  expect(numbersText([1, 2.5], '、')).toBe('1、2.5')
})
