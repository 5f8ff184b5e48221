import { useAddress } from '#lib/address.ts'
import { usePageTitle } from '#lib/page.ts'
import { Compare } from '#modules/toolbox/components/compare.tsx'
import { JobDraft } from '#modules/toolbox/components/job-draft.tsx'
import { Parse } from '#modules/toolbox/components/parse.tsx'
import { type Tool, ToolList, tools } from '#modules/toolbox/components/tool-list.tsx'
import styles from '#modules/toolbox/components/toolbox.module.css'
import { useToolboxText } from '#modules/toolbox/text.ts'

const panels = { parse: Parse, compare: Compare, job: JobDraft } satisfies Record<Tool, () => unknown>

/** Small helpers that keep nothing, and the ways to the large ones (/toolbox?tool=compare). */
export function Screen() {
  const text = useToolboxText()
  const { query, change } = useAddress()
  const tool = tools.find((one) => one === query.get('tool')) ?? 'parse'
  usePageTitle(text.title)
  const Panel = panels[tool]
  return (
    <div className={styles.whole}>
      <ToolList chosen={tool} onChoose={(next) => change({ tool: next })} />
      <section className={styles.panel} aria-labelledby="tool-name">
        <h2 id="tool-name" className={styles.name}>
          {text.names[tool]}
        </h2>
        <p className={styles.hint}>{text.hints[tool]}</p>
        <Panel />
      </section>
    </div>
  )
}
