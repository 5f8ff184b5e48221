import { z } from 'zod'
import { refused } from '#ports/peer'

const mostBytes = 256 * 1024
const mostElements = 4000
const oldAlgorithms = /xmldsig#(rsa-sha1|dsa-sha1|hmac-sha1|sha1)"/

/**
 * The text of a response, if it is one that a parser may see: of modest size and depth, and without the document types
 * and entities from which bombs are made. Signatures over SHA-1 can be forged, so they count as none.
 */
export function textOf(response: string): string {
  if (!/^[A-Za-z0-9+/=\s]+$/.test(response)) throw refused('malformed')
  const text = Buffer.from(response, 'base64').toString('utf8')
  if (text.length > mostBytes || text.split('<', mostElements + 1).length > mostElements) throw refused('malformed')
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw refused('malformed')
  if (oldAlgorithms.test(text)) throw refused('signature')
  return text
}

/** The Destination of the outermost element, where it has one. */
export function destinationOf(text: string): string | undefined {
  const tag = /<(?![?!])[^>]*>/.exec(text)?.[0] ?? ''
  return /\sDestination\s*=\s*["']([^"']*)["']/.exec(tag)?.[1]
}

/** SAML writes UTC. A time without a zone would be read in the server's own. */
const instant = z
  .string()
  .regex(/(Z|[+-]\d\d:\d\d)$/)
  .transform((text) => Date.parse(text))
  .refine(Number.isFinite)

const text = z.object({ _: z.string() })

/** What we read of a verified assertion, as the library's parser lays it out. */
export const assertion = z.object({
  $: z.object({ ID: z.string().min(1), IssueInstant: instant }),
  Issuer: z.array(text).length(1),
  Subject: z
    .array(
      z.object({
        SubjectConfirmation: z
          .array(
            z.object({
              $: z.object({ Method: z.string() }),
              SubjectConfirmationData: z
                .array(
                  z.object({
                    $: z.object({
                      NotBefore: instant.optional(),
                      NotOnOrAfter: instant.optional(),
                      Recipient: z.string().optional(),
                      InResponseTo: z.string().optional(),
                    }),
                  }),
                )
                .optional(),
            }),
          )
          .default([]),
      }),
    )
    .length(1),
  Conditions: z
    .array(
      z.object({
        $: z.object({ NotBefore: instant.optional(), NotOnOrAfter: instant.optional() }).default({}),
      }),
    )
    .length(1),
  AuthnStatement: z
    .array(z.object({ $: z.object({ SessionNotOnOrAfter: instant.optional() }).default({}) }))
    .default([]),
})
export type Assertion = z.infer<typeof assertion>
