import { getJsonSchema, listCustomFields, listCustomFieldTypes, setCustomFields } from '@cohort/contract/custom-fields'
import {
  createEntity,
  deleteEntities,
  deleteEntity,
  getEntity,
  linkEntity,
  listAttentionIds,
  listDeleted,
  listEntities,
  listLinks,
  listVersions,
  patchEntity,
  putCustomValues,
  restoreEntities,
  searchEntities,
  searchFilters,
  setAttention,
  unlinkEntity,
} from '@cohort/contract/entities'
import {
  createGroup,
  deleteGroup,
  getPublicEntity,
  getShare,
  listGroups,
  listSearchGroups,
  shareEntity,
} from '@cohort/contract/groups'
import {
  createRemark,
  deleteRemark,
  listConversations,
  listRemarks,
  readRemarks,
  restoreRemark,
  updateRemark,
} from '@cohort/contract/remarks'
import { route } from '#kernel/route'
import * as bin from '#modules/entities/bin'
import * as customFields from '#modules/entities/custom-fields'
import * as groups from '#modules/entities/groups'
import * as links from '#modules/entities/links'
import * as records from '#modules/entities/records'
import * as remarks from '#modules/entities/remarks'
import * as searching from '#modules/entities/search'
import * as sharing from '#modules/entities/sharing'

export const routes = [
  route(searchEntities, searching.search),
  route(searchFilters, searching.countOnly),
  route(listEntities, records.list),
  route(getEntity, records.get),
  route(createEntity, records.create),
  route(patchEntity, records.patch),
  route(putCustomValues, records.putCustom),
  route(deleteEntity, bin.removeOne),
  route(deleteEntities, bin.removeMany),
  route(listDeleted, bin.list),
  route(restoreEntities, bin.restore),
  route(listVersions, records.versions),
  route(linkEntity, links.link),
  route(unlinkEntity, links.unlink),
  route(listLinks, links.list),
  route(listAttentionIds, links.attentionIds),
  route(setAttention, links.follow),
  route(listCustomFieldTypes, customFields.types),
  route(listCustomFields, customFields.list),
  route(setCustomFields, customFields.set),
  route(getJsonSchema, customFields.schema),
  route(listGroups, groups.list),
  route(createGroup, groups.create),
  route(deleteGroup, groups.remove),
  route(listSearchGroups, groups.trees),
  route(shareEntity, sharing.share),
  route(getPublicEntity, sharing.read),
  route(getShare, sharing.state),
  route(listRemarks, remarks.list),
  route(createRemark, remarks.create),
  route(readRemarks, remarks.read),
  route(updateRemark, remarks.update),
  route(deleteRemark, remarks.remove),
  route(restoreRemark, remarks.restore),
  route(listConversations, remarks.conversations),
]
