import type { ExplainStep } from '@cohort/contract/permissions'

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
