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
import { uploadEntity } from '@cohort/contract/files'
import {
  createGroup,
  deleteGroup,
  getPublicEntity,
  listGroups,
  listSearchGroups,
  shareEntity,
} from '@cohort/contract/groups'
import { route } from '#kernel/route'
import * as bin from '#modules/entities/bin'
import * as customFields from '#modules/entities/custom-fields'
import * as groups from '#modules/entities/groups'
import * as links from '#modules/entities/links'
import * as records from '#modules/entities/records'
import * as searching from '#modules/entities/search'
import * as sharing from '#modules/entities/sharing'
import { upload } from '#modules/entities/upload'

export const routes = [
  route(searchEntities, searching.search),
  route(searchFilters, searching.countOnly),
  route(listEntities, records.list),
  route(getEntity, records.get),
  route(createEntity, records.create),
  route(uploadEntity, upload),
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
]
