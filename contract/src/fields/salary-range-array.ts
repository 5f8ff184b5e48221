import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { type SalaryRange, salaryRange, salaryRangeValue, salaryText } from '#fields/salary-range'
import { listCsv, listMax, listText } from '#fields/values'

/** Several ranges of pay; sorted and compared by the lowest. */
export const salaryRangeArray: FieldType<SalaryRange[]> = {
  ...salaryRange,
  name: 'SalaryRangeArray',
  words: { zh: '薪资范围列表', en: 'Salary ranges' },
  schema: () => z.array(salaryRangeValue).max(listMax),
  initial: () => [],
  text: (value, _, locale) =>
    listText(
      value.map((one) => salaryText(one, locale)),
      locale,
    ),
  csv: (value, _, locale) => listCsv(value.map((one) => salaryText(one, locale))),
  facets: () => [],
  number: (value) => {
    const months = value.map((one) => salaryRange.number(one)).filter((count) => count !== undefined)
    return months.length > 0 ? Math.min(...months) : undefined
  },
  keywords: () => [],
}
