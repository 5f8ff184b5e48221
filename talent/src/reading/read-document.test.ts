import { describe, expect, test } from 'vitest'
import { ReadFailure } from './document.ts'
import { readDocument } from './read-document.ts'
import { pdfFile, text } from './testing/pdf-file.ts'
import { docxFile, paragraph } from './testing/zip-file.ts'

const encode = (said: string) => new TextEncoder().encode(said)
const read = (said: string | Uint8Array, name: string) =>
  readDocument(typeof said === 'string' ? encode(said) : said, name)
const reason = (bytes: Uint8Array, name: string) =>
  readDocument(bytes, name).then(
    () => 'read',
    (error: unknown) => (error instanceof ReadFailure ? error.reason : error),
  )
/** GBK for 姓名：王小明，会计 */
const gbk = Uint8Array.from(Buffer.from('d0d5c3fba3bacdf5d0a1c3f7a3acbbe1bcc6', 'hex'))

describe('the kind of a file', () => {
  test('is told by its content, not by its name', async () => {
    expect((await read(pdfFile([text(40, 700, 10, 'Text')]), 'a.docx')).kind).toBe('pdf')
    expect((await read(docxFile(paragraph('Text')), 'a.pdf')).kind).toBe('docx')
    expect((await read('{\\rtf1 Text}', 'a.doc')).kind).toBe('rtf')
    expect((await read('<!DOCTYPE html><p>Text', 'a.doc')).kind).toBe('html')
    expect((await read('Text', 'a.pdf')).kind).toBe('text')
  })

  test('nothing, and what no reader knows', async () => {
    expect(await reason(new Uint8Array(), 'a.pdf')).toBe('corrupt')
    expect(
      await reason(
        Uint8Array.from({ length: 500 }, (_, at) => (at * 7919) % 251),
        'a.txt',
      ),
    ).toBe('unsupported')
    expect(await reason(new Uint8Array(51 * 2 ** 20), 'a.pdf')).toBe('tooLarge')
  })
})

describe('plain text', () => {
  const said = '姓名：王小明，会计'
  test.each([
    ['UTF-8', encode('姓名：王小明，会计')],
    ['UTF-8 with a mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...encode('姓名：王小明，会计')])],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from('姓名：王小明，会计', 'utf16le')])],
    ['GBK', gbk],
  ])('%s', async (_, bytes) => {
    const document = await read(bytes, 'a.txt')
    expect(document.text).toBe(said)
    expect(document.language).toBe('zh')
  })

  test('UTF-16 without a mark', async () => {
    expect((await read(Uint8Array.from(Buffer.from('Plain words', 'utf16le')), 'a.txt')).text).toBe('Plain words')
  })

  test('on one line: two spaces are the end of a line, four an empty one', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => `Kept the harbour books of year ${at} and`)
    const { lines } = await read(
      ['Ola Lindgren', 'EXPERIENCE', ...rows].join('  ').replace('  EXP', '    EXP'),
      'a.txt',
    )
    expect(lines.slice(0, 3).map((line) => line.text)).toEqual(['Ola Lindgren', 'EXPERIENCE', rows[0]])
    expect(lines[0]?.region).not.toBe(lines[1]?.region)
  })

  test('on one line: years whose dash was lost stay beside each other', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => `Kept the harbour books number ${at} and`)
    const { lines } = await read(['2006  Present: Store Clerk', ...rows].join('  '), 'a.txt')
    expect(lines[0]?.text).toBe('2006 Present: Store Clerk')
  })

  test('two spaces behind sentences alone end no lines', async () => {
    const said = Array.from({ length: 30 }, (_, at) => `I kept the harbour books of year ${at}.`).join('  ')
    expect((await read(said, 'a.txt')).lines).toHaveLength(1)
  })

  test('lines know their place in the text, wide gaps part cells', async () => {
    const { lines, text: whole } = await read('Keeper      2010\r\n\r\nNext', 'a.txt')
    expect(lines.map((line) => whole.slice(line.start, line.start + line.text.length))).toEqual([
      'Keeper\t2010',
      'Next',
    ])
    expect(lines[0]?.region).not.toBe(lines[1]?.region)
  })
})

describe('Markdown', () => {
  test('is read without its marks', async () => {
    const { lines } = await read(
      '# Ada **Example**\n\n- [Mail](mailto:a@example.org)\n\n| House | 2010 |\n|---|---|\n| Port | 2012 |\n',
      'a.md',
    )
    expect(lines.map((line) => line.text)).toEqual(['Ada Example', '• Mail', 'House\t2010', 'Port\t2012'])
    expect(lines.map((line) => line.heading)).toEqual([true, false, false, false])
  })
})

