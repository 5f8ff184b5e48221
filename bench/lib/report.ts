import { printTable } from '#bench/lib/table'
import { type Pair, quantile } from '#bench/lib/timing'

/** What was measured, beside the bar that it is held against. */
export class Report {
  readonly #rows: string[][] = []
  #missed = 0

  add(what: string, measured: string, against: string, bar: string, holds: boolean | undefined): void {
    if (holds === false) this.#missed += 1
    this.#rows.push([what, measured, against, bar, holds === undefined ? '' : holds ? 'yes' : 'NO'])
    console.log(this.#rows.at(-1)?.join(' | '))
  }

  /** The product over the same work by hand: at most `times` as long, and some milliseconds. */
  ratio(what: string, { ours, raw }: Pair, times: number, plusMs = 0): void {
    const [mine, theirs] = [quantile(ours, 0.5), quantile(raw, 0.5)]
    const bar = `≤ ${times}×${plusMs ? ` + ${plusMs} ms` : ''}`
    const against = `${theirs.toFixed(2)} ms raw, ${(mine / theirs).toFixed(2)}×`
    this.add(what, `${mine.toFixed(2)} ms`, against, bar, mine <= theirs * times + plusMs)
  }

  /** A time that no noise should be allowed to decide alone: shown, with the bar of a quiet machine. */
  quiet(what: string, times: readonly number[], share: number, bar: number, against = ''): void {
    const value = quantile(times, share)
    this.add(
      what,
      `p50 ${quantile(times, 0.5).toFixed(1)} ms, p${share * 100} ${value.toFixed(1)} ms`,
      against,
      `≤ ${bar} ms`,
      value <= bar,
    )
  }

  print(): boolean {
    printTable(['what', 'measured', 'against', 'bar', 'holds'], this.#rows)
    return this.#missed === 0
  }
}
