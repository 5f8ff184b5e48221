import { z } from 'zod'
import { call } from '#call'

/** A place of China by its administrative parts, as a Location field keeps it. */
const place = z.object({
  country: z.string(),
  province: z.string(),
  city: z.string().optional(),
  district: z.string().optional(),
  /** What of the address is below the district. */
  address: z.string().optional(),
})

const foundPlace = z.object({
  place,
  /** The digits of the division (GB/T 2260): six, nine for a town of a city without districts. */
  code: z.string(),
  level: z.enum(['province', 'city', 'district']),
  /** As a person writes it: 广东省 深圳市 南山区. */
  name: z.string(),
  /** The centre of the city it lies in; null where none is known. */
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
})
export type FoundPlace = z.infer<typeof foundPlace>

export const geocode = call({
  method: 'GET',
  path: '/mesoor-space/v1/maps/geocode',
  access: 'member',
  summary: 'The places that an address, a name or its pinyin may mean, the likeliest first',
  query: z.object({
    address: z.string().trim().min(1).max(200),
    limit: z.coerce.number().int().min(1).max(20).default(10),
  }),
  example: { query: { address: '广东深圳南山' } },
  returns: z.object({ places: z.array(foundPlace) }),
})

export const reverseGeocode = call({
  method: 'GET',
  path: '/mesoor-space/v1/maps/reverse-geocode',
  access: 'member',
  summary: 'The city whose centre is nearest; none beyond 150 km',
  query: z.object({ lat: z.coerce.number().min(-90).max(90), lng: z.coerce.number().min(-180).max(180) }),
  example: { query: { lat: 31.23, lng: 121.47 } },
  returns: z.object({ place: foundPlace.nullable(), distanceKm: z.number().nullable() }),
})

export const listDivisions = call({
  method: 'GET',
  path: '/mesoor-space/v1/maps/divisions',
  access: 'member',
  summary: 'Provinces, their cities and districts as nested lists: [name, children], a district its name alone',
  example: {},
  returns: z.object({
    /** [province, [[city, [district, …]], …]]. A city that is a province stands in itself: [北京市, [[北京市, […]]]]. */
    divisions: z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.array(z.string())]))])),
  }),
})
