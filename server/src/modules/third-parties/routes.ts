import {
  createAssociation,
  deleteAssociation,
  forgetAccount,
  listAccounts,
  listAssociations,
  listPlatforms,
  listUnactivatedUsers,
} from '@cohort/contract/third-parties'
import { route } from '#kernel/route'
import * as directory from '#modules/third-parties/directory'
import * as thirdParties from '#modules/third-parties/service'

export const routes = [
  route(listPlatforms, thirdParties.list),
  route(listAccounts, thirdParties.accounts),
  route(forgetAccount, thirdParties.forget),
  route(listAssociations, thirdParties.associations),
  route(createAssociation, thirdParties.create),
  route(deleteAssociation, thirdParties.remove),
  route(listUnactivatedUsers, directory.unactivated),
]
