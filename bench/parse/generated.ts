import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printTable } from '#bench/lib/table'
import { quantile } from '#bench/lib/timing'
import { compare, type Verdict } from '#bench/parse/compare'
import { Tally } from '#bench/parse/tally'
import { readAndParse } from '#bench/parse/under-test'
import { Printer } from '#bench/resumes/browser'
import { type Case, type CaseKind, layoutOf, makeCase, printedKinds } from '#bench/resumes/cases'

interface Options {
  seed: number
  /** Of each kind. */
  files: number
  kinds: readonly CaseKind[]
  errors: number
  save?: string
  /** How the names of wanted layouts begin; all, if there is none. */
  layouts: readonly string[]
}

interface Failure {
  name: string
  error: string
}

const keep = (folder: string, one: Case): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, one.name), one.bytes)
  writeFileSync(join(folder, `${one.name}.truth.json`), `${JSON.stringify(one.truth, null, 2)}\n`)
}

/** Files of one kind: made, read, compared. */
class Run {
  readonly fields = new Tally()
  readonly layouts = new Tally()
  readonly perPage: number[] = []
  readonly failures: Failure[] = []
  readonly errors: string[] = []
  readonly unproved: string[] = []
  files = 0

  async one(item: Case): Promise<void> {
    this.files += 1
    let verdicts: Verdict[]
    try {
      const { document, parsed, took, unproved } = await readAndParse(item.bytes, item.name)
      this.unproved.push(...unproved.map((line) => `${item.name} ${line}`))
      this.perPage.push(took / Math.max(1, document.pages.length))
      verdicts = compare(item.truth, parsed.fields)
    } catch (error) {
      this.failures.push({
        name: item.name,
        error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      })
      verdicts = compare(item.truth, {})
    }
    for (const verdict of verdicts) {
      this.fields.add(verdict.field, item.language, verdict)
      this.layouts.add(item.layout, item.language, verdict)
      if (verdict.right === 0)
        this.errors.push(
          `${item.name} ${verdict.field}: true ${JSON.stringify(verdict.truth)}, found ${JSON.stringify(verdict.found)}`,
        )
    }
  }
}

const words: Record<CaseKind, string> = {
  pdf: 'PDF with a text layer, printed by Chromium',
  docx: 'Word documents in 13 structures',
  image: 'pictures of pages (turned up to 1.5°, grain, grey paper, JPEG), read by OCR',
  text: 'TXT, Markdown, HTML, RTF and messages',
}

export interface GeneratedResult {
  kind: CaseKind
  f1: number
  p95: number
  failures: number
  unproved: number
}

/** The project's own resumes: fictional people whose truth is known because we made it up. */
export async function measureGenerated(options: Options): Promise<GeneratedResult[]> {
  if (options.kinds.length === 0) return []
  const prints = options.kinds.some((kind) => printedKinds.has(kind))
  const printer = prints ? await Printer.open() : undefined
  const results: GeneratedResult[] = []
  try {
    for (const kind of options.kinds) {
      const run = new Run()
      for (let number = 0; number < options.files; number++) {
        if (!isWanted(options.layouts, layoutOf(number))) continue
        const item = await makeCase(options.seed, kind, number, printer)
        if (options.save) keep(options.save, item)
        await run.one(item)
      }
      results.push(report(run, kind, options))
    }
  } finally {
    await printer?.close()
  }
  return results
}

const isWanted = (wanted: readonly string[], layout: string): boolean =>
  wanted.length === 0 || wanted.some((name) => layout.startsWith(name))

function report(run: Run, kind: CaseKind, { seed, errors }: Options): GeneratedResult {
  const [total, zh, en] = [run.fields.total(), run.fields.total('zh'), run.fields.total('en')]
  console.log(`\n## Generator, ${kind}: ${run.files} files, seed ${seed}; ${words[kind]}\n`)
  run.fields.print()
  console.log('')
  run.layouts.printWorst('layouts, the worst first', 80)
  console.log('')
  run.fields.printWorst('worst fields', 8)
  const p95 = quantile(run.perPage, 0.95)
  console.log('')
  printTable(
    ['', 'F1', 'F1 zh', 'F1 en', 'ms a page p50', 'p95', 'not read'],
    [
      [
        kind,
        ...[total, zh, en].map(({ f1 }) => (f1 * 100).toFixed(2)),
        quantile(run.perPage, 0.5).toFixed(0),
        p95.toFixed(0),
        String(run.failures.length),
      ],
    ],
  )
  for (const { name, error } of run.failures.slice(0, 10)) console.log(`not read: ${name}: ${error}`)
  // Spread over all, so that the first layouts do not fill the list.
  const step = Math.max(1, Math.floor(run.errors.length / Math.max(1, errors)))
  for (const [at, line] of run.errors.entries()) if (errors > 0 && at % step === 0) console.log(line.slice(0, 400))
  for (const line of run.unproved.slice(0, errors)) console.log(`not proved: ${line.slice(0, 300)}`)
  return { kind, f1: total.f1, p95, failures: run.failures.length, unproved: run.unproved.length }
}
