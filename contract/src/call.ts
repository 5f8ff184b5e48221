import type { z } from 'zod'
import type { Access } from '#access'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Kinds of objects that a path parameter can name. The contract tests make one of each in a foreign tenant. */
export type ObjectKind =
  | 'member'
  | 'user'
  | 'invitation'
  | 'device'
  | 'association'
  | 'file'
  | 'role'
  | 'permissionObject'
  | 'entity'
  | 'savedView'
  | 'tag'
  | 'bulkChange'
  | 'tenantType'
  | 'customField'
  | 'remark'
  | 'space'
  | 'channel'
  | 'project'
  | 'task'
  | 'pipeline'
  | 'template'
  | 'intake'
  | 'merge'
  | 'export'
  | 'order'

type Shape = z.ZodType
type In<S> = S extends Shape ? z.input<S> : undefined
type Out<S> = S extends Shape ? z.output<S> : undefined

interface Definition<P, Q, B, R> {
  method: Method
  /** The path of the specification, with `{name}` for its parameters. */
  path: string
  /** Who may. There is no default: a call without it does not compile. */
  access: Access
  /** One English line for the API reference. */
  summary: string
  params?: P
  query?: Q
  body?: B
  returns: R
  /** A request of the right shape. Required wherever there is input; the API reference and the contract tests use it. */
  example?: { params?: In<P>; query?: In<Q>; body?: In<B> }
  /** Which path or query parameter names an object of the tenant: a foreign one must be 404. */
  object?: { param: (keyof In<P> | keyof In<Q>) & string; kind: ObjectKind }
  /** The body is a multipart upload with one part named `file`. */
  upload?: boolean
  /** Bytes, where the standard limit of a body does not fit. */
  bodyBytes?: number
  /** The answer is not JSON but a stream, a page or a redirect; `returns` is ignored then. */
  raw?: boolean
  /**
   * A browser comes here by a plain link and sends no header: the cookie of the session counts where there is no bearer.
   * Only for what is read; nothing that another site can make a browser do may change anything.
   */
  byLink?: boolean
  /** Not a GET, yet it changes nothing: open to an administrator who views as another member. */
  reads?: boolean
  /** Failures of this call are never shown as a toast. */
  silent?: boolean
  /** Milliseconds, where the standard 30 s (upload: 90 s) does not fit. */
  timeout?: number
}

export interface Call<
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
  R extends Shape = Shape,
> extends Definition<P, Q, B, R> {
  readonly isCall: true
}

/** What the client passes. */
export type Input<C> =
  C extends Call<infer P, infer Q, infer B, Shape>
    ? (P extends Shape ? { params: In<P> } : { params?: undefined }) &
        (Q extends Shape ? (undefined extends In<Q> ? { query?: In<Q> } : { query: In<Q> }) : { query?: undefined }) &
        (B extends Shape ? { body: In<B> } : { body?: undefined })
    : never

/** What the service receives, after validation and defaults. */
export type Parsed<C> =
  C extends Call<infer P, infer Q, infer B, Shape> ? { params: Out<P>; query: Out<Q>; body: Out<B> } : never

/** What the service returns: the declared shape before its transforms. */
export type Result<C> = C extends Call<infer _P, infer _Q, infer _B, infer R> ? z.input<R> : never

/** What the client receives. */
export type Output<C> = C extends Call<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never

/**
 * One API call as a value. The route, the client function, the query key, the validation, the types, the guard, the
 * OpenAPI entry and a button's visibility are all derived from it.
 */
export function call<
  R extends Shape,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
>(definition: Definition<P, Q, B, R>): Call<P, Q, B, R> {
  return { ...definition, isCall: true }
}

/** Whether a call changes anything. Someone who views as another member may use only the others. */
export const writes = (call: Call): boolean => call.method !== 'GET' && !call.reads

/** True for the exports of a contract module that are calls. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'isCall' in value && value.isCall === true
