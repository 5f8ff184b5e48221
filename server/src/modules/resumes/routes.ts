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
import {
  addIntakeFiles,
  cancelIntake,
  createIntake,
  decideIntakeItem,
  getIntake,
  getIntakeReading,
  listIntakes,
  pauseIntake,
  resumeIntake,
  retryIntake,
  uploadIntakeFile,
} from '@cohort/contract/intakes'
import { findInReading, getReading, parseFile, parseText } from '@cohort/contract/readings'
import { acceptReview, correctReading, listCorrections, listReviews, rejectReview } from '@cohort/contract/reviews'
import { route } from '#kernel/route'
import * as batches from '#modules/resumes/batches'
import * as corrections from '#modules/resumes/corrections'
import * as duplicates from '#modules/resumes/duplicates'
import * as merges from '#modules/resumes/merges'
import { preview } from '#modules/resumes/preview'
import * as readings from '#modules/resumes/readings'
import * as reviews from '#modules/resumes/review-queue'
import { decide } from '#modules/resumes/settling'
import * as toolbox from '#modules/resumes/toolbox'
import { undo } from '#modules/resumes/unmerge'

export const routes = [
  route(createIntake, batches.create),
  route(listIntakes, batches.list),
  route(getIntake, batches.get),
  route(addIntakeFiles, batches.addFiles),
  route(uploadIntakeFile, batches.upload),
  route(pauseIntake, batches.pause),
  route(resumeIntake, batches.resume),
  route(cancelIntake, batches.cancel),
  route(retryIntake, batches.retry),
  route(decideIntakeItem, decide),
  route(getIntakeReading, readings.ofItem),
  route(getReading, readings.get),
  route(findInReading, readings.findIn),
  route(parseText, toolbox.text),
  route(parseFile, toolbox.file),
  route(listReviews, reviews.list),
  route(acceptReview, reviews.accept),
  route(rejectReview, reviews.reject),
  route(correctReading, corrections.correct),
  route(listCorrections, corrections.list),
  route(listDuplicates, duplicates.list),
  route(listDuplicateGroups, duplicates.groups),
  route(dismissDuplicate, duplicates.dismiss),
  route(previewMerge, preview),
  route(mergeResumes, merges.merge),
  route(mergeMany, merges.mergePairs),
  route(listMerges, merges.journal),
  route(undoMerge, undo),
]
