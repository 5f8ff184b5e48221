import { describe, expect, it } from 'vitest'
import { datesIn, validRange } from '#parsing/dates'
import { piece, today } from '#parsing/testing/read'

const read = (text: string) => datesIn(piece(text), today).map(({ value }) => value)
const range = (start: string, end: string) => ({ start: { iso: start }, end: { iso: end } })
const open = (start: string) => ({ start: { iso: start }, end: { untilNow: true } })

describe('ranges', () => {
  it.each([
    ['2019.03-至今', open('2019-03')],
    ['2019年3月 至今', open('2019-03')],
    ['2019/03 – 现在', open('2019-03')],
    ['Mar 2018 – Present', open('2018-03')],
    ['March 2018 to now', open('2018-03')],
    ['since 05/2020', open('2020-05')],
    ['2016.07-2019.02', range('2016-07', '2019-02')],
    ['2016年7月—2019年2月', range('2016-07', '2019-02')],
    ['2016/7~2019/2', range('2016-07', '2019-02')],
    ['Jun 2014 - Feb 2018', range('2014-06', '2018-02')],
    ['06/2014 - 02/2018', range('2014-06', '2018-02')],
    ['2012 - 2016', range('2012', '2016')],
    ['Sept. 2012 until June 2016', range('2012-09', '2016-06')],
    ['04/2020 08/2021', range('2020-04', '2021-08')],
  ])('reads %s', (text, value) => {
    expect(read(text)).toEqual([value])
  })
  it('takes the year of the other end where one is missing', () => {
    expect(read('Mar – Jun 2019')).toEqual([range('2019-03', '2019-06')])
  })
  it('finds several in their order, overlapping ones too', () => {
    expect(read('2015.01-2018.12 and 2017.06-2019.03')).toEqual([
      range('2015-01', '2018-12'),
      range('2017-06', '2019-03'),
    ])
  })
})

describe('single dates', () => {
  it.each([
    ['2018年5月', '2018-05'],
    ['May 2018', '2018-05'],
    ['2018-05-20', '2018-05-20'],
    ['2018', '2018'],
  ])('reads %s', (text, iso) => {
    const [found] = datesIn(piece(text), today)
    expect(found?.value).toEqual({ start: { iso } })
    expect(found?.single).toBe(true)
  })
  it('takes only the year where day and month cannot be told apart', () => {
    expect(read('03/04/2019')).toEqual([{ start: { iso: '2019' } }])
  })
})

describe('what is no date', () => {
  it.each(['13800138000', 'version 3.14.159', '第 12 章', '100 - 200 people', 'ISO 9001'])('leaves %s', (text) => {
    expect(read(text)).toEqual([])
  })
})

describe('dates that cannot be', () => {
  it('does not take a range that ends before it begins', () => {
    expect(datesIn(piece('2020.05-2018.03'), today).filter(validRange)).toEqual([])
  })
  it('says that a beginning in the future is suspicious', () => {
    expect(datesIn(piece('2031.05-2033.03'), today)[0]?.suspicious).toBe(true)
  })
})
