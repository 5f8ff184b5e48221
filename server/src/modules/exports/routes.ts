import {
  cancelExport,
  exportBi,
  exportEntities,
  exportProjects,
  exportTasks,
  listExports,
  readExport,
  repeatExport,
} from '@cohort/contract/exports'
import { route } from '#kernel/route'
import * as exports from '#modules/exports/service'

export const routes = [
  route(exportEntities, exports.ofEntities),
  route(exportProjects, exports.ofProjects),
  route(exportTasks, exports.ofTasks),
  route(exportBi, exports.ofBi),
  route(listExports, exports.list),
  route(cancelExport, exports.cancel),
  route(repeatExport, exports.again),
  route(readExport, exports.read),
]
