import { availableParallelism } from 'node:os'
import { closePool } from '@cohort/talent/workers/pool'
import { beginLeased } from '#kernel/leased-work'
import { intakeSignal } from '#modules/resumes/batches'
import * as claims from '#modules/resumes/claim-store'
import type { ItemRow } from '#modules/resumes/item-store'
import { workOn } from '#modules/resumes/item-work'
import { forEachTenant } from '#modules/tenants/service'

/** From the start of a process: batches are worked on, whoever began them and wherever they stopped. */
export const begin = beginLeased<ItemRow>({
  name: 'intake',
  signal: intakeSignal,
  // The pool reads them in threads of its own.
  mostAtOnce: Math.max(2, Math.min(4, availableParallelism())),
  forEachTenant,
  claim: claims.claim,
  renew: claims.renew,
  giveBack: claims.giveBack,
  openWork: claims.openWork,
  workOn,
  ending: closePool,
})
