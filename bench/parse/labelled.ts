import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { printTable } from '#bench/lib/table'
import { quantile } from '#bench/lib/timing'
import { findSets, type LabelledSet, twin } from '#bench/parse/folders'
import { headingKinds } from '#bench/parse/known-headings'
import { normal } from '#bench/parse/normal'
import { measureCharacters, measureLabels } from '#bench/parse/spans'
import { builderTruth, typesetTruth } from '#bench/parse/truth-files'
import { type Reading, readAndParse } from '#bench/parse/under-test'
import { foundOf, isFound, type Wanted } from '#bench/parse/values'

export interface SetResult {
  what: string
  measured: string
  bar: string
  holds: boolean | undefined
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : ((part / whole) * 100).toFixed(1))

/** Fewer files than this are read a second time for the clock: the slowest of six tells how a process warms up. */
const few = 40

/**
 * How long pages take. A server reads for weeks, and only its very first files wait until modules are loaded and code is
 * compiled; in a small folder they are all there is.
 */
class Times {
  readonly #first: number[] = []
  readonly #again: number[] = []
  readonly #twice: boolean

  constructor({ files }: LabelledSet) {
    this.#twice = files.length < few
  }

  /** Reads a file, and again where that is wanted. Pages whose text was recognised in a picture have no bar. */
  async read(file: string): Promise<Reading> {
    const open = () => readAndParse(new Uint8Array(readFileSync(file)), basename(file))
    const reading = await open()
    if (reading.document.pages.some(({ ocr }) => ocr)) return reading
    const perPage = ({ document, took }: Reading) => took / Math.max(1, document.pages.length)
    this.#first.push(perPage(reading))
    if (this.#twice) this.#again.push(perPage(await open()))
    return reading
  }

  get p95(): number {
    return quantile(this.#twice ? this.#again : this.#first, 0.95)
  }

  toString(): string {
    const told = (times: number[]) => `p50 ${quantile(times, 0.5).toFixed(0)}, p95 ${quantile(times, 0.95).toFixed(0)}`
    return this.#twice
      ? `ms a page: ${told(this.#first)} when first read, ${told(this.#again)} when read again`
      : `ms a page: ${told(this.#first)}`
  }

  /** The row of the bar. */
  row(what: string): SetResult {
    return {
      what: `${what}: p95 a page${this.#twice ? ', read again' : ''}`,
      measured: `${this.p95.toFixed(0)} ms`,
      bar: '≤ 300 ms',
      holds: this.p95 <= 300,
    }
  }
}

async function withTruth(set: LabelledSet, errors: number): Promise<SetResult[]> {
  const counts = new Map<string, { all: number; exact: number; loose: number }>()
  const times = new Times(set)
  for (const file of set.files) {
    const wanted: Wanted[] =
      set.kind === 'builder'
        ? builderTruth(JSON.parse(readFileSync(twin(file, '.json'), 'utf8')))
        : (typesetTruth(readFileSync(twin(file, '.yaml'), 'utf8')) ?? [])
    const reading = await times.read(file)
    for (const one of wanted) {
      const count = counts.get(one.kind) ?? { all: 0, exact: 0, loose: 0 }
      counts.set(one.kind, count)
      count.all += 1
      const exact = isFound(one, reading.parsed.fields, false)
      const loose = exact || isFound(one, reading.parsed.fields, true)
      if (exact) count.exact += 1
      if (loose) count.loose += 1
      else if (errors > 0)
        console.log(
          `${basename(file)} ${one.kind}: "${one.value.slice(0, 90)}" not in ${JSON.stringify(foundOf(one.kind, reading.parsed.fields)).slice(0, 300)}`,
        )
    }
  }
  const sum = (key: 'all' | 'exact' | 'loose') => [...counts.values()].reduce((total, count) => total + count[key], 0)
  const rows = [...counts].map(([kind, { all, exact, loose }]) => [
    kind,
    String(all),
    percent(exact, all),
    percent(loose, all),
  ])
  printTable(
    ['value', 'n', 'equal %', 'in the right field %'],
    [...rows, ['total', String(sum('all')), percent(sum('exact'), sum('all')), percent(sum('loose'), sum('all'))]],
  )
  console.log(`${times}`)
  return [
    {
      what: `${set.files.length} PDFs with truth (${set.kind})`,
      measured: `${percent(sum('loose'), sum('all'))} % in the right field`,
      bar: '≥ 95 %',
      holds: sum('loose') / sum('all') >= 0.95,
    },
    times.row(`${set.files.length} PDFs with truth (${set.kind})`),
  ]
}

const isEmptyResult = ({ parsed }: Reading): boolean => {
  const { works, educations, skills, projects } = parsed.fields
  return [works, educations, skills, projects].every((list) => !Array.isArray(list) || list.length === 0)
}

/** Headings that stand alone on a line, and whether the parser opened a section of their kind there. */
const headingsOf = ({ document, parsed }: Reading): { heading: string; found: boolean }[] =>
  document.lines.flatMap((line) => {
    const kinds = headingKinds(line.text)
    if (!kinds) return []
    const section = parsed.sections.find(
      ({ start, heading, kind }) =>
        (Math.abs(start - line.start) <= line.text.length + 4 || normal(heading) === normal(line.text)) &&
        kinds.includes(kind),
    )
    return [{ heading: line.text, found: section !== undefined }]
  })

async function withoutTruth(set: LabelledSet, errors: number): Promise<SetResult[]> {
  const times = new Times(set)
  const [failed, empty]: [string[], string[]] = [[], []]
  let [headings, found] = [0, 0]
  const missed = new Map<string, number>()
  for (const file of set.files) {
    try {
      const reading = await times.read(file)
      if (isEmptyResult(reading)) empty.push(basename(file))
      for (const one of headingsOf(reading)) {
        headings += 1
        if (one.found) found += 1
        else missed.set(one.heading, (missed.get(one.heading) ?? 0) + 1)
      }
    } catch (error) {
      failed.push(`${basename(file)}: ${error instanceof Error ? error.message : error}`)
    }
  }
  console.log(
    `${failed.length} not read, ${empty.length} with an empty result; ${found} of ${headings} headings open their section; ${times}`,
  )
  if (errors > 0) {
    for (const line of [...failed, ...empty.map((name) => `${name}: empty`)]) console.log(line)
    for (const [heading, count] of [...missed].toSorted((a, b) => b[1] - a[1]).slice(0, errors))
      console.log(`not opened ${count}×: ${heading}`)
  }
  const what = `${set.files.length} documents without truth`
  return [
    {
      what: `${what}: not read or empty`,
      measured: String(failed.length + empty.length),
      bar: '0',
      holds: failed.length + empty.length === 0,
    },
    {
      what: `${what}: headings whose section was found`,
      measured: `${percent(found, headings)} % of ${headings}`,
      bar: '≥ 90 %',
      holds: headings === 0 || found / headings >= 0.9,
    },
    times.row(what),
  ]
}

const words: Record<LabelledSet['kind'], string> = {
  builder:
    'PDFs of a resume builder, each with the JSON it was made from; every value of the truth is looked for in its field',
  typeset:
    'PDFs of a typesetting tool, each with the YAML it was made from; every value of the truth is looked for in its field',
  documents:
    'documents without truth: none may fail or come out empty, and headings that stand alone must open their section',
  characters: 'running prose about people, labelled character by character (BMES); not formatted resumes',
  labels: 'texts of resumes with labelled spans; skills are not labelled throughout, so of them only recall is told',
}

/** Whatever labelled sets stand in a folder, each by its own measure. */
export async function measureFolder(folder: string, errors: number): Promise<SetResult[]> {
  const results: SetResult[] = []
  for (const set of findSets(folder)) {
    console.log(`\n## ${set.folder.slice(folder.length) || '.'}: ${set.files.length} files; ${words[set.kind]}\n`)
    if (set.kind === 'builder' || set.kind === 'typeset') results.push(...(await withTruth(set, errors)))
    else if (set.kind === 'documents') results.push(...(await withoutTruth(set, errors)))
    else if (set.kind === 'characters') await measureCharacters(set, errors)
    else await measureLabels(set, errors)
  }
  return results
}
