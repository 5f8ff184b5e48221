import { z } from 'zod'

/** Eleven digits starting with 1 (spec 1 §5). */
export const phone = z.string().regex(/^1\d{10}$/)
/** Letters, digits or Chinese characters before @, then a domain with dots (spec 1 §5). */
export const email = z
  .string()
  .max(254)
  .regex(/^[\p{L}\p{N}\u4e00-\u9fa5._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u)
export const verificationCode = z.string().regex(/^\d{6}$/)
/** Lower-case letters, digits and hyphens: safe in a key, a host name and a member id. */
export const tenantId = z.string().regex(/^[a-z][a-z0-9-]{2,31}$/)
/** Where a redirect after sign-in may go: a host, with a port where it has one. */
export const redirectHost = z
  .string()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/)
  .max(253)
export const httpUrl = z.url({ protocol: /^https?$/ }).max(2048)
export const isoTime = z.iso.datetime()
export const nothing = z.object({})

/** A user's display text: trimmed, never empty, no control characters. */
export const label = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)

/** The member id is the tenant id, the letter T, then the user id (spec 1 §3). Neither part holds a capital T. */
export const tenantMemberId = z.string().regex(/^[a-z0-9-]+T[a-z0-9]+$/)
export const memberIdOf = (tenant: string, user: string): string => `${tenant}T${user}`
export const userOfMemberId = (id: string): string => id.slice(id.lastIndexOf('T') + 1)
