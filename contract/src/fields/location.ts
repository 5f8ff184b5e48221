import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { facetOperand, textOps } from '#fields/operands'
import { reading } from '#fields/values'
import type { Locale } from '#limits'

const keys = ['country', 'province', 'city', 'district', 'address'] as const
const part = z.string().max(100).optional()

/** Parts left empty are not kept. */
const filled = (value: Record<string, unknown>): unknown =>
  Object.fromEntries(
    Object.entries(value)
      .map(([key, text]) => [key, typeof text === 'string' ? text.trim() : text])
      .filter(([, text]) => text !== '' && text !== null && text !== undefined),
  )

export const locationValue = z.preprocess(
  reading(filled),
  z
    .strictObject({
      country: part,
      province: part,
      city: part,
      district: part,
      address: z.string().max(300).optional(),
    })
    .refine((value) => keys.some((key) => value[key])),
)
export type Place = z.infer<typeof locationValue>

/** 上海 and 上海市 are one city; 广东 and 广东省 one province. */
const short = (name: string): string => (name.length > 2 ? name.replace(/[市省]$/, '') : name)
const home = new Set(['中国', 'China', 'CN', '中华人民共和国'])

export const placeText = ({ country, province, city, district, address }: Place, locale: Locale): string => {
  const wide = [...new Set([province, city].filter((name) => name !== undefined).map(short))]
  const parts = [...wide, district, address].filter((name) => name !== undefined)
  const all = country && (!home.has(country) || parts.length === 0) ? [country, ...parts] : parts
  return locale === 'en-US' ? all.toReversed().join(', ') : all.join(' · ')
}

/** Counted by city; where there is none, by the next wider part that is known. */
export const placeFacets = ({ country, province, city, district, address }: Place): string[] => {
  const name = city ?? province ?? country ?? district ?? address
  return name ? [short(name)] : []
}

export const placeKeywords = (value: Place): string[] => keys.flatMap((key) => value[key] ?? [])

/** An address, as little or as much of it as is known. */
export const location: FieldType<Place> = {
  name: 'Location',
  words: { zh: '地点', en: 'Location' },
  schema: () => locationValue,
  initial: () => null,
  ops: textOps,
  equality: 'facet',
  operand: facetOperand(z.string().trim().max(500).transform(short)),
  text: (value, _, locale) => placeText(value, locale),
  csv: (value, _, locale) => placeText(value, locale),
  facets: placeFacets,
  number: () => undefined,
  keywords: placeKeywords,
}
