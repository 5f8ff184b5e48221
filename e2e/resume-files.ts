// Files of resumes in many formats, made here so that the truth of each is known.
import type { Page } from 'playwright-core'
import { type Sample, zip } from './sample-files.ts'

export interface Candidate {
  name: string
  phone: string
  email: string
  company: string
  title: string
  school: string
}

const surnames = ['林', '周', '沈', '顾', '陆', '程', '贺', '温', '苏', '裴']
const given = ['知遥', '砚秋', '亦禾', '南乔', '景行', '嘉树', '知微', '清越', '星河', '书言']
const companies = ['云栎科技', '星汇支付', '青屿软件', '拾光互娱', '知木教育']
const titles = ['后端工程师', '前端工程师', '产品经理', '数据分析师', '测试工程师']

/** Somebody nobody else is: the number makes them. */
export const candidate = (at: number): Candidate => ({
  name: `${surnames[at % 10]}${given[(at * 3 + Math.floor(at / 10)) % 10]}`,
  phone: `139${String(20_000_000 + at * 7919).padStart(8, '0')}`,
  email: `candidate${at}@mail.example`,
  company: companies[at % 5] ?? '',
  title: titles[at % 5] ?? '',
  school: `${['临江', '东陵', '青城'][at % 3]}大学`,
})

export const linesOf = ({ name, phone, email, company, title, school }: Candidate): string[] => [
  name,
  `${phone && `手机：${phone}　`}邮箱：${email}`,
  `求职意向：${title}`,
  '工作经历',
  `2021.03 - 至今　${company}有限公司　${title}`,
  '负责核心系统的设计与交付，带领三人小组完成两次重构。',
  '教育经历',
  `2015.09 - 2019.06　${school}　软件工程　本科`,
  '专业技能',
  '熟悉 Java、MySQL、Redis 与 Kubernetes',
]

export const html = (person: Candidate): string =>
  `<!doctype html><html lang="zh"><meta charset="utf-8"><title>简历</title><body>${linesOf(person)
    .map((line, at) =>
      at === 0 ? `<h1>${line}</h1>` : /(经历|技能)$/.test(line) ? `<h2>${line}</h2>` : `<p>${line}</p>`,
    )
    .join('')}</body></html>`

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const spaces = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A Word file of plain paragraphs. */
export function docx(lines: readonly string[], isPacked = false): Buffer {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join('')
  return zip(
    {
      '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/></Types>`,
      '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
      'word/document.xml': `<?xml version="1.0"?><w:document ${spaces}><w:body>${paragraphs}</w:body></w:document>`,
    },
    isPacked,
  )
}

export const file = (name: string, mimeType: string, content: string | Buffer): Sample => ({
  name,
  mimeType,
  buffer: Buffer.isBuffer(content) ? content : Buffer.from(content),
})

export const asText = (person: Candidate) => file(`${person.name}.txt`, 'text/plain', linesOf(person).join('\n'))
const asWord = (person: Candidate) => file(`${person.name}.docx`, `${word}.document`, docx(linesOf(person)))
const asPage = (person: Candidate) => file(`${person.name}.html`, 'text/html', html(person))
const asNotes = (person: Candidate) => file(`${person.name}.md`, 'text/markdown', `# ${linesOf(person).join('\n\n')}`)

/** Printed by the browser, as most resumes are. */
export async function asPdf(page: Page, person: Candidate): Promise<Sample> {
  await page.setContent(html(person))
  return file(`${person.name}.pdf`, 'application/pdf', await page.pdf({ format: 'A4' }))
}

/** Words of which nobody could make a person. */
export const poem = file(
  '山行.txt',
  'text/plain',
  '山行\n远上寒山石径斜\n白云生处有人家\n停车坐爱枫林晚\n霜叶红于二月花\n',
)
/** Of a kind that no reader knows. */
export const bundle = file('资料.zip', 'application/zip', zip({ 'notes.bin': 'plain bytes' }))
/** Nothing by which to reach them: somebody has to look. */
export const unreachable = (name: string) =>
  file(
    `${name}.txt`,
    'text/plain',
    linesOf({ ...candidate(91), name })
      .filter((line) => !line.startsWith('手机'))
      .join('\n'),
  )

/** Four formats in turn. */
export const mixed = (from: number, count: number): Sample[] =>
  Array.from({ length: count }, (_, at) => {
    const person = candidate(from + at)
    return ([asText, asWord, asPage, asNotes][at % 4] ?? asText)(person)
  })

/** Waits until all files of the batch on the screen have come to an end, and puts it away. */
export async function importedAll(page: Page, count: number): Promise<void> {
  const batch = page.getByRole('dialog', { name: '导入简历' })
  await batch.getByText(`已处理 ${count} / ${count}`).waitFor({ timeout: 90_000 })
  await batch.getByRole('button', { name: '关闭' }).click()
}

/** As somebody pastes it into a tool. */
export const pasted = `顾行舟
电话：13900001234  邮箱：gu@example.com
工作经历
2019.03-至今  云栈科技有限公司  Java 开发工程师
使用 Java 开发支付网关，Kafka 削峰，MySQL 分库。
教育经历
2014.09-2018.06  江南大学  软件工程  本科`
