import { expect, it } from 'vitest'
import { amountOf } from '#modules/resources/amounts.ts'
import { marksOf, notTakenAway, warningsIn } from '#modules/resources/warnings.ts'

const said = (warnings: ReturnType<typeof warningsIn>) => warnings.map(({ amount, level }) => `${amount.type} ${level}`)

it('speaks from 80 of a hundred on, of the worst first', () => {
  const amounts = [
    amountOf('Entity', 799, 1_000),
    amountOf('AutomaticTask', 24, 30),
    amountOf('Project', 10, 10),
    amountOf('CustomField', 19, 20),
    amountOf('Connector', 999, 1_000_000_000),
  ]
  expect(said(warningsIn(amounts, false))).toEqual(['Project full', 'CustomField urgent', 'AutomaticTask soon'])
})

it('leaves the projects of a trial to the words of the trial', () => {
  expect(said(warningsIn([amountOf('Project', 3, 3), amountOf('CustomField', 16, 20)], true))).toEqual([
    'CustomField soon',
  ])
})

it('keeps away what was taken away, of that level and that enterprise alone', () => {
  const soon = warningsIn([amountOf('CustomField', 16, 20)], false)
  const urgent = warningsIn([amountOf('CustomField', 19, 20)], false)
  const marks = marksOf('one', soon)
  expect(notTakenAway('one', soon, marks)).toEqual([])
  expect(said(notTakenAway('one', urgent, marks))).toEqual(['CustomField urgent'])
  expect(said(notTakenAway('two', soon, marks))).toEqual(['CustomField soon'])
})
