import {
  checkRedirect,
  exchangeRedirectToken,
  getAppInfo,
  getMe,
  requestCode,
  signIn,
  viewAs,
} from '@cohort/contract/session'
import { switchTenant } from '@cohort/contract/tenants'
import { route } from '#kernel/route'
import * as appInfo from '#modules/session/app-info'
import * as codes from '#modules/session/codes'
import * as redirects from '#modules/session/redirects'
import * as session from '#modules/session/service'
import * as view from '#modules/session/view-as'

export const routes = [
  route(getAppInfo, appInfo.get),
  route(requestCode, codes.request),
  route(signIn, session.signInByPhone),
  route(getMe, session.getUser),
  route(switchTenant, session.switchTo),
  route(viewAs, view.start),
  route(checkRedirect, redirects.check),
  route(exchangeRedirectToken, redirects.exchange),
]
