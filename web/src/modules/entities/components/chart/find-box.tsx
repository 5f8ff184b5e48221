import styles from '#modules/entities/components/chart/chart.module.css'
import { useChartText } from '#modules/entities/components/chart/text.ts'
import type { ChartState } from '#modules/entities/components/chart/use-chart.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** Finds in what is drawn: hits are marked, the one looked at comes into the middle, Enter goes on to the next. */
export function FindBox({ chart, name }: { chart: ChartState; name: string }) {
  const text = useChartText()
  const { words, hits, at } = chart
  return (
    <search className={styles.find}>
      <label className={styles.search}>
        <Icon name="search" size={16} />
        <input
          type="search"
          aria-label={text.findLabel(name)}
          placeholder={text.find}
          maxLength={100}
          value={words}
          onChange={({ target }) => chart.find(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            chart.step(event.shiftKey ? -1 : 1)
          }}
        />
      </label>
      {words.trim() && (
        <>
          <span className={styles.count} role="status">
            {hits.length > 0 ? text.found(at + 1, hits.length) : text.nothing}
          </span>
          <Button
            kind="text"
            size="small"
            aria-label={text.previous}
            title={text.previous}
            disabled={hits.length < 2}
            icon={<Icon name="up" size={16} />}
            onClick={() => chart.step(-1)}
          />
          <Button
            kind="text"
            size="small"
            aria-label={text.next}
            title={text.next}
            disabled={hits.length < 2}
            icon={<Icon name="down" size={16} />}
            onClick={() => chart.step(1)}
          />
        </>
      )}
    </search>
  )
}
