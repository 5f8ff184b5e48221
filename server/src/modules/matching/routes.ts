import { listRecommendReasons } from '@cohort/contract/entity-searches'
import {
  addRecommended,
  compareTexts,
  copyConditions,
  dismissRecommended,
  generateJob,
  getConditions,
  recommendEntities,
  recommendJobs,
  setConditions,
  undismissRecommended,
} from '@cohort/contract/matching'
import { type Route, route } from '#kernel/route'
import * as conditions from '#modules/matching/corrected'
import * as decide from '#modules/matching/decide'
import * as person from '#modules/matching/person'
import { recommend } from '#modules/matching/recommend'
import * as toolbox from '#modules/matching/toolbox'
import { movesWithResumes, rowsThatMove } from '#modules/resumes/movers'

// Whoever was dismissed for a job stays so under the record that two became.
movesWithResumes('matching', rowsThatMove({ table: 'match_decision', key: 'job_id' }))

export const routes: readonly Route[] = [
  route(recommendEntities, recommend),
  route(dismissRecommended, decide.dismiss),
  route(undismissRecommended, decide.undismiss),
  route(addRecommended, decide.add),
  route(getConditions, conditions.get),
  route(setConditions, conditions.set),
  route(copyConditions, conditions.copy),
  route(listRecommendReasons, person.reasons),
  route(recommendJobs, person.jobs),
  route(generateJob, toolbox.generate),
  route(compareTexts, toolbox.compare),
]
