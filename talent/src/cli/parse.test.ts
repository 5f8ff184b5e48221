import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { parsedFile, parsedFileSchema } from '#cli/parsed-file'

const folder = mkdtempSync(join(tmpdir(), 'cohort-parse-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const resume =
  'Jane Porter\n(617) 555-0142\nEXPERIENCE\nSenior Accountant, Harbor Foods Inc., Mar 2018 – Present\nSKILLS\nExcel, SAP'
writeFileSync(join(folder, 'jane.txt'), resume)
writeFileSync(join(folder, 'broken.docx'), 'PK\u0003\u0004 and then nothing of a document')

/** As a person runs it: another process, from where the files are. */
const run = (...args: string[]) => {
  const script = fileURLToPath(new URL('./parse.ts', import.meta.url))
  return spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' })
}
const written = (out: string, name: string) => JSON.parse(readFileSync(join(folder, out, name), 'utf8'))

describe('parse', () => {
  it('writes one JSON for each file, and says which could not be read', () => {
    const { status, stderr } = run(
      'jane.txt',
      'broken.docx',
      'nowhere.pdf',
      'jane.txt',
      '--out',
      'a',
      '--today',
      '2026-06-15',
    )
    expect(status).toBe(0)
    expect(readdirSync(join(folder, 'a')).toSorted()).toEqual([
      'broken.docx.json',
      'jane.txt.2.json',
      'jane.txt.json',
      'nowhere.pdf.json',
    ])
    expect(written('a', 'broken.docx.json')).toEqual({ file: 'broken.docx', failure: 'corrupt' })
    expect(written('a', 'nowhere.pdf.json')).toEqual({ file: 'nowhere.pdf', failure: 'missing' })
    expect(stderr).toMatch(/broken\.docx: corrupt/)
    const jane = written('a', 'jane.txt.json')
    expect(parsedFile.safeParse(jane).success).toBe(true)
    expect(jane.fields.humanInfo).toEqual({ name: 'Jane Porter', phone: '+16175550142' })
    expect(jane.sources['works.0.company']).toMatchObject({ quote: 'Harbor Foods Inc.', page: 1 })
    expect(jane.sources['skills.1'].quote).toBe('SAP')
  })
  it.each([
    ['without files', ['--out', 'b']],
    ['without a folder', ['jane.txt']],
    ['with a day that is none', ['jane.txt', '--out', 'b', '--today', 'tomorrow']],
    ['with an option that it does not know', ['jane.txt', '--out', 'b', '--fast']],
  ])('ends with code 2 %s, and says how it is used', (_, args) => {
    const { status, stderr } = run(...args)
    expect(status).toBe(2)
    expect(stderr).toMatch(/npm run -s parse -- FILES/)
  })
  it('prints the schema that stands beside the documentation', () => {
    const { stdout } = run('--schema')
    const kept = readFileSync(new URL('../../../docs/parsed-file.schema.json', import.meta.url), 'utf8')
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(parsedFileSchema())))
    expect(JSON.parse(stdout)).toEqual(JSON.parse(kept))
  })
})
