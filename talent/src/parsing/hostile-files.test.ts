import { describe, expect, it } from 'vitest'
import { parseResume } from '#parsing/parse-resume'
import { today } from '#parsing/testing/read'
import { readDocument } from '#reading/read-document'
import { docFile } from '#reading/testing/doc-file'
import { chinese, pdfFile, text } from '#reading/testing/pdf-file'
import { docxFile, paragraph } from '#reading/testing/zip-file'
import { ReadingPool } from '#workers/pool'

/** Files as they come, read and parsed: what must not be taken for a person, and what a person hides. */

const parsed = async (bytes: Uint8Array, name: string) =>
  parseResume(await readDocument(bytes, name, { ocr: false }), { today })
const reasons = ({ review }: Awaited<ReturnType<typeof parsed>>) => review.map(({ reason }) => reason)

const lines = (name: string, phone: string, company: string) => [
  '个人简历',
  `姓名：${name}`,
  `电话：${phone}`,
  '工作经历',
  `2018.01-2021.12 ${company} 会计`,
  '负责公司全部账目，每月编制报表',
  '教育经历',
  '2012.09-2016.06 浙江大学 会计学 本科',
  '专业技能',
  'Excel、用友',
]
const one = lines('张晓明', '13800138000', '云帆科技有限公司')
const two = lines('李雪梅', '13900139000', '远山软件有限公司')
const page = (own: readonly string[]) => own.map((line, at) => chinese(60, 780 - at * 22, 11, line)).join('')
const word = (own: readonly string[], look = '') => own.map((line) => paragraph(line, look)).join('')
const old = (own: readonly string[]) => docFile(own.map((line) => `${line}\r`).join(''))
const rtf = (own: readonly string[], before = '') => {
  const signs = (line: string) => [...line].map((sign) => `\\u${sign.charCodeAt(0)}?`).join('')
  const white = '{\\colortbl;\\red255\\green255\\blue255;}'
  return new TextEncoder().encode(
    `{\\rtf1\\ansi${white}${before}${own.map((line) => `${signs(line)}\\par `).join('')}}`,
  )
}
const stuffed = ['Java Kubernetes Terraform Haskell Erlang 首席架构师', '2009.01-2017.12 星河网络有限公司 首席架构师']
const latin = 'Java Kubernetes Terraform Haskell Erlang Chief Architect'

describe('words that nobody sees, in a resume', () => {
  const files: [string, Uint8Array, Uint8Array][] = [
    ['a.pdf', pdfFile([page(one)]), pdfFile([`${page(one)}1 1 1 rg ${text(60, 400, 10, latin)}`])],
    ['tiny.pdf', pdfFile([page(one)]), pdfFile([page(one) + text(60, 400, 0.4, latin)])],
    ['a.docx', docxFile(word(one)), docxFile(word(one) + word(stuffed, '<w:color w:val="FFFFFF"/>'))],
    ['a.rtf', rtf(one), rtf(one, `{\\cf1 ${latin}\\par}`)],
  ]
  it.each(files)('are told and give nothing: %s', async (name, plain, hiding) => {
    const [without, having] = [await parsed(plain, name), await parsed(hiding, name)]
    expect(reasons(without)).not.toContain('hiddenText')
    expect(reasons(having)).toContain('hiddenText')
    expect(without.fields).toMatchObject({ humanInfo: { name: '张晓明' }, skills: ['Excel', '用友'] })
    expect(having.fields).toEqual(without.fields)
  })
})

describe('two people in one file', () => {
  const files: [string, Uint8Array][] = [
    ['a.pdf', pdfFile([page(one), page(two)])],
    ['a.docx', docxFile(word([...one, ...two]))],
    ['a.doc', old([...one, ...two])],
    ['a.rtf', rtf([...one, ...two])],
    ['a.txt', new TextEncoder().encode([...one, ...two].join('\n'))],
  ]
  it.each(files)('%s: is said, and only the first is read', async (name, bytes) => {
    const found = await parsed(bytes, name)
    expect(reasons(found)).toContain('severalPeople')
    expect(found.fields.humanInfo).toMatchObject({ name: '张晓明', phone: '13800138000' })
    expect(JSON.stringify(found.fields)).not.toMatch(/李雪梅|13900139000|远山/)
  })
})

describe('a resume in Japanese', () => {
  const japanese = [
    '履歴書',
    '氏名　山田はなこ　女',
    '電話　090-1234-5678',
    '職務経歴',
    '平成25年4月　株式会社ハーバー 経理部に配属され、決算を担当しました',
    '令和2年3月　一身上の都合により退職',
    '自己PR　数字に強く、丁寧に仕事をすすめます',
  ]
  const files: [string, Uint8Array][] = [
    ['a.pdf', pdfFile([page(japanese)])],
    ['a.docx', docxFile(word(japanese))],
    ['a.doc', old(japanese)],
  ]
  it.each(files)('%s: gives no value, and says why', async (name, bytes) => {
    const found = await parsed(bytes, name)
    expect([found.fields, found.language]).toEqual([{}, 'other'])
    expect(reasons(found)).toContain('otherLanguage')
  })
})

it('a PDF of pictures gives no value without recognition, and is not taken for an empty resume', async () => {
  const pixels = new Uint8Array(30 * 40 * 3).fill(90)
  const scan = pdfFile(['q 595 0 0 842 0 0 cm /Im Do Q\n'], { pictures: { Im: { width: 30, height: 40, pixels } } })
  const found = await parsed(scan, 'a.pdf')
  expect([found.fields, reasons(found)]).toEqual([{}, ['badlyRead', 'notAResume']])
})

it('three thousand pages are read in a small room: the first of them, and it is said that there are more', {
  timeout: 120_000,
}, async () => {
  const pages = Array.from({ length: 3000 }, (_, at) =>
    at === 0 ? page(one) : text(40, 700, 10, `Page ${at} of many`),
  )
  const pool = new ReadingPool(1)
  try {
    const options = { today, memoryMb: 256, timeoutMs: 60_000 }
    const { document, parsed: found } = await pool.read(pdfFile(pages), 'a.pdf', options)
    expect(document.quality.problems).toContainEqual({ problem: 'truncated', detail: '3000' })
    expect(found.fields.humanInfo).toMatchObject({ name: '张晓明', phone: '13800138000' })
    expect(reasons(found)).toContain('badlyRead')
  } finally {
    await pool.close()
  }
})
