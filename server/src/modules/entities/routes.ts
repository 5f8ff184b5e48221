import { bulkEdit, listBulkChanges, restoreVersion, undoBulkChange } from '@cohort/contract/bulk'
import {
  getJsonSchema,
  listCreatedInSpace,
  listCustomFields,
  listCustomFieldTypes,
  listDeletedCustomFields,
  restoreCustomField,
  setCustomFields,
} from '@cohort/contract/custom-fields'
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
import { searchBoard, searchEverywhere, searchStructure } from '@cohort/contract/entity-searches'
import { uploadEntity } from '@cohort/contract/files'
import {
  createGroup,
  deleteGroup,
  getPublicEntity,
  getShare,
  listGroups,
  listSearchGroups,
  shareEntity,
} from '@cohort/contract/groups'
import { createEntities, importEntities } from '@cohort/contract/imports'
import {
  createRemark,
  deleteRemark,
  listConversations,
  listRemarks,
  readRemarks,
  restoreRemark,
  updateRemark,
} from '@cohort/contract/remarks'
import {
  addToSearchHistory,
  clearSearchHistory,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  listSearchHistory,
  orderSavedViews,
  updateSavedView,
} from '@cohort/contract/saved-views'
import { createTag, deleteTag, listTags, mergeTags, updateTag } from '@cohort/contract/tags'
import {
  createTenantType,
  deleteTenantType,
  listTenantTypes,
  listTypeTemplates,
  updateTenantType,
} from '@cohort/contract/tenant-types'
import { route } from '#kernel/route'
import * as bin from '#modules/entities/bin'
import { board } from '#modules/entities/board'
import * as bulk from '#modules/entities/bulk'
import { chart } from '#modules/entities/chart'
import * as customFields from '#modules/entities/custom-fields'
import { everywhere } from '#modules/entities/everywhere'
import * as groups from '#modules/entities/groups'
import * as imports from '#modules/entities/imports'
import * as links from '#modules/entities/links'
import * as records from '#modules/entities/records'
import * as remarks from '#modules/entities/remarks'
import * as savedViews from '#modules/entities/saved-views'
import * as searching from '#modules/entities/search'
import * as sharing from '#modules/entities/sharing'
import * as tags from '#modules/entities/tags'
import * as tenantTypes from '#modules/entities/tenant-types'
import * as undoing from '#modules/entities/undo'
import { upload } from '#modules/entities/upload'

export const routes = [
  route(searchEntities, searching.search),
  route(searchFilters, searching.countOnly),
  route(listEntities, records.list),
  route(getEntity, records.get),
  route(createEntity, records.create),
  route(createEntities, imports.createMany),
  route(importEntities, imports.importFile),
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
  route(searchEverywhere, everywhere),
  route(searchStructure, chart),
  route(searchBoard, board),
  route(listSavedViews, savedViews.list),
  route(createSavedView, savedViews.create),
  route(updateSavedView, savedViews.update),
  route(deleteSavedView, savedViews.remove),
  route(orderSavedViews, savedViews.order),
  route(listSearchHistory, savedViews.history),
  route(addToSearchHistory, savedViews.remember),
  route(clearSearchHistory, savedViews.forget),
  route(listTags, tags.list),
  route(createTag, tags.create),
  route(updateTag, tags.update),
  route(mergeTags, tags.merge),
  route(deleteTag, tags.remove),
  route(bulkEdit, bulk.edit),
  route(undoBulkChange, undoing.undo),
  route(listBulkChanges, undoing.list),
  route(restoreVersion, records.restore),
  route(listTypeTemplates, tenantTypes.listTemplates),
  route(listTenantTypes, tenantTypes.list),
  route(createTenantType, tenantTypes.create),
  route(updateTenantType, tenantTypes.update),
  route(deleteTenantType, tenantTypes.remove),
  route(listDeletedCustomFields, customFields.deleted),
  route(restoreCustomField, customFields.restore),
  route(listCreatedInSpace, customFields.createdInSpace),
  route(getShare, sharing.state),
  route(listRemarks, remarks.list),
  route(createRemark, remarks.create),
  route(readRemarks, remarks.read),
  route(updateRemark, remarks.update),
  route(deleteRemark, remarks.remove),
  route(restoreRemark, remarks.restore),
  route(listConversations, remarks.conversations),
]
