import { exportAudits, listAudits } from '@cohort/contract/audits'
import { route } from '#kernel/route'
import * as audits from '#modules/audits/service'

export const routes = [route(listAudits, audits.list), route(exportAudits, audits.exportCsv)]
