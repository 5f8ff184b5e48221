import {
  listSsoWays,
  receiveSaml,
  receiveSsoCode,
  signInBySso,
  signInBySsoUserId,
  signInByWecom,
  startSso,
} from '@cohort/contract/session'
import { route } from '#kernel/route'
import * as landing from '#modules/sso/landing'
import * as sso from '#modules/sso/service'
import * as start from '#modules/sso/start'
import * as ways from '#modules/sso/ways'

export const routes = [
  route(listSsoWays, ways.list),
  route(startSso, start.start),
  route(receiveSsoCode, landing.receiveCode),
  route(receiveSaml, landing.receiveSamlResponse),
  route(signInBySso, sso.bySso),
  route(signInBySsoUserId, sso.byUserId),
  route(signInByWecom, sso.byWecom),
]
