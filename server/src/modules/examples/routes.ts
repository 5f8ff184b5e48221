import { getExamples, loadExamples, removeExamples } from '@cohort/contract/examples'
import { route } from '#kernel/route'
import * as examples from '#modules/examples/service'

export const routes = [
  route(getExamples, examples.state),
  route(loadExamples, examples.load),
  route(removeExamples, examples.remove),
]
