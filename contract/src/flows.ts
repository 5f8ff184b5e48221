import type { ChoiceColor } from '#fields/field'
import type { Stage, StageKind, Words } from '#pipelines'

/** A flow as it is written down in the product: its stages get their ids where it is used. */
export interface FlowModel {
  name: Words
  stages: readonly StageModel[]
}
export type StageModel = Pick<Stage, 'name' | 'color' | 'kind'> &
  Partial<Pick<Stage, 'subStatuses' | 'requiredFields' | 'staleDays'>> & {
    /** Places of the stages that one may go to from here; all where it is left out. */
    to?: readonly number[]
  }

export const stageModel = (
  zh: string,
  en: string,
  color: ChoiceColor,
  kind: StageKind = 'normal',
  more: Omit<StageModel, 'name' | 'color' | 'kind'> = {},
): StageModel => ({ name: { zh, en }, color, kind, ...more })

/** The default flow of recruiting (decisions, "Project and task states"). */
export const recruitingFlow: FlowModel = {
  name: { zh: '招聘流程', en: 'Hiring' },
  stages: [
    stageModel('待筛选', 'New', 'grey', 'normal', { staleDays: 3 }),
    stageModel('初筛', 'Screening', 'blue', 'normal', { staleDays: 5 }),
    stageModel('面试', 'Interview', 'purple', 'normal', { staleDays: 10 }),
    stageModel('Offer', 'Offer', 'amber', 'normal', { staleDays: 7 }),
    stageModel('待入职', 'Pre-boarding', 'teal', 'normal', { staleDays: 30 }),
    stageModel('已入职', 'Hired', 'green', 'won'),
    stageModel('淘汰', 'Rejected', 'red', 'lost'),
  ],
}
