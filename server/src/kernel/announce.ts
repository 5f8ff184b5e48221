import { newId } from '#kernel/ids'
import { type Gathered, gatheredIn, type Scope } from '#kernel/scope'

/** What all processes hear on. One channel: every process serves every tenant. */
export const channel = 'cohort_live'

/** One thing that happened to one record. */
export interface Happening {
  type: string
  kind: string
  openId: string
  version: number
  by: string | null
}

/** This process among all that serve the same database. */
export const processId = newId()

/** What goes from process to process: ids and numbers, nothing of what a record holds. */
export interface Message {
  id: string
  tenant: string
  /** The process that tells it: what follows from a change is done once, where it was made. */
  from: string
  change?: { type: string; kind: string; by: string | null; records: { openId: string; version: number }[] }
  /** Sessions of this user ended: whoever listens with one of them is looked at again. */
  ended?: string
  /** A word of a part of the server to the same part in all processes. Nobody outside hears it. */
  signal?: string
}

/** A notice holds 8,000 bytes at most; ids have up to 64 letters. More records than these go without names. */
const mostNamed = 60

/** All that one transaction has to tell: a thousand changed records are one notice. */
class News implements Gathered {
  readonly #tenant: string
  readonly #changes = new Map<string, NonNullable<Message['change']>>()
  readonly #ended = new Set<string>()
  readonly #signals = new Set<string>()
  constructor(tenant: string) {
    this.#tenant = tenant
  }
  add({ type, kind, by, openId, version }: Happening): void {
    const key = JSON.stringify([type, kind, by])
    const change = this.#changes.get(key) ?? { type, kind, by, records: [] }
    change.records.push({ openId, version })
    this.#changes.set(key, change)
  }
  end(userId: string): void {
    this.#ended.add(userId)
  }
  signal(word: string): void {
    this.#signals.add(word)
  }
  statements() {
    const head = () => ({ id: newId(), tenant: this.#tenant, from: processId })
    const messages: Message[] = [
      ...[...this.#changes.values()].map((change) => ({ ...head(), change: named(change) })),
      ...[...this.#ended].map((ended) => ({ ...head(), ended })),
      ...[...this.#signals].map((signal) => ({ ...head(), signal })),
    ]
    const values = [channel, messages.map((message) => JSON.stringify(message))]
    return [{ name: 'announce', text: 'select pg_notify($1, each) from unnest($2::text[]) each', values }]
  }
}

const named = (change: NonNullable<Message['change']>) =>
  change.records.length > mostNamed ? { ...change, records: [] } : change

const newsOf = (scope: Scope) => gatheredIn(scope, 'live', () => new News(scope.tenant))

/** Tells whoever looks at the record, in every process, if and when the open transaction commits. */
export const announce = (scope: Scope, happening: Happening): void => newsOf(scope).add(happening)

/** Sessions of a user are gone: their open streams end with the commit. */
export const announceEnd = (scope: Scope, userId: string): void => newsOf(scope).end(userId)

/** Tells the same part of the server in every process, if and when the open transaction commits. */
export const announceSignal = (scope: Scope, word: string): void => newsOf(scope).signal(word)
