import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { location, locationValue, type Place, placeFacets, placeKeywords, placeText } from '#fields/location'
import { listCsv, listMax, listText } from '#fields/values'

/** Several places, such as the cities somebody would work in. */
export const locationArray: FieldType<Place[]> = {
  ...location,
  name: 'LocationArray',
  words: { zh: '地点列表', en: 'Locations' },
  schema: () => z.array(locationValue).max(listMax),
  initial: () => [],
  text: (value, _, locale) =>
    listText(
      value.map((one) => placeText(one, locale)),
      locale,
    ),
  csv: (value, _, locale) => listCsv(value.map((one) => placeText(one, locale))),
  facets: (value) => [...new Set(value.flatMap(placeFacets))],
  number: () => undefined,
  keywords: (value) => value.flatMap(placeKeywords),
}
