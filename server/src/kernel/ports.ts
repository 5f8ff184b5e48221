import type { Readable } from 'node:stream'
import type { FoundPlace } from '@cohort/contract/maps'

/** Sends one verification code. Throws when the gateway refuses. */
export interface Sms {
  /** True where the code may also be shown on a sign-in page on the same machine. */
  readonly onPage: boolean
  send(phone: string, code: string): Promise<void>
}

/** Keeps file contents under a key. */
export interface Storage {
  /** All of it or nothing: a content that breaks off leaves no object, and no reader sees half of one. */
  write(key: string, content: Readable | Buffer): Promise<void>
  /** The bytes from `start` to `end`, both included; without them the whole. */
  read(key: string, part?: { start: number; end: number }): Promise<Readable>
  /** In bytes; undefined where there is nothing under the key. */
  size(key: string): Promise<number | undefined>
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>
}

/** Places by their names, and names by their places. */
export interface Geocoder {
  geocode(address: string, limit: number): Promise<FoundPlace[]>
  reverse(point: { lat: number; lng: number }): Promise<{ place: FoundPlace | null; distanceKm: number | null }>
  /** Provinces, their cities, their districts: names alone. */
  divisions(): Promise<[string, [string, string[]][]][]>
}

/** The outside world. Every port has an embedded default that needs no account. */
export interface Ports {
  readonly sms: Sms
  readonly storage: Storage
  readonly geocoder: Geocoder
}
