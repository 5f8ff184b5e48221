import type { Readable } from 'node:stream'

/** Sends one verification code. Throws when the gateway refuses. */
export interface Sms {
  /** True where the code may also be shown on a sign-in page on the same machine. */
  readonly onPage: boolean
  send(phone: string, code: string): Promise<void>
}

/** Keeps file contents under a key. */
export interface Storage {
  write(key: string, content: Readable | Buffer): Promise<void>
  read(key: string): Promise<Readable>
  remove(key: string): Promise<void>
}

/** The outside world. Every port has an embedded default that needs no account. */
export interface Ports {
  readonly sms: Sms
  readonly storage: Storage
}
