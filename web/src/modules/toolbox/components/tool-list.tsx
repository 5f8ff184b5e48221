import { createIntake } from '@cohort/contract/intakes'
import { Link } from 'react-router'
import { useMay } from '#lib/who.ts'
import styles from '#modules/toolbox/components/toolbox.module.css'
import { useToolboxText } from '#modules/toolbox/text.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

export const tools = ['parse', 'compare', 'job'] as const
export type Tool = (typeof tools)[number]

const icons: Record<Tool, IconName> = { parse: 'file', compare: 'swap', job: 'pencil' }

interface Props {
  chosen: Tool
  onChoose: (tool: Tool) => void
}

/** The tools of this page, then those that have pages of their own: on a phone these stand below. */
export function ToolList({ chosen, onChoose }: Props) {
  const text = useToolboxText()
  const [mayCreate, mayEdit, mayView] = [
    useMay(createIntake.access),
    useMay({ any: ['material.edit'] }),
    useMay({ any: ['material.view'] }),
  ]
  const links = [
    { key: 'import', icon: 'upload', to: '/resumes/intakes', may: mayCreate },
    { key: 'review', icon: 'eye', to: '/resumes/review', may: mayEdit },
    { key: 'duplicates', icon: 'merge', to: '/resumes/duplicates', may: mayEdit },
    { key: 'again', icon: 'history', to: '/recommendation?tab=again', may: mayView },
  ] as const
  return (
    <div className={styles.side}>
      <nav className={styles.tools} aria-label={text.tools}>
        {tools.map((tool) => (
          <button
            key={tool}
            type="button"
            aria-current={tool === chosen ? 'page' : undefined}
            onClick={() => onChoose(tool)}
          >
            <Icon name={icons[tool]} size={18} />
            <span>{text.names[tool]}</span>
          </button>
        ))}
      </nav>
      <nav className={styles.more} aria-label={text.more}>
        {links
          .filter(({ may }) => may)
          .map(({ key, icon, to }) => (
            <Link key={key} to={to}>
              <Icon name={icon} size={18} />
              <span>
                {text.links[key].name}
                <small>{text.links[key].hint}</small>
              </span>
            </Link>
          ))}
      </nav>
    </div>
  )
}
