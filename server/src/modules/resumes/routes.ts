import {
  dismissDuplicate,
  listDuplicateGroups,
  listDuplicates,
  listMerges,
  mergeMany,
  mergeResumes,
  previewMerge,
  undoMerge,
} from '@cohort/contract/duplicates'
import { route } from '#kernel/route'
import * as duplicates from '#modules/resumes/duplicates'
import * as merges from '#modules/resumes/merges'
import { preview } from '#modules/resumes/preview'
import { undo } from '#modules/resumes/unmerge'

export const routes = [
  route(listDuplicates, duplicates.list),
  route(listDuplicateGroups, duplicates.groups),
  route(dismissDuplicate, duplicates.dismiss),
  route(previewMerge, preview),
  route(mergeResumes, merges.merge),
  route(mergeMany, merges.mergePairs),
  route(listMerges, merges.journal),
  route(undoMerge, undo),
]
