// Files as they come from strangers: locked, cut off, packed to burst, empty, of two people, in other formats.
import type { Page } from 'playwright-core'
import { type Candidate, docx, file, html, linesOf } from './resume-files.ts'
import { pdf, type Sample } from './sample-files.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Whoever has no password cannot read a word of it. */
export function locked(): Sample {
  const some = '5a'.repeat(32)
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${some}> /U <${some}> /P -4 >> /ID [<${some}> <${some}>]`
  const text = pdf().toString('latin1').replace('trailer\n<<', `trailer\n<< ${lock}`)
  return file('有密码.pdf', 'application/pdf', Buffer.from(text, 'latin1'))
}

/** The second half never arrived: it is refused before it is stored. */
export function cutOff(person: Candidate): Sample {
  const whole = docx(linesOf(person))
  return file('残缺.docx', word, whole.subarray(0, Math.floor(whole.length / 2)))
}

/** It begins like one, and is none. */
export const damaged = (): Sample => file('损坏.pdf', 'application/pdf', '%PDF-1.7\nnothing of a document')

/** A few kilobytes that become many megabytes. */
export const bomb = (): Sample => file('膨胀.docx', word, docx([' '.repeat(6 * 2 ** 20)], true))

export const empty = (): Sample => file('空白.pdf', 'application/pdf', '')

/** Two resumes, one below the other. */
export function twoPeople(one: Candidate, other: Candidate): Sample {
  const sheet = (person: Candidate) => `个人简历\n姓名：${linesOf(person).join('\n')}\n`
  return file('两个人.txt', 'text/plain', `${sheet(one)}${sheet(other)}`)
}

export function asRichText(person: Candidate): Sample {
  const escaped = (line: string) =>
    [...line].map((char) => (char < '\x80' ? char : `\\u${char.charCodeAt(0)}?`)).join('')
  const paragraphs = linesOf(person).map((line) => `${escaped(line)}\\par\n`)
  return file(`${person.name}.rtf`, 'application/rtf', `{\\rtf1\\ansi\\deff0 ${paragraphs.join('')}}`)
}

/** A message with a resume attached. */
export function asMessage(name: string, attached: Sample): Sample {
  const head = `From: hr@mail.example\r\nTo: us@mail.example\r\nSubject: resume\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n`
  const body = '--x\r\nContent-Type: text/plain\r\n\r\nSomebody for you.\r\n'
  const word64 = Buffer.from(attached.name).toString('base64')
  const part = `--x\r\nContent-Type: ${attached.mimeType}\r\nContent-Disposition: attachment; filename="=?utf-8?B?${word64}?="\r\nContent-Transfer-Encoding: base64\r\n\r\n${attached.buffer.toString('base64')}\r\n--x--\r\n`
  return file(name, 'message/rfc822', `${head}${body}${part}`)
}

/** A photograph of a sheet of paper. */
export async function asPicture(page: Page, person: Candidate): Promise<Sample> {
  await page.setContent(html(person))
  return file(`${person.name}.png`, 'image/png', await page.screenshot())
}
