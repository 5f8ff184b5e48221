import { printTable } from '#bench/lib/table'
import type { Verdict } from '#bench/parse/compare'

export class Count {
  right = 0
  extra = 0
  missed = 0

  add({ right, extra, missed }: Pick<Verdict, 'right' | 'extra' | 'missed'>): void {
    this.right += right
    this.extra += extra
    this.missed += missed
  }

  get precision(): number {
    return this.right + this.extra === 0 ? 1 : this.right / (this.right + this.extra)
  }

  get recall(): number {
    return this.right + this.missed === 0 ? 1 : this.right / (this.right + this.missed)
  }

  get f1(): number {
    const { precision, recall } = this
    return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  }
}

const percent = (share: number): string => (share * 100).toFixed(1)
const cells = (count: Count | undefined): string[] =>
  count
    ? [percent(count.precision), percent(count.recall), percent(count.f1), String(count.right + count.missed)]
    : ['', '', '', '']

/** Counts by a name and a language. */
export class Tally {
  readonly #counts = new Map<string, Map<string, Count>>()

  add(name: string, language: string, verdict: Pick<Verdict, 'right' | 'extra' | 'missed'>): void {
    const row = this.#counts.get(name) ?? new Map<string, Count>()
    this.#counts.set(name, row)
    const count = row.get(language) ?? new Count()
    row.set(language, count)
    count.add(verdict)
  }

  sum(name: string): Count {
    const all = new Count()
    for (const count of this.#counts.get(name)?.values() ?? []) all.add(count)
    return all
  }

  get names(): string[] {
    return [...this.#counts.keys()]
  }

  total(language?: string): Count {
    const all = new Count()
    for (const row of this.#counts.values())
      for (const [key, count] of row) if (language === undefined || key === language) all.add(count)
    return all
  }

  print(): void {
    const rows = this.names
      .toSorted()
      .map((name) => [name, ...cells(this.#counts.get(name)?.get('zh')), ...cells(this.#counts.get(name)?.get('en'))])
    printTable(
      ['field', 'zh P', 'zh R', 'zh F1', 'zh n', 'en P', 'en R', 'en F1', 'en n'],
      [...rows, ['total', ...cells(this.total('zh')), ...cells(this.total('en'))]],
    )
  }

  printWorst(what: string, many: number): void {
    const rows = this.names
      .map((name) => ({ name, count: this.sum(name) }))
      .toSorted((a, b) => a.count.f1 - b.count.f1)
      .slice(0, many)
      .map(({ name, count }) => [name, ...cells(count)])
    printTable([what, 'P', 'R', 'F1', 'n'], rows)
  }
}
