import type { ExplainStep } from '@cohort/contract/permissions'
import type { ExplainQuestion } from '#modules/permissions/queries.ts'

export type StepName = ExplainStep['step']

/** What is asked, as it stands in the address. */
export interface WhyQuestion {
  userId: string | undefined
  code: number | undefined
  openId: string | undefined
  flag: string | undefined
}

/** Every step that a question goes through, in order. The server stops at the first failure; the rest is drawn unchecked. */
export function stepsAsked({ code, openId, flag }: Omit<WhyQuestion, 'userId'>): StepName[] {
  const steps: StepName[] = ['tenant', 'member']
  if (code !== undefined) steps.push('code')
  if (openId) steps.push('object')
  if (openId && flag) steps.push('flag')
  return steps
}

/** The question as the call takes it; undefined while something is still to be chosen. */
export const bodyOf = ({ userId, code, openId, flag }: WhyQuestion): ExplainQuestion | undefined => {
  if (!userId || (code === undefined && !openId)) return undefined
  return {
    userId,
    ...(code === undefined ? {} : { action: { code } }),
    ...(openId ? { object: { openId, ...(flag ? { flag } : {}) } } : {}),
  }
}
