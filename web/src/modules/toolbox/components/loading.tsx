import { Loading, times } from '#fields/loading.tsx'
import own from '#modules/toolbox/components/parse.module.css'
import styles from '#modules/toolbox/components/toolbox.module.css'
import { useToolboxText } from '#modules/toolbox/text.ts'
import { Ghost } from '#ui/skeleton.tsx'

/** The values, and beside them what they are read from. */
export function ParseLoading() {
  return (
    <Loading className={`${styles.two} ${own.beside}`}>
      <div className={own.fields}>
        {times(3, (part) => (
          <div key={part} className={`${own.part} ${own.ghosts}`}>
            <Ghost width={72} height={14} />
            {times(4, (at) => (
              <div key={at} className={own.read}>
                <span className={own.named}>
                  <Ghost width={48} />
                </span>
                <Ghost width={at % 2 ? 140 : 96} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className={`${own.source} ${own.lines}`}>
        {times(7, (at) => (
          <Ghost key={at} width={`${80 - (at % 3) * 18}%`} />
        ))}
      </div>
    </Loading>
  )
}

/** Duties and demands, under the names that they will have. */
export function DraftLoading() {
  const text = useToolboxText().job
  return (
    <Loading className={styles.drafts}>
      {[text.duty, text.demand].map((title) => (
        <div key={title} className={styles.draft}>
          <div>
            <h3>{title}</h3>
          </div>
          <div className={styles.ghosts}>
            {times(5, (at) => (
              <Ghost key={at} width={`${92 - (at % 3) * 16}%`} />
            ))}
          </div>
        </div>
      ))}
    </Loading>
  )
}
