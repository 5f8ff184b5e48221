import { inLocale } from '@cohort/contract/fields/values'
import { useRef, useState } from 'react'
import { useMayRemark } from '#fields/remarks/remark-queries.ts'
import { SearchField } from '#fields/search-field.tsx'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import { ExportTasks } from '#modules/tasks/components/export-tasks.tsx'
import { FilterPanel } from '#modules/tasks/components/filter-panel.tsx'
import { HireProgress } from '#modules/tasks/components/hire-progress.tsx'
import { StatusChip } from '#modules/tasks/components/project-head.tsx'
import styles from '#modules/tasks/components/toolbar.module.css'
import { groupFields, type ProjectView } from '#modules/tasks/project-view.ts'
import { useDueCount } from '#modules/tasks/queries.ts'
import { showsTasks, type View } from '#modules/tasks/state.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Menu, type MenuItem } from '#ui/menu.tsx'

const icons: Record<View, IconName> = {
  board: 'board',
  list: 'list',
  overview: 'trend',
  projectList: 'layers',
  chat: 'chat',
  structureDiagram: 'tree',
}

/** Where there is little room these are pictures alone, until one is chosen. */
const late = new Set<View>(['projectList', 'chat', 'structureDiagram'])

/** In which view the project is seen, and what of it. */
export function Toolbar({ view }: { view: ProjectView }) {
  const text = useTasksText()
  const { state, change } = view
  const phone = useIsPhone()
  const dueCount = useDueCount(view.project.id)
  const mayTalk = useMayRemark()
  const offered = (Object.keys(icons) as View[]).filter((key) => key !== 'chat' || mayTalk)
  return (
    <div className={styles.bar}>
      <nav className={styles.views} aria-label={text.views}>
        {offered.map((key) => (
          <button
            key={key}
            type="button"
            aria-current={state.view === key || undefined}
            aria-label={phone ? text.view[key] : undefined}
            title={text.view[key]}
            onClick={() => change({ view: key })}
          >
            <Icon name={icons[key]} size={16} />
            {!phone && (
              <span className={late.has(key) && state.view !== key ? styles.late : undefined}>{text.view[key]}</span>
            )}
            {key === 'projectList' && !phone && view.project.projectCount > 0 && (
              <small>{view.project.projectCount}</small>
            )}
          </button>
        ))}
      </nav>
      {phone && <StatusChip view={view} />}
      {showsTasks(state.view) && (
        <>
          <span className={styles.rule} aria-hidden="true" />
          <Filters view={view} />
          <Switch icon="person" label={text.mine} on={state.mine} onChange={(mine) => change({ mine })} />
          <Switch
            icon="clock"
            label={text.dueSoon}
            count={dueCount}
            on={state.due}
            onChange={(due) => change({ due })}
          />
          <SearchField
            className={styles.search}
            size="small"
            label={text.search}
            value={state.query}
            onSearch={(query) => change({ query })}
          />
        </>
      )}
      <span className={styles.grow} />
      {!phone && showsTasks(state.view) && <HireProgress view={view} />}
      {showsTasks(state.view) && view.flows.length > 1 && <FlowMenu view={view} />}
      {state.view === 'board' && <GroupMenu view={view} />}
      {showsTasks(state.view) && <ExportTasks view={view} />}
      {state.view === 'board' && (
        <Button
          size="small"
          kind="text"
          icon={<Icon name="eye" size={16} />}
          aria-keyshortcuts="t"
          onClick={() => change({ triage: true })}
        >
          {text.triage}
        </Button>
      )}
    </div>
  )
}

interface SwitchProps {
  icon: IconName
  label: string
  count?: number | undefined
  on: boolean
  onChange: (on: boolean) => void
}

function Switch({ icon, label, count, on, onChange }: SwitchProps) {
  return (
    <button type="button" className={styles.switch} aria-pressed={on} onClick={() => onChange(!on)}>
      <Icon name={icon} size={16} />
      {label}
      {count !== undefined && count > 0 && <b>{count}</b>}
    </button>
  )
}

function Filters({ view }: { view: ProjectView }) {
  const text = useTasksText()
  const [open, setOpen] = useState(false)
  const count = view.state.conditions.length
  return (
    <>
      <button
        type="button"
        className={styles.switch}
        aria-pressed={count > 0}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" size={16} />
        {text.filter}
        {count > 0 && <b>{count}</b>}
      </button>
      {open && <FilterPanel view={view} onClose={() => setOpen(false)} />}
    </>
  )
}

function GroupMenu({ view }: { view: ProjectView }) {
  const text = useTasksText()
  const locale = useLocale()
  const { by } = view.state
  const fields = groupFields(view.taskShape)
  const chosen = fields.find(({ path }) => path === by)
  const item = (key: string, label: string): MenuItem => ({
    key,
    label,
    checked: key === by,
    run: () => view.change({ by: key }),
  })
  return (
    <Dropped
      icon="layers"
      label={text.groupMenu}
      words={text.groupBy(chosen ? inLocale(chosen.definition.label, locale) : text.stage)}
      items={[
        item('stage', text.stage),
        ...fields.map(({ path, definition }) => item(path, inLocale(definition.label, locale))),
      ]}
    />
  )
}

function FlowMenu({ view }: { view: ProjectView }) {
  const text = useTasksText()
  const locale = useLocale()
  const items = view.flows.map(
    ({ openId, name }): MenuItem => ({
      key: openId,
      label: inLocale(name, locale),
      checked: openId === view.flow.openId,
      run: () => view.change({ flow: openId }),
    }),
  )
  return <Dropped icon="swap" label={text.flow} words={inLocale(view.flow.name, locale)} items={items} />
}

function Dropped({
  icon,
  label,
  words,
  items,
}: {
  icon: IconName
  label: string
  words: string
  items: readonly MenuItem[]
}) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        kind="text"
        aria-haspopup="menu"
        aria-expanded={open}
        icon={<Icon name={icon} size={16} />}
        onClick={() => setOpen(!open)}
      >
        {words}
      </Button>
      {open && (
        <Menu anchor={anchor} label={label} placement="bottomEnd" items={items} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
