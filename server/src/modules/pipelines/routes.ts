import { createPipeline, listPipelines } from '@cohort/contract/pipelines'
import { route } from '#kernel/route'
import * as pipelines from '#modules/pipelines/service'

export const routes = [route(listPipelines, pipelines.list), route(createPipeline, pipelines.create)]
