import { Readable } from 'node:stream'
import { may, type Rights } from '@cohort/contract/access'
import { Failure } from '@cohort/contract/errors'
import type { LiveKind } from '@cohort/contract/live'
import type { Message } from '#kernel/announce'
import { type Context, me } from '#kernel/context'
import type { Listener, Opening } from '#kernel/live'

const beatMs = 20_000
/** What waits for a reader this slow is given up: the browser comes back and is told what it missed. */
const mostWaiting = 256 * 1024

type Again = () => Promise<Context>

/** One open stream: what its member may know, and nothing while they may not. */
export class LiveStream implements Listener {
  readonly tenant: string
  readonly userId: string
  readonly out = new Readable({ read: () => {} })
  readonly #viewing: boolean
  readonly #again: Again
  #rights: Rights
  #checking = false
  #stopped = false
  #beat: NodeJS.Timeout | undefined

  constructor(ctx: Context, again: Again) {
    const { user, rights } = me(ctx)
    this.tenant = ctx.tenant
    this.userId = user.userId
    this.#viewing = user.viewedBy !== null
    this.#rights = rights
    this.#again = again
  }

  begin({ position, since, leave }: Opening): void {
    this.out.once('close', () => {
      clearInterval(this.#beat)
      leave()
    })
    this.#beat = setInterval(() => {
      this.#write(':\n\n')
      void this.#check()
    }, beatMs)
    this.#beat.unref()
    this.#event('hello', since?.length ? undefined : position, {})
    if (since) for (const message of since) this.hear(message)
    else this.missed(position)
  }

  hear(message: Message): void {
    if (message.ended !== undefined) {
      // Whoever looks through another's eyes may have lost the office that lets them.
      if (message.ended === this.userId || this.#viewing) void this.#check()
      return
    }
    if (message.change && maySee(this.#rights, message.change)) this.#event('change', message.id, message.change)
  }

  missed(position: string): void {
    this.#event('missed', position, {})
  }

  stop(): void {
    if (this.#stopped || this.out.destroyed) return
    this.#stopped = true
    this.out.push(null)
  }

  /** The session is looked at as at any request; its rights are those of now. */
  async #check(): Promise<void> {
    if (this.#checking || this.out.destroyed) return
    this.#checking = true
    try {
      this.#rights = me(await this.#again()).rights
    } catch (error) {
      if (error instanceof Failure) this.#event('end', undefined, {})
      this.stop()
    } finally {
      this.#checking = false
    }
  }

  #event(name: string, id: string | undefined, data: object): void {
    this.#write(`event: ${name}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
  }

  #write(text: string): void {
    if (this.#stopped || this.out.destroyed) return
    if (this.out.readableLength > mostWaiting) this.out.destroy()
    else this.out.push(text)
  }
}

const remarks = { any: ['remark.use'] } as const
const materials = { any: ['material.view'] } as const
const work = { any: ['channel.view', 'project.view'] } as const
const workTypes: ReadonlySet<string> = new Set(['Space', 'Channel', 'Project', 'HydrogenTask'])

/** The same rights that reading the record itself takes. What is used of a package every member may know. */
function maySee(rights: Rights, { type, kind }: { type: string; kind: LiveKind | string }): boolean {
  if (type === 'Resource') return true
  if (type === 'Remark' || kind === 'remarked') return may(rights, remarks)
  return may(rights, workTypes.has(type) ? work : materials)
}
