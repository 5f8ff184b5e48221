// Small real files of every kind that has a preview, made here so that each byte of them can be explained.
import { crc32, deflateRawSync } from 'node:zlib'
import type { Page } from 'playwright-core'

export interface Sample {
  name: string
  mimeType: string
  buffer: Buffer
}

const sample = (name: string, mimeType: string, content: Buffer | string): Sample => ({
  name,
  mimeType,
  buffer: Buffer.isBuffer(content) ? content : Buffer.from(content),
})

/** A zip whose parts are kept as they are, or packed. */
export function zip(parts: Readonly<Record<string, string>>, isPacked = false): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [path, text] of Object.entries(parts)) {
    const [name, whole] = [Buffer.from(path), Buffer.from(text)]
    const content = isPacked ? deflateRawSync(whole) : whole
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isPacked ? 8 : 0, 4)
    common.writeUInt32LE(crc32(whole), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(whole.length, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const made = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, content])
    local.push(made)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, place, name]))
    at += made.length
  }
  const list = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(central.length, 8)
  end.writeUInt16LE(central.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, list, end])
}

/** Two pages. The Chinese line names a font and a character map that the file does not bring along, as many do. */
export function pdf(): Buffer {
  const chinese = Buffer.from('林知遥的简历', 'utf16le').swap16().toString('hex')
  const page = (text: string) => `BT /F1 24 Tf 72 720 Td (${text}) Tj /F2 24 Tf 0 -48 Td <${chinese}> Tj ET`
  const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
  const fonts = '<< /Font << /F1 5 0 R /F2 6 0 R >> >>'
  const sheet = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources ${fonts} >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    sheet(8),
    sheet(9),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [7 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 >>',
    stream(page('First page')),
    stream(page('Second page')),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + trailer, 'latin1')
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const office = 'application/vnd.openxmlformats-officedocument'
const relations = (rows: string) => `${xml}<Relationships xmlns="${packaged}/relationships">${rows}</Relationships>`
const types = (rows: string) =>
  `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${rows}</Types>`

const docx = (): Buffer =>
  zip({
    '[Content_Types].xml': types(
      `<Override PartName="/word/document.xml" ContentType="${office}.wordprocessingml.document.main+xml"/>`,
    ),
    '_rels/.rels': relations(`<Relationship Id="r1" Type="${relation}/officeDocument" Target="word/document.xml"/>`),
    'word/document.xml': `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/><w:sz w:val="36"/></w:rPr><w:t>录用通知书</w:t></w:r></w:p><w:p><w:r><w:t>Dear Lin Zhiyao, welcome aboard.</w:t></w:r></w:p><w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr></w:body></w:document>`,
  })

const rowXml = (values: readonly (string | number)[], row: number): string => {
  const cells = values.map((value, at) => {
    const place = `${String.fromCharCode(65 + at)}${row}`
    return typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
  })
  return `<row r="${row}">${cells.join('')}</row>`
}
const sheetXml = (rows: readonly (readonly (string | number)[])[]): string =>
  `${xml}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.map((row, at) => rowXml(row, at + 1)).join('')}</sheetData></worksheet>`

function xlsx(): Buffer {
  const people = Array.from({ length: 500 }, (_, at) => [`候选人${at + 1}`, '上海', 20 + at])
  return zip({
    '[Content_Types].xml': types(
      `<Override PartName="/xl/workbook.xml" ContentType="${office}.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.spreadsheetml.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${office}.spreadsheetml.worksheet+xml"/>`,
    ),
    '_rels/.rels': relations(`<Relationship Id="r1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/>`),
    'xl/_rels/workbook.xml.rels': relations(
      `<Relationship Id="s1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="s2" Type="${relation}/worksheet" Target="worksheets/sheet2.xml"/>`,
    ),
    'xl/workbook.xml': `${xml}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relation}"><sheets><sheet name="名单" sheetId="1" r:id="s1"/><sheet name="说明" sheetId="2" r:id="s2"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': sheetXml([['姓名', '城市', '年龄'], ...people]),
    'xl/worksheets/sheet2.xml': sheetXml([['第二张表']]),
  })
}

/** GB18030, which Node reads but does not write: the table is read backwards. */
function gb18030(text: string): Buffer {
  const decoder = new TextDecoder('gb18030')
  const codes = new Map<string, [number, number]>()
  for (let high = 0x81; high <= 0xfe; high++) {
    for (let low = 0x40; low <= 0xfe; low++) codes.set(decoder.decode(Uint8Array.of(high, low)), [high, low])
  }
  return Buffer.from([...text].flatMap((char) => (char < '\x80' ? [char.charCodeAt(0)] : (codes.get(char) ?? []))))
}

/** A tenth of a second of a tone. */
function wav(): Buffer {
  const samples = 800
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples, 40)
  return Buffer.concat([head, Buffer.from(Array.from({ length: samples }, (_, at) => 128 + 100 * Math.sin(at / 3)))])
}

/** Pictures and a film, painted and recorded by the browser itself. */
async function painted(page: Page): Promise<Record<'png' | 'webp' | 'webm', Buffer>> {
  const made = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 400
    const paint = canvas.getContext('2d')
    const draw = (turn: number) => {
      if (!paint) return
      paint.fillStyle = `hsl(${turn * 40} 60% 55%)`
      paint.fillRect(0, 0, 640, 400)
      paint.fillStyle = 'white'
      paint.font = '64px sans-serif'
      paint.fillText('Cohort 聚才', 120, 220)
    }
    draw(0)
    const [png, webp] = [canvas.toDataURL('image/png'), canvas.toDataURL('image/webp')]
    const parts: Blob[] = []
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((done) => {
      recorder.onstop = done
    })
    recorder.start()
    for (let turn = 1; turn <= 12; turn++) {
      draw(turn)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await stopped
    const webm = await new Promise<string>((done) => {
      const reader = new FileReader()
      reader.onload = () => done(String(reader.result))
      reader.readAsDataURL(new Blob(parts))
    })
    return { png, webp, webm }
  })
  const bytes = (url: string) => Buffer.from(url.slice(url.indexOf('base64,') + 7), 'base64')
  return { png: bytes(made.png), webp: bytes(made.webp), webm: bytes(made.webm) }
}

/** One of each, in the order in which the journey turns over them. */
export async function samples(page: Page): Promise<Sample[]> {
  const { png, webp, webm } = await painted(page)
  const draw = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" onload="top.ran = true"><script>top.ran = true</script><rect width="200" height="120" fill="teal"/></svg>`
  const posting = `<!doctype html><html><body><h1>职位说明</h1><p id="word">Static words</p><script>document.body.textContent = 'it ran'; parent.ran = true; top.ran = true</script><img src="x" onerror="parent.ran = true"><a href="javascript:top.ran=true">link</a></body></html>`
  return [
    sample('照片.png', 'image/png', png),
    sample('photo.webp', 'image/webp', webp),
    sample('drawing.svg', 'image/svg+xml', draw),
    sample('interview.webm', 'video/webm', webm),
    sample('tone.wav', 'audio/wav', wav()),
    sample('简历.pdf', 'application/pdf', pdf()),
    sample('offer.docx', `${office}.wordprocessingml.document`, docx()),
    sample('people.xlsx', `${office}.spreadsheetml.sheet`, xlsx()),
    sample('名单.csv', 'text/csv', gb18030('姓名,城市\n林知遥,上海\n周砚秋,"杭州, 滨江"\n')),
    sample(
      'notes.md',
      'text/markdown',
      '# 面试记录\n\n- [x] 一面\n\n| 项 | 分 |\n|---|---|\n| 沟通 | 4 |\n\n<script>top.ran = true</script>\n\n[bad](javascript:top.ran=true)\n',
    ),
    sample('posting.html', 'text/html', posting),
    sample('log.txt', 'text/plain', `first line\n${'word '.repeat(40)}\n第三行\n`),
    sample('bundle.zip', 'application/zip', zip({ 'a.bin': 'plain bytes' })),
  ]
}