describe('HTML', () => {
  test('blocks are lines, rows have cells, scripts say nothing', async () => {
    const page =
      '<html><style>p{}</style><script>var x</script><h1>Ada</h1><p>One<br>Two <b>three</b></p><ul><li>Item</ul><table><tr><td>A<td>B</tr></table>'
    const { lines } = await read(page, 'a.html')
    expect(lines.map((line) => line.text)).toEqual(['Ada', 'One', 'Two three', '• Item', 'A\tB'])
    expect(lines[0]).toMatchObject({ heading: true, bold: true })
  })

  test('what is hidden is told and not counted', async () => {
    const page =
      '<html><style>.x{display:none}</style><p>Seen</p><p style="display: none">First secret</p><p class="x">Second secret</p><p hidden>Third secret</p><p style="color:#fff">Fourth secret</p><div style="background:#123"><p style="color:#fff">White on dark</p></div>'
    const document = await read(page, 'a.html')
    expect(document.text).toBe('Seen\nWhite on dark')
    expect(document.hidden.map((one) => one.text)).toEqual([
      'First secret',
      'Second secret',
      'Third secret',
      'Fourth secret',
    ])
  })

  test('a page in GBK that says so', async () => {
    const page = Buffer.concat([Buffer.from('<html><meta charset="gb2312"><p>'), gbk])
    expect((await read(Uint8Array.from(page), 'a.html')).text).toBe('姓名：王小明，会计')
  })
})

describe('RTF', () => {
  test('letters of code pages and of Unicode, tables, bold', async () => {
    const rtf =
      "{\\rtf1\\ansi\\ansicpg936{\\fonttbl{\\f0\\fcharset134 SimSun;}}{\\info{\\author Somebody}}\\f0\\b \\'d0\\'d5\\'c3\\'fb\\b0\\par \\u24037?\\u20316?\\par \\trowd\\intbl A\\cell B\\cell\\row\\pard End\\par}"
    const { lines } = await read(rtf, 'a.rtf')
    expect(lines.map((line) => line.text)).toEqual(['姓名', '工作', 'A\tB', 'End'])
    expect(lines[0]?.bold).toBe(true)
  })

  test('hidden and white letters', async () => {
    const document = await read(
      '{\\rtf1{\\colortbl;\\red255\\green255\\blue255;}Seen {\\v Secret words}{\\cf1 White words}\\par}',
      'a.rtf',
    )
    expect(document.text).toBe('Seen')
    expect(document.hidden.map(({ text: said, reason: why }) => [said, why])).toEqual([
      ['Secret words', 'invisible'],
      ['White words', 'sameColour'],
    ])
  })

  test('groups without end', async () => {
    expect(await reason(encode(`{\\rtf1${'{'.repeat(5000)}`), 'a.rtf')).toBe('expandsTooMuch')
  })
})

describe('a message', () => {
  test('says its subject and body; what is attached is a file of its own', async () => {
    const message = [
      'From: Ada <ada@example.org>',
      'Subject: =?utf-8?B?5bqU6IGY?=',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'See my resume.',
      '--x',
      'Content-Type: text/plain; name="cv.txt"',
      'Content-Disposition: attachment; filename="cv.txt"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('Ada Example').toString('base64'),
      '--x--',
      '',
    ].join('\r\n')
    const document = await read(message, 'a.eml')
    expect(document.text).toBe('应聘\nSee my resume.')
    expect(document.attachments.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['cv.txt', 'Ada Example'],
    ])
  })
})

describe('how well a file was read', () => {
  const problems = async (said: string) => (await read(said, 'a.txt')).quality.problems.map((one) => one.problem)
  test('other languages', async () => {
    expect(
      await problems('私は会計士として十年間、港の会社で働いていました。簿記と手紙を書くことが得意です。'),
    ).toEqual(['otherLanguage'])
    expect(
      await problems(
        'Главный бухгалтер порта с десятилетним опытом работы, ведение книг и деловой переписки, подготовка отчётов, знание языков',
      ),
    ).toEqual(['otherLanguage'])
  })

  test('letters of one code read as another', async () => {
    const wrong = new TextDecoder('windows-1252').decode(
      encode('会计主管负责港口全部账目与信件往来并管理三人团队每月编制报表'),
    )
    expect(await problems(wrong)).toContain('brokenEncoding')
    const reverse = new TextDecoder('gb18030').decode(
      encode('会计主管负责港口全部账目与信件往来并管理三人团队每月编制报表的工作经历'),
    )
    expect(await problems(reverse)).toContain('brokenEncoding')
  })

  test('hardly a word', async () => {
    expect(await problems('Hello')).toEqual(['fewWords'])
  })
})
