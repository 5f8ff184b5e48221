import { describe, expect, test } from 'vitest'
import { placesOf, ReadFailure } from './document.ts'
import { readDocument } from './read-document.ts'
import { chinese, pdfFile, text } from './testing/pdf-file.ts'

const read = (pages: string[], options = {}) => readDocument(pdfFile(pages, options), 'a.pdf', { ocr: false })
const filler = (x: number, from: number, lines: string[], leading = 14) =>
  lines.map((line, at) => text(x, from - at * leading, 10, line)).join('')
const words = 'Planned the work of the team and kept the books of the house'.split(' ')

describe('the order of a page', () => {
  test('two columns under a header are read one after the other', async () => {
    const left = [
      'Contact',
      'Harbour Street 4',
      'one@example.org',
      'Skills',
      'Bookkeeping',
      'Sailing',
      'Typing',
      'Drawing',
    ]
    const right = [
      'Experience',
      'Keeper of the books',
      'Kept the books of a',
      'large house and wrote',
      'letters to every',
      'merchant of the town',
      'Education',
      'School of the harbour',
    ]
    const page = text(200, 800, 24, 'Ada Example') + filler(40, 740, left, 17) + filler(240, 738, right, 15)
    const { lines } = await read([page])
    expect(lines.map((line) => line.text)).toEqual(['Ada Example', ...left, ...right])
    expect(new Set(lines.map((line) => line.region)).size).toBe(3)
  })

  test('columns on one grid are told from a table by sentences that go on', async () => {
    const left = [
      'Wrote letters to every merchant of',
      'the town and kept a list of all',
      'answers that came back in the',
      'course of the year',
    ]
    const right = [
      'Kept the books of the house and',
      'counted what lay in the cellar on',
      'each first day of the month with',
      'two helpers',
    ]
    const { lines } = await read([filler(40, 700, left) + filler(320, 700, right)])
    expect(lines.map((line) => line.text)).toEqual([...left, ...right])
  })

  test('a date at the right edge is another cell of the line of its title', async () => {
    const page = ['2010 - 2012', 'May 2008 - 2010', '2007']
      .map(
        (date, at) =>
          text(40, 700 - at * 50, 11, `Title number ${at}`) +
          text(560 - date.length * 5, 700 - at * 50, 11, date) +
          text(40, 684 - at * 50, 10, words.join(' ')),
      )
      .join('')
    const { lines } = await read([page])
    expect(lines.map((line) => line.text)).toEqual(
      ['2010 - 2012', 'May 2008 - 2010', '2007'].flatMap((date, at) => [
        `Title number ${at}\t${date}`,
        words.join(' '),
      ]),
    )
    expect(lines[0]?.cells.map((cell) => lines[0]?.text.slice(cell.start, cell.end))).toEqual([
      'Title number 0',
      '2010 - 2012',
    ])
  })

  test('dates in a left column stay beside their text', async () => {
    const page = [0, 1, 2, 3]
      .map(
        (at) =>
          text(40, 700 - at * 60, 10, `201${at} - 201${at + 1}`) +
          filler(150, 700 - at * 60, [
            `House number ${at}`,
            'Kept the books of the house and wrote the letters',
            'of the month',
          ]),
      )
      .join('')
    const { lines } = await read([page])
    expect(lines.filter((line) => line.text.includes('\t')).map((line) => line.text)).toEqual(
      [0, 1, 2, 3].map((at) => `201${at} - 201${at + 1}\tHouse number ${at}`),
    )
  })

  test('the rows of a table are lines with cells', async () => {
    const rows = [
      ['School', 'Subject', 'Year'],
      ['North', 'Law', '2001'],
      ['South', 'Music', '2004'],
      ['West', 'Botany', '2009'],
    ]
    const page = rows
      .map((row, y) => row.map((cell, x) => text(60 + x * 150, 700 - y * 20, 10, cell)).join(''))
      .join('')
    const { lines } = await read([page])
    expect(lines.map((line) => line.text)).toEqual(rows.map((row) => row.join('\t')))
  })

  test('a rule across the page ends the columns above it', async () => {
    const rule = (y: number) => `40 ${y} 515 0.8 re f\n`
    const page = `${filler(40, 760, ['Alpha', 'Beta one goes on and', 'on to the next', 'line of it', 'Gamma'])}${filler(300, 755, ['Delta', 'Epsilon is here and', 'goes on as well', 'to the end', 'Eta'])}${rule(690)}${filler(40, 670, ['Theta'])}${filler(300, 670, ['Iota'])}`
    const { lines } = await read([page])
    expect(lines.map((line) => line.text).slice(-2)).toEqual(['Eta', 'Theta\tIota'])
  })

  test('writing along the edge does not disturb the lines', async () => {
    const turned = 'BT /F1 10 Tf 0 1 -1 0 20 300 Tm (Confidential) Tj ET\n'
    const { lines } = await read([turned + filler(60, 700, ['First line', 'Second line'])])
    expect(lines.map((line) => line.text)).toEqual(['First line', 'Second line', 'Confidential'])
  })
})

