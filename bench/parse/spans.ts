import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { printTable } from '#bench/lib/table'
import type { LabelledSet } from '#bench/parse/folders'
import { normal } from '#bench/parse/normal'
import { Count } from '#bench/parse/tally'
import { readAndParse } from '#bench/parse/under-test'
import { foundOf } from '#bench/parse/values'

interface Span {
  type: string
  text: string
}

interface Sentence {
  text: string
  spans: Span[]
}

/** One letter and its label a line, an empty line after each sentence. */
const sentencesOf = (source: string): Sentence[] =>
  source
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const sentence: Sentence = { text: '', spans: [] }
      let open: Span | undefined
      for (const line of block.split('\n')) {
        const [letter = '', label = 'O'] = line.trim().split(' ')
        sentence.text += letter
        const [place, type = ''] = label.split('-')
        if (place === 'B' || place === 'S') {
          open = { type, text: letter }
          sentence.spans.push(open)
        } else if (place === 'O') open = undefined
        else if (open) open.text += letter
      }
      return sentence
    })

/** Sentences of one person stand together; the next person's begin with a name. */
const peopleOf = (sentences: readonly Sentence[]): Sentence[] => {
  const people: Sentence[] = []
  for (const { text, spans } of sentences) {
    const last = people.at(-1)
    const begins = spans[0]?.type === 'NAME' && text.startsWith(spans[0].text)
    if (!last || begins) people.push({ text, spans: [...spans] })
    else {
      last.text += `\n${text}`
      last.spans.push(...spans)
    }
  }
  return people
}

const unique = (values: readonly string[]): string[] => [...new Set(values.map(normal).filter((value) => value !== ''))]

/** Values as sets: what both have, what only one has. Names of places and forms inside a name may differ a little. */
const count = (into: Count, wanted: readonly string[], found: readonly string[]): void => {
  const [truth, given] = [unique(wanted), unique(found)]
  const near = (a: string, b: string) => a === b || (a.length >= 3 && b.length >= 3 && (a.includes(b) || b.includes(a)))
  const right = truth.filter((value) => given.some((other) => near(value, other))).length
  const extra = given.filter((value) => !truth.some((other) => near(value, other))).length
  into.add({ right, extra, missed: truth.length - right })
}

type Kinds = Record<string, { kinds: readonly string[]; recallOnly?: boolean }>

async function measure(name: string, items: readonly Sentence[], kinds: Kinds, errors: number): Promise<void> {
  const counts = new Map(Object.keys(kinds).map((type) => [type, new Count()]))
  let shown = 0
  for (const [at, item] of items.entries()) {
    const { parsed } = await readAndParse(new TextEncoder().encode(item.text), `${name}-${at}.txt`)
    for (const [type, { kinds: fields }] of Object.entries(kinds)) {
      const wanted = item.spans.filter((span) => span.type === type).map(({ text }) => text)
      const found = fields.flatMap((kind) => foundOf(kind, parsed.fields))
      const before = counts.get(type)?.missed ?? 0
      count(counts.get(type) ?? new Count(), wanted, found)
      if ((counts.get(type)?.missed ?? 0) > before && shown < errors) {
        shown += 1
        console.log(
          `${name} ${at} ${type}: ${JSON.stringify(wanted).slice(0, 160)}, found ${JSON.stringify(found).slice(0, 160)}`,
        )
      }
    }
  }
  printTable(
    ['label', 'P', 'R', 'F1', 'n'],
    [...counts].map(([type, one]) => {
      const n = String(one.right + one.missed)
      const recall = (one.recall * 100).toFixed(1)
      return kinds[type]?.recallOnly
        ? [type, '', recall, '', n]
        : [type, (one.precision * 100).toFixed(1), recall, (one.f1 * 100).toFixed(1), n]
    }),
  )
}

export async function measureCharacters(set: LabelledSet, errors: number): Promise<void> {
  for (const file of set.files) {
    const people = peopleOf(sentencesOf(readFileSync(file, 'utf8')))
    console.log(`${basename(file)}: ${people.length} people`)
    await measure(
      basename(file),
      people,
      {
        NAME: { kinds: ['name'] },
        ORG: { kinds: ['company', 'school'] },
        // The set calls ranks by examination and membership of a party titles too; a Resume has fields of their own for them.
        TITLE: { kinds: ['position', 'certificate', 'politicalStatus'] },
        PRO: { kinds: ['major'] },
      },
      errors,
    )
  }
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const plain = (text: string): string =>
  text.replaceAll(/<[^>]+>/g, '').replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)

export async function measureLabels(set: LabelledSet, errors: number): Promise<void> {
  const items = set.files.map((file): Sentence => {
    const source = readFileSync(file, 'utf8').replace(/^<\?xml[^>]*>/, '')
    const spans = [...source.matchAll(/<label type="([^"]+)">([\s\S]*?)<\/label>/g)].map(
      ([, type = '', text = '']) => ({ type, text: plain(text) }),
    )
    return { text: plain(source).trim(), spans }
  })
  await measure(
    'labels',
    items,
    {
      Name: { kinds: ['name'] },
      'Email Address': { kinds: ['email'] },
      'Companies worked at': { kinds: ['company'] },
      Designation: { kinds: ['position'] },
      'College Name': { kinds: ['school'] },
      'Tech Tools': { kinds: ['skill'], recallOnly: true },
      'Job Specific Skills': { kinds: ['skill'], recallOnly: true },
    },
    errors,
  )
}
