import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { parsedFileSchema } from '#cli/parsed-file'
import { ReadFailure } from '#reading/document'
import { ReadingPool } from '#workers/pool'
import type { ReadResume } from '#workers/worker'

const usage = `npm run -s parse -- FILES… --out FOLDER

Reads resumes and writes one JSON for each file, under the name of the file with .json behind it.
  --out FOLDER    where the files are written; it is made where it does not exist
  --today DAY     the day against which dates are checked, such as 2026-11-15; today where it is left out
  --no-ocr        pictures and scanned pages are not recognised
  --schema        prints the JSON schema of the files instead`

interface Settings {
  today: string
  ocr: boolean
}

const say = (text: string): void => void process.stderr.write(`${text}\n`)

/** Attached files are documents of their own; a message inside a message is not gone into. */
async function outcomeOf(
  pool: ReadingPool,
  file: string,
  bytes: Uint8Array,
  settings: Settings,
  deep = true,
): Promise<Record<string, unknown>> {
  try {
    const read = await pool.read(bytes, basename(file), settings)
    const attached = deep ? read.document.attachments : []
    const attachments: unknown[] = []
    for (const one of attached) attachments.push(await outcomeOf(pool, one.name, one.bytes, settings, false))
    return { ...resultOf(file, read), ...(attachments.length > 0 && { attachments }) }
  } catch (error) {
    if (error instanceof ReadFailure) return { file, failure: error.reason }
    throw error
  }
}

function resultOf(file: string, { document, parsed: { version, ...parsed } }: ReadResume): Record<string, unknown> {
  return {
    file,
    kind: document.kind,
    ...parsed,
    quality: document.quality,
    hidden: document.hidden.length,
    versions: { reading: document.version, parsing: version },
  }
}

/** Two files of one name from two folders do not overwrite each other. */
function namesOf(files: readonly string[]): string[] {
  const used = new Map<string, number>()
  return files.map((file) => {
    const name = basename(file)
    const count = (used.get(name) ?? 0) + 1
    used.set(name, count)
    return count === 1 ? `${name}.json` : `${name}.${count}.json`
  })
}

async function bytesOf(file: string): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await readFile(file))
  } catch {
    return undefined
  }
}

async function parseFiles(files: readonly string[], out: string, settings: Settings): Promise<void> {
  await mkdir(out, { recursive: true })
  const pool = new ReadingPool()
  const names = namesOf(files)
  const one = async (file: string, at: number): Promise<void> => {
    const bytes = await bytesOf(file)
    const outcome = bytes ? await outcomeOf(pool, file, bytes, settings) : { file, failure: 'missing' }
    await writeFile(join(out, names[at] ?? `${at}.json`), `${JSON.stringify(outcome, null, 2)}\n`)
    if ('failure' in outcome) say(`${file}: ${outcome.failure}`)
  }
  const waiting = [...files.entries()]
  const hand = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await one(next[1], next[0])
  }
  await Promise.all([hand(), hand(), hand(), hand()])
  await pool.close()
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      today: { type: 'string' },
      'no-ocr': { type: 'boolean' },
      schema: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.schema) {
    process.stdout.write(`${JSON.stringify(parsedFileSchema(), null, 2)}\n`)
    return 0
  }
  const today = values.today ?? new Date().toISOString().slice(0, 10)
  if (values.help || positionals.length === 0 || values.out === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(today)) {
    say(usage)
    return values.help ? 0 : 2
  }
  await parseFiles(positionals, values.out, { today, ocr: values['no-ocr'] !== true })
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  say(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 2
}