describe('signs', () => {
  test('each character has its place', async () => {
    const document = await read([text(100, 700, 10, 'Name: Ada')])
    const [place] = placesOf(document, 6, 9)
    expect(place?.box.x).toBeCloseTo(100 + (0.722 + 0.556 + 0.833 + 0.556 + 0.278 + 0.278) * 10, 0)
    expect(place?.box.width).toBeCloseTo((0.667 + 0.556 + 0.556) * 10, 0)
    expect(place && place.box.y < 842 - 700 && place.box.y + place.box.height > 842 - 700).toBe(true)
    for (const line of document.lines) expect(line.stops).toHaveLength(line.text.length + 1)
  })

  test('a heading set apart letter by letter is one word, whether by spaces or by place', async () => {
    const spaced = text(40, 700, 12, 'E X P E R I E N C E')
    const placed = `BT /F1 12 Tf 6 Tc 1 0 0 1 40 650 Tm (EDUCATION) Tj ET\n`
    const { lines } = await read([spaced + placed + text(40, 600, 10, words.join(' '))])
    expect(lines.map((line) => line.text).slice(0, 2)).toEqual(['EXPERIENCE', 'EDUCATION'])
  })

  test('a letter drawn twice to look heavy is read once', async () => {
    const { lines } = await read([text(40, 700, 12, 'Heavy') + text(40.3, 700, 12, 'Heavy')])
    expect(lines.map((line) => line.text)).toEqual(['Heavy'])
  })

  test('Chinese without the font in the file', async () => {
    const { text: said, language } = await read([
      chinese(40, 700, 12, '工作经历') + chinese(40, 680, 12, '二〇一九年起在港口任会计主管至今'),
    ])
    expect(said).toBe('工作经历\n二〇一九年起在港口任会计主管至今')
    expect(language).toBe('zh')
  })

  test('radicals that stand for characters become them', async () => {
    expect((await read([chinese(40, 700, 12, '⼀⼯作')])).text).toBe('一工作')
  })

  test('what a browser says of a glyph without a code is read', async () => {
    const page =
      'BT /F1 12 Tf 1 0 0 1 40 700 Tm (Pro) Tj /Span << /ActualText <FEFF00660069> >> BDC (\\000) Tj EMC (les) Tj ET\n'
    expect((await read([page])).text.replace(/ /g, '')).toBe('Profiles')
  })

  test('drawn dots are bullets', async () => {
    const dot = (y: number) => `44 ${y + 2} 3 3 re f\n`
    const { text: said } = await read([
      dot(700) + text(56, 700, 10, 'Kept the books') + dot(680) + text(56, 680, 10, 'Wrote letters'),
    ])
    expect(said).toBe('• Kept the books\n• Wrote letters')
  })
})

