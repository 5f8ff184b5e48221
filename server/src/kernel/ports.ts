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

/** An order as whoever takes the money needs it. */
export interface Payable {
  readonly tenant: string
  readonly orderId: string
  readonly priceFen: number
  readonly subject: string
  readonly expiresAt: Date
  /** Where people reach us. */
  readonly origin: string
}

/** What a notice says whose signature is good. */
export interface PaymentNotice {
  readonly tenant: string
  readonly orderId: string
  readonly tradeNumber: string
  readonly amountFen: number
  readonly paidAt: Date
  /** Other notices (waiting for the buyer, and the like) change nothing. */
  readonly state: 'paid' | 'failed' | 'other'
}

/** Takes money. */
export interface Payment {
  readonly name: 'cashier' | 'alipay'
  /** A form of HTML that leads to the payment when it is submitted. */
  form(order: Payable, now: Date): string
  /** Undefined for what it did not sign. */
  read(fields: Readonly<Record<string, string>>): PaymentNotice | undefined
}

/** The outside world. Every port has an embedded default that needs no account. */
export interface Ports {
  readonly sms: Sms
  readonly storage: Storage
  readonly geocoder: Geocoder
  /** None where nothing is sold online. */
  readonly payment: Payment | undefined
}
