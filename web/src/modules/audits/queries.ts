import { exportAudits, listAudits } from '@cohort/contract/audits'
import type { Output } from '@cohort/contract/call'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { requestFile } from '#lib/api.ts'
import { asking } from '#lib/query.ts'
import { saveFile } from '#lib/save-file.ts'
import { type AuditFilter, type AuditPage, queryOf } from '#modules/audits/audit-filter.ts'

export type AuditEntry = Output<typeof listAudits>['data'][number]

export const useAudits = (filter: AuditFilter, page: AuditPage, enabled: boolean) =>
  useQuery({
    ...asking(listAudits, { query: { ...queryOf(filter), ...page } }, { inPlace: true }),
    enabled,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const useExportAudits = () =>
  useMutation({
    mutationFn: (filter: AuditFilter) => requestFile(exportAudits, { query: queryOf(filter) }),
    onSuccess: (file) => saveFile(file, `audit-${new Date().toISOString().slice(0, 10)}.csv`),
  })
