import fc from 'fast-check'
import { expect, test } from 'vitest'
import { employerPart, identityKinds, identityOf, keyOf, marksOf, namePart } from '#modules/entities/identity'

test('a name is the same in characters and in letters, whichever part comes first', () => {
  expect(namePart('林知遥')).toBe('lin zhiyao')
  for (const written of ['Lin Zhiyao', 'Zhiyao Lin', 'ZHIYAO  LIN', '林 知遥'])
    expect(namePart(written)).toBe('lin zhiyao')
  expect(namePart('欧阳娜娜')).toBe(namePart('Nana Ouyang'))
  expect(namePart('José Álvarez')).toBe(namePart('Alvarez, Jose'))
  expect(namePart('林知遥')).not.toBe(namePart('林知远'))
})

test('a company is the same with and without its form', () => {
  expect(employerPart('云栎科技有限公司')).toBe(employerPart('云栎科技'))
  expect(employerPart('Northwind Traders, Inc.')).toBe(employerPart('northwind traders'))
  expect(employerPart('Northwind Incubator')).not.toBe(employerPart('Northwind'))
})

test('phones and addresses are compared as they are dialled and delivered', () => {
  const of = (phone: string, email: string) => identityOf({ standardFields: { humanInfo: { phone, email } } })
  expect(of('+8613900000001', 'A.B+jobs@Example.com')).toMatchObject({ phone: '13900000001', email: 'a.b@example.com' })
  expect(of('+442079460000', '')).toMatchObject({ phone: '442079460000' })
})

test('nobody is known by a single word, and whatever stands in the fields gives whole numbers that tell their kind', () => {
  expect(marksOf({ standardFields: { name: 'Resume', works: [{ company: 'Northwind' }] } })).toEqual([])
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.anything(),
      (phone, email, name, works) => {
        const marks = marksOf({
          standardFields: { name, humanInfo: { phone, email, birthday: '1990-01-02' }, works },
        })
        for (const mark of marks) {
          const key = keyOf('acme', mark)
          expect(Number.isSafeInteger(key) && key >= 0).toBe(true)
          expect(identityKinds[key % 4]).toBe(mark.kind)
          expect(keyOf('other', mark)).not.toBe(key)
        }
      },
    ),
  )
})
