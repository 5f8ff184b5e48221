import { resourceTypes, unlimited } from '@cohort/contract/packages'
import styles from '#modules/resources/components/usage.module.css'
import type { UsageDays } from '#modules/resources/series.ts'
import { useResourcesText } from '#modules/resources/text.ts'

/** The same as the charts, in numbers. */
export function UsageTable({ days }: { days: UsageDays }) {
  const all = useResourcesText()
  const text = all.usage
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled sideways must be reachable by keyboard
    <section className={styles.scroll} aria-label={text.caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            {resourceTypes.map((type) => (
              <th key={type} scope="col">
                {all.types[type]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, resources }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {resourceTypes.map((type) => {
                const own = resources.find(({ resourceType }) => resourceType === type)
                return (
                  <td key={type}>
                    {own && (
                      <>
                        <b>{own.consumed}</b> / {own.total >= unlimited ? text.unlimited : own.total}
                      </>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