describe('what nobody sees', () => {
  const seen = filler(40, 700, [words.join(' '), words.toReversed().join(' '), words.join(' ')])
  test.each([
    ['sameColour', `1 1 1 rg ${text(40, 600, 10, 'Kubernetes Terraform')} 0 g\n`],
    ['sameColour', `0.2 0.2 0.4 rg 40 590 300 40 re f ${text(50, 600, 10, 'Kubernetes Terraform')} 0 g\n`],
    ['tiny', text(40, 600, 0.8, 'Kubernetes Terraform')],
    ['outside', text(900, 600, 10, 'Kubernetes Terraform')],
    ['invisible', `BT /F1 10 Tf 3 Tr 1 0 0 1 40 600 Tm (Kubernetes Terraform) Tj 0 Tr ET\n`],
  ])('%s', async (reason, hidden) => {
    const document = await read([seen + hidden])
    expect(document.text).not.toContain('Kubernetes')
    expect(document.hidden).toEqual([{ text: 'Kubernetes Terraform', page: 1, reason }])
    expect(document.quality.verdict).toBe('review')
    expect(document.quality.problems.map((one) => one.problem)).toEqual(['hiddenText'])
  })

  test('white on a dark ground is seen', async () => {
    const document = await read([
      `${seen}0.1 0.1 0.1 rg 40 590 300 40 re f 1 1 1 rg ${text(50, 600, 10, 'Ada Example')}`,
    ])
    expect(document.text).toContain('Ada Example')
    expect(document.hidden).toEqual([])
  })

  test('unseen text over a scan of the whole page is its text', async () => {
    const pixels = new Uint8Array(30 * 40 * 3).fill(240)
    const page = `q 595 0 0 842 0 0 cm /Im Do Q BT /F1 10 Tf 3 Tr 1 0 0 1 40 600 Tm (${words.join(' ')}) Tj ET\n`
    const document = await read([page], { pictures: { Im: { width: 30, height: 40, pixels } } })
    expect(document.text).toBe(words.join(' '))
    expect(document.hidden).toEqual([])
  })
})

describe('files that are not what they should be', () => {
  const reason = (promise: Promise<unknown>) =>
    promise.then(
      () => 'read',
      (error: unknown) => (error instanceof ReadFailure ? error.reason : error),
    )
  const page = filler(40, 700, [words.join(' '), words.toReversed().join(' ')])

  test('a password that must be known', async () => {
    expect(await reason(read([page], { passwords: { user: 'secret', owner: 'other' } }))).toBe('encrypted')
  })

  test('a password of the owner alone does not keep anyone from reading', async () => {
    expect((await read([page], { passwords: { user: '', owner: 'other' } })).lines).toHaveLength(2)
  })

  test('three thousand pages: the first are read, the rest is told', async () => {
    const document = await read(
      Array.from({ length: 3000 }, (_, at) => text(40, 700, 10, `Page ${at} ${words.join(' ')}`)),
    )
    expect(document.pages).toHaveLength(60)
    expect(document.quality.problems).toContainEqual({ problem: 'truncated', detail: '3000' })
  })

  test('a picture without words is told', async () => {
    const pixels = new Uint8Array(30 * 40 * 3).fill(90)
    const document = await read(['q 595 0 0 842 0 0 cm /Im Do Q\n'], {
      pictures: { Im: { width: 30, height: 40, pixels } },
    })
    expect(document.quality).toMatchObject({ verdict: 'unreadable', problems: [{ problem: 'imageOnly' }] })
  })

  test('a page without anything', async () => {
    expect((await read([''])).quality).toMatchObject({ verdict: 'unreadable', problems: [{ problem: 'empty' }] })
  })

  test('half a file, and noise behind the right beginning', async () => {
    const whole = pdfFile([page])
    expect(['corrupt', 'read']).toContain(
      await reason(readDocument(whole.subarray(0, whole.length >> 1), 'a.pdf', { ocr: false })),
    )
    expect(await reason(readDocument(Buffer.from('%PDF-1.7\nnothing of the kind'), 'a.pdf'))).toBe('corrupt')
  })
})
