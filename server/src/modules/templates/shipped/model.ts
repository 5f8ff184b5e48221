import type { ChannelModel } from '@cohort/contract/channel-model'
import type { ChoiceColor } from '@cohort/contract/fields/field'
import type { StageModel } from '@cohort/contract/flows'
import type { Words } from '@cohort/contract/pipelines'

/** A template of a channel that comes with the product, in both languages. */
export interface Shipped {
  id: string
  name: Words
  category: Words
  remark: Words
  color: ChoiceColor
  icon: string
  model: ChannelModel
}

interface Parts {
  id: string
  name: Words
  category: Words
  remark: Words
  color: ChoiceColor
  icon: string
  /** What a project is about, and what its tasks carry. */
  types: readonly [project: string, task: string]
  flow: Words
  stages: readonly StageModel[]
}

/** From a short way of writing it down. */
export const shipped = ({ types, flow, stages, ...template }: Parts): Shipped => ({
  ...template,
  model: {
    projectPayloadType: types[0],
    taskPayloadType: types[1],
    style: { color: template.color, icon: template.icon },
    description: '',
    flows: [
      {
        name: flow,
        stages: stages.map(({ to, subStatuses = [], requiredFields = [], staleDays = 7, ...stage }) => ({
          ...stage,
          subStatuses,
          requiredFields,
          staleDays,
          to: to ? [...to] : null,
        })),
      },
    ],
    fields: [],
    views: [],
    automations: [],
  },
})

export const words = (zh: string, en: string): Words => ({ zh, en })

/** A sub-status by its words. */
export const sub = (id: string, zh: string, en: string) => ({ id, name: { zh, en } })

export const categories = {
  hiring: words('0-招聘', '0-Hiring'),
  campus: words('1-校园与人才库', '1-Campus and talent pool'),
  people: words('2-员工与合作', '2-People and partners'),
  general: words('3-通用', '3-General'),
}
