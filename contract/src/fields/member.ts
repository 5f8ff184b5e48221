import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { facetOperand, textOps } from '#fields/operands'
import { each, listCsv, listText, nothingOrMany, oneOrMany } from '#fields/values'
import { tenantMemberId, userOfMemberId } from '#rules'

const member = z.strictObject({ openId: tenantMemberId.max(80), name: z.string().trim().max(100).optional() })
export type MemberReference = z.infer<typeof member>

const nameOf = ({ name, openId }: MemberReference): string => name || userOfMemberId(openId)

/** A colleague, by the member id: the tenant id, the letter T, then the user id (spec 1 §3). */
export const memberField: FieldType<MemberReference | MemberReference[]> = {
  name: 'Member',
  words: { zh: '成员', en: 'Member' },
  schema: (options) => oneOrMany<MemberReference>(member, options, ({ openId }) => openId),
  initial: nothingOrMany,
  ops: textOps,
  equality: 'facet',
  operand: facetOperand(z.string().max(80)),
  text: (value, _, locale) => listText(each(value).map(nameOf), locale),
  csv: (value) => listCsv(each(value).map(nameOf)),
  facets: (value) => each(value).map(({ openId }) => openId),
  number: () => undefined,
  keywords: (value) => each(value).flatMap(({ name }) => (name ? [name] : [])),
}
