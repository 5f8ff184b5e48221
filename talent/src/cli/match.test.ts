import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { matchVersion } from '#matching/score'

const folder = mkdtempSync(join(tmpdir(), 'cohort-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, value: unknown): string => {
  writeFileSync(join(folder, name), JSON.stringify(value))
  return name
}
/** As a person runs it: another process, from where the files are. */
const run = (command: 'match' | 'reactivate', ...args: string[]) => {
  const script = fileURLToPath(new URL(`./${command}.ts`, import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--today', '2026-11-15', ...args], {
    env: { ...process.env, INIT_CWD: folder },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const lines = (text: string): string[] => text.trimEnd().split('\n')

const text =
  'Jane Doe\njane@example.com\n\nExperience\nSenior Java Engineer, Foo Ltd, 2018-03 - Present\nBuilt services in Java and Spring Boot on MySQL\n\nSkills\nJava, MySQL'
const jobs = file('jobs.json', [
  { id: 'j1', title: 'Java 后端工程师', text: '任职要求：3年以上 Java 开发经验，精通 Spring Boot，熟悉 MySQL。' },
  { id: 2, text: '招聘厨师，要求熟悉川菜' },
])
const cook = { works: [{ company: 'X', position: '厨师', description: '主理川菜' }] }
const resumes = file('resumes.json', [
  { id: 'cook', fields: cook },
  { id: 'jane', text },
])

/** Each case starts a process, which takes its time where others keep the machine busy. */
const patient = { timeout: 60_000 }

describe('match', patient, () => {
  it('prints job, resume, score, hard conditions and reasons, best first', () => {
    const { status, stdout } = run('match', '--jobs', jobs, '--resumes', resumes)
    const rows = lines(stdout).map((line) => line.split('\t'))
    expect(status).toBe(0)
    expect(rows.map(([job, resume]) => `${job} ${resume}`)).toEqual(['j1 jane', 'j1 cook', '2 cook', '2 jane'])
    expect(Number(rows[0]?.[2])).toBeGreaterThan(Number(rows[1]?.[2]))
    expect(rows[0]?.[3]).toBe('true')
    expect(rows.every((row) => row.length === 5)).toBe(true)
  })
  it('prints JSON lines with proofs in the language asked for', () => {
    const { stdout } = run(
      'match',
      '--jobs',
      jobs,
      '--resumes',
      resumes,
      '--format',
      'jsonl',
      '--top',
      '1',
      '--locale',
      'en',
    )
    const [first] = lines(stdout).map((line) => JSON.parse(line))
    expect(first).toMatchObject({ job: 'j1', resume: 'jane', passesHard: true, version: matchVersion })
    const java = first.findings.find((one: { requirement: string }) => one.requirement === 'skill:spring-boot')
    expect(java).toMatchObject({ verdict: 'met', proofs: [{ path: 'works.0.description' }] })
    expect(java.sentence).toMatch(/^Used Spring Boot for/)
    expect(lines(stdout)).toHaveLength(2)
  })
  it('turns round: for each resume its jobs', () => {
    const rows = lines(run('match', '--jobs', jobs, '--resumes', resumes, '--by', 'resume', '--top', '1').stdout)
    expect(rows.map((row) => row.split('\t').slice(0, 2).join(' '))).toEqual(['2 cook', 'j1 jane'])
  })
  it('shows what it read in a job', () => {
    const [first] = lines(run('match', '--jobs', jobs, '--read', 'jobs').stdout).map((line) => JSON.parse(line))
    expect(first.requirements.map(({ id }: { id: string }) => id)).toContain('skill:spring-boot')
  })
  it('prints the schema of a file', () => {
    expect(JSON.parse(run('match', '--schema', 'resumes').stdout)).toMatchObject({ type: 'array' })
  })
  it.each([
    [[{ id: 'a', text: 3 }], '[0].text'],
    [[{ id: 'a' }], '[0]'],
    [{ resumes: [] }, 'the file'],
    [
      [
        { id: 'a', text: '' },
        { id: 'a', text: '' },
      ],
      '[1].id',
    ],
  ])('names the path of a wrong value: %j', (value, path) => {
    const { status, stderr, stdout } = run('match', '--jobs', jobs, '--resumes', file('bad.json', value))
    expect(status).toBe(2)
    expect(stderr).toContain(`bad.json: ${path}:`)
    expect(stdout).toBe('')
  })
  it.each([
    [['--jobs', 'none.json', '--resumes', resumes], 'none.json'],
    [['--jobs', jobs], '--resumes'],
    [['--jobs', jobs, '--resumes', resumes, '--format', 'xml'], 'xml'],
    [['--jobs', jobs, '--resumes', resumes, '--top', '0'], '--top'],
    [['--wrong'], '--wrong'],
  ])('says what is wrong with %j', (args, said) => {
    const { status, stderr } = run('match', ...args)
    expect(status).toBe(2)
    expect(stderr).toContain(said)
  })
})

describe('reactivate', patient, () => {
  const job = file('job.json', { id: 'j1', title: 'Java 后端工程师', text: '任职要求：精通 Java、Spring Boot。' })
  const people = file('people.json', [
    { id: 'jane', name: 'Jane', text, history: { contacts: [{ on: '2025-01-01', direction: 'out' }] } },
    { id: 'no', text, history: { noContactSince: '2025-01-01' } },
  ])
  it('ranks, and says who is left out and why', () => {
    const rows = lines(run('reactivate', '--job', job, '--people', people, '--excluded').stdout).map((row) =>
      row.split('\t'),
    )
    expect(rows.map((row) => row.slice(0, 3).join(' '))).toEqual(['j1 jane fits', 'j1 no excluded'])
    expect(rows[1]?.[4]).toContain('asksNoContact')
  })
  it('drafts the letter', () => {
    const settings = file('settings.json', { company: 'Cohort', sender: 'Ann' })
    const { stdout } = run(
      'reactivate',
      '--job',
      job,
      '--people',
      people,
      '--settings',
      settings,
      '--format',
      'jsonl',
      '--locale',
      'en',
    )
    expect(JSON.parse(stdout).letter.body).toMatch(/^Hello Jane,\n\nI am Ann of Cohort\./)
  })
  it('names the path of a wrong value in a history', () => {
    const bad = file('bad.json', [{ id: 'a', text: '', history: { contacts: [{ on: 'soon', direction: 'out' }] } }])
    const { status, stderr } = run('reactivate', '--job', job, '--people', bad)
    expect(status).toBe(2)
    expect(stderr).toContain('bad.json: [0].history.contacts[0].on:')
  })
})
