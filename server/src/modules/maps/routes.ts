import { geocode, listDivisions, reverseGeocode } from '@cohort/contract/maps'
import { route } from '#kernel/route'
import * as maps from '#modules/maps/service'

export const routes = [
  route(geocode, maps.find),
  route(reverseGeocode, maps.nearest),
  route(listDivisions, maps.divisions),
]
