import type { Parsed, Result } from '@cohort/contract/call'
import type { geocode, listDivisions, reverseGeocode } from '@cohort/contract/maps'
import type { Context } from '#kernel/context'

export const find = async (ctx: Context, { query }: Parsed<typeof geocode>): Promise<Result<typeof geocode>> => ({
  places: await ctx.ports.geocoder.geocode(query.address, query.limit),
})

export const nearest = (
  ctx: Context,
  { query }: Parsed<typeof reverseGeocode>,
): Promise<Result<typeof reverseGeocode>> => ctx.ports.geocoder.reverse(query)

export const divisions = async (ctx: Context): Promise<Result<typeof listDivisions>> => ({
  divisions: await ctx.ports.geocoder.divisions(),
})
