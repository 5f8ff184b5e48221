import { z } from 'zod'
import { customField } from '#custom-fields'
import { typeName } from '#entities'
import { stage, words } from '#pipelines'
import { savedViewKinds } from '#saved-views'
import { style } from '#spaces'

/** A channel without its projects: what a template of one holds. Stages are told apart by their place. */
export const channelModel = z.object({
  projectPayloadType: typeName,
  taskPayloadType: typeName,
  style: style.nullable().default(null),
  description: z.string().max(2000).default(''),
  flows: z
    .array(
      z.object({
        name: words,
        stages: z
          .array(
            stage.omit({ id: true, mobileRules: true }).extend({
              /** Places of the stages that one may go to; null: all. */
              to: z.array(z.number().int().min(0).max(29)).nullable().default(null),
            }),
          )
          .min(1)
          .max(30),
      }),
    )
    .max(10),
  /** Own fields, by the type that has them. Their keys are those of the enterprise they come from. */
  fields: z
    .array(z.object({ entityType: typeName, field: customField.extend({ key: z.string().max(64) }) }))
    .max(200)
    .default([]),
  views: z
    .array(
      z.object({
        entityType: typeName,
        name: z.string().max(60),
        kind: z.enum(savedViewKinds),
        search: z.string().max(8000),
        columns: z.array(z.string().max(200)).max(100),
      }),
    )
    .max(50)
    .default([]),
  /** Comes with automation. */
  automations: z.array(z.never()).default([]),
})
export type ChannelModel = z.output<typeof channelModel>
