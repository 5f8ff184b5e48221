import { describe, expect, test } from 'vitest'
import { ReadFailure } from './document.ts'
import { readDocument } from './read-document.ts'
import { docxFile, paragraph, table, zipFile } from './testing/zip-file.ts'

const read = (body: string, parts = {}) => readDocument(docxFile(body, parts), 'a.docx')
const lines = async (body: string, parts = {}) => (await read(body, parts)).lines.map((line) => line.text)
const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

describe('a Word document', () => {
  test('paragraphs, tabs and breaks', async () => {
    const run = '<w:p><w:r><w:t>Keeper</w:t></w:r><w:r><w:tab/><w:t>2010</w:t><w:br/><w:t>Second</w:t></w:r></w:p>'
    expect(await lines(paragraph('Ada  Example ') + run)).toEqual(['Ada Example', 'Keeper\t2010', 'Second'])
  })

  test('looks and headings come from styles and their parents', async () => {
    const styles = `<w:styles ${space}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>
      <w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="H"/></w:style></w:styles>`
    const document = await read(paragraph('Work', '', '<w:pStyle w:val="Mine"/>') + paragraph('Text'), {
      'word/styles.xml': styles,
    })
    expect(document.lines.map(({ heading, bold, size }) => ({ heading, bold, size }))).toEqual([
      { heading: true, bold: true, size: 16 },
      { heading: false, bold: false, size: 10 },
    ])
  })

  test('lists have their marks', async () => {
    const level = (format: string, mark: string) =>
      `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${mark}"/></w:lvl>`
    const numbering = `<w:numbering ${space}><w:abstractNum w:abstractNumId="1">${level('bullet', '')}</w:abstractNum><w:abstractNum w:abstractNumId="2">${level('decimal', '%1.')}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="6"><w:abstractNumId w:val="2"/></w:num></w:numbering>`
    const item = (text: string, list: number) =>
      paragraph(text, '', `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`)
    expect(
      await lines(item('One', 5) + item('Two', 6) + item('Three', 6), { 'word/numbering.xml': numbering }),
    ).toEqual(['• One', '1. Two', '2. Three'])
  })

  test('rows of short cells are lines, long cells are columns', async () => {
    const rows = table([
      [paragraph('School'), paragraph('2001')],
      [paragraph('2002 - 2004'), paragraph('House') + paragraph('Keeper')],
    ])
    expect(await lines(rows)).toEqual(['School\t2001', '2002 - 2004\tHouse', 'Keeper'])
    const column = (name: string) => [1, 2, 3].map((at) => paragraph(`${name} ${at}`)).join('')
    const document = await read(table([[column('Left'), column('Right')]]))
    expect(document.lines.map((line) => line.text)).toEqual([
      'Left 1',
      'Left 2',
      'Left 3',
      'Right 1',
      'Right 2',
      'Right 3',
    ])
    expect(document.lines[0]?.region).not.toBe(document.lines[3]?.region)
  })

  test('a table in a cell is read where it stands', async () => {
    const inner = table([[paragraph('Phone'), paragraph('555')]])
    expect(await lines(table([[paragraph('Before') + inner + paragraph('After')]]))).toEqual([
      'Before',
      'Phone\t555',
      'After',
    ])
  })

  test('text boxes are read once, though they stand there twice', async () => {
    const content = `<w:txbxContent>${paragraph('In the box')}</w:txbxContent>`
    const box = `<w:p><w:r><w:t>Beside</w:t></w:r><w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${content}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${content}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`
    expect(await lines(box)).toEqual(['Beside', 'In the box'])
  })

  test('headers and footers are read once, page numbers not at all', async () => {
    const header = `<w:hdr ${space}>${paragraph('Ada Example')}</w:hdr>`
    const footer = `<w:ftr ${space}><w:p><w:r><w:t>Page </w:t></w:r><w:fldSimple w:instr=" PAGE "><w:r><w:t>7</w:t></w:r></w:fldSimple></w:p></w:ftr>`
    expect(
      await lines(paragraph('Body'), {
        'word/header1.xml': header,
        'word/header2.xml': header,
        'word/footer1.xml': footer,
      }),
    ).toEqual(['Ada Example', 'Body'])
  })

  test('tracked changes: what came in counts, what went out does not', async () => {
    const changed =
      '<w:p><w:ins><w:r><w:t>New</w:t></w:r></w:ins><w:del><w:r><w:delText>Old</w:delText></w:r></w:del></w:p>'
    expect(await lines(changed)).toEqual(['New'])
  })

  test.each([
    ['invisible', '<w:vanish/>'],
    ['sameColour', '<w:color w:val="FFFFFF"/>'],
    ['tiny', '<w:sz w:val="2"/>'],
  ])('%s text is told and not counted', async (reason, look) => {
    const document = await read(paragraph('Seen by everyone') + paragraph('Kubernetes Terraform', look))
    expect(document.text).toBe('Seen by everyone')
    expect(document.hidden).toEqual([{ text: 'Kubernetes Terraform', page: 1, reason }])
  })

  test('white letters in a dark cell are seen', async () => {
    const dark = `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="222222"/></w:tcPr>${paragraph('Ada', '<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`
    expect(await lines(dark)).toEqual(['Ada'])
  })
})

describe('Word documents that do harm', () => {
  const reason = (bytes: Uint8Array) =>
    readDocument(bytes, 'a.docx').then(
      () => 'read',
      (error: unknown) => (error instanceof ReadFailure ? error.reason : error),
    )

  test('a bomb is stopped while it unpacks, whatever its directory says', async () => {
    const huge = Buffer.alloc(90 * 2 ** 20, 'a')
    expect(await reason(zipFile([{ name: 'word/document.xml', data: huge, claimedSize: 100 }]))).toBe('expandsTooMuch')
    const many = Array.from({ length: 60 }, (_, at) => ({
      name: `word/header${at}.xml`,
      data: Buffer.alloc(1.9 * 2 ** 20, 'a'),
    }))
    expect(await reason(zipFile([...many, { name: 'word/document.xml', data: '<w:document/>' }]))).toBe(
      'expandsTooMuch',
    )
  })

  test('entities that grow are not resolved', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><w:document ${space}><w:body>${paragraph('Text &b; end')}</w:body></w:document>`
    const document = await readDocument(zipFile([{ name: 'word/document.xml', data: bomb }]), 'a.docx')
    expect(document.text).not.toContain('aaaa')
  })

  test('nesting without end', async () => {
    expect(await reason(docxFile('<w:tbl><w:tr><w:tc>'.repeat(5000)))).toBe('expandsTooMuch')
  })

  test('a broken file, another packed file, half a file', async () => {
    const whole = docxFile(paragraph('Text'))
    expect(await reason(whole.subarray(0, whole.length - 40))).toBe('corrupt')
    expect(await reason(zipFile([{ name: 'other.txt', data: 'x' }]))).toBe('unsupported')
    expect(await reason(zipFile([{ name: 'word/document.xml', data: 'not a document' }]))).toBe('corrupt')
  })
})
