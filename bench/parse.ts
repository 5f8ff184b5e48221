import { parseArgs } from 'node:util'
import { printTable } from '#bench/lib/table'
import { measureGenerated } from '#bench/parse/generated'
import { measureFolder } from '#bench/parse/labelled'
import { caseKinds } from '#bench/resumes/cases'

/**
 * How well resumes are read, field by field. `npm run bench -- parse` makes 80 files of each kind (40 layouts in two
 * languages). Options: --files N of each kind, --seed S, --only pdf|docx|image|text, --layout NAMES (or how they begin),
 * --errors N shows wrong values, --save FOLDER keeps the files with their truth, --data FOLDER measures the labelled sets in
 * a folder as well (with --only none nothing else).
 */
const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '80' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    layout: { type: 'string' },
    errors: { type: 'string', default: '0' },
    save: { type: 'string' },
    data: { type: 'string' },
  },
})
const kinds = caseKinds.filter((kind) => values.only === undefined || values.only.split(',').includes(kind))
const bars = { pdf: 0.97, docx: 0.97, text: 0.97, image: 0.9 }

const results = await measureGenerated({
  seed: Number(values.seed),
  files: Number(values.files),
  kinds,
  errors: Number(values.errors),
  save: values.save,
  layouts: values.layout?.split(',') ?? [],
})
const sets = values.data === undefined ? [] : await measureFolder(values.data, Number(values.errors))
const rows = [
  ...results.flatMap(({ kind, f1, p95, unproved }) => [
    {
      what: `generator, ${kind}: F1`,
      measured: `${(f1 * 100).toFixed(2)} %`,
      bar: `≥ ${bars[kind] * 100} %`,
      holds: f1 >= bars[kind],
    },
    {
      what: `generator, ${kind}: values that their source does not hold`,
      measured: String(unproved),
      bar: '0',
      holds: unproved === 0,
    },
    ...(kind === 'image'
      ? []
      : [
          {
            what: `generator, ${kind}: p95 a page`,
            measured: `${p95.toFixed(0)} ms`,
            bar: '≤ 300 ms',
            holds: p95 <= 300,
          },
        ]),
  ]),
  ...sets,
]
console.log('')
printTable(
  ['what', 'measured', 'bar', 'holds'],
  rows.map(({ what, measured, bar, holds }) => [what, measured, bar, holds ? 'yes' : 'NO']),
)
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1
