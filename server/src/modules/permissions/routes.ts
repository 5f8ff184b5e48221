import {
  addParticipants,
  clearPermission,
  explain,
  getPermission,
  getSubPermission,
  listParticipants,
  listPermissionObjects,
  removeParticipant,
  setParticipant,
  setParticipants,
  setPermission,
} from '@cohort/contract/permissions'
import { route } from '#kernel/route'
import { explainFor } from '#modules/permissions/explain'
import * as participants from '#modules/permissions/participants'
import * as permissions from '#modules/permissions/service'

export const routes = [
  route(getPermission, participants.get),
  route(setPermission, permissions.set),
  route(setParticipants, permissions.setMany),
  route(clearPermission, permissions.clear),
  route(getSubPermission, participants.listSub),
  route(listParticipants, participants.list),
  route(addParticipants, permissions.add),
  route(setParticipant, permissions.setOne),
  route(removeParticipant, permissions.removeOne),
  route(listPermissionObjects, participants.listObjects),
  route(explain, explainFor),
]
