import type { Filter } from '@cohort/contract/entities'
import { archived, projectStatuses } from '@cohort/contract/projects'
import type { TreeItem } from '@cohort/contract/spaces'
import { ExportButton } from '#fields/exports/export-button.tsx'
import { SearchField } from '#fields/search-field.tsx'
import { useAddress } from '#lib/address.ts'
import { useIsPhone } from '#lib/media.ts'
import styles from '#modules/spaces/components/list/list.module.css'
import { ProjectCards } from '#modules/spaces/components/list/project-cards.tsx'
import { ProjectTable } from '#modules/spaces/components/list/project-table.tsx'
import type { DialogKind } from '#modules/spaces/components/use-item-menu.ts'
import { useChannelProjects, useProjectDetails } from '#modules/spaces/queries.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { isArchived } from '#modules/spaces/tree.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'

const path = (key: string): string => `data.standardFields.${key}`
/** What a row of the list shows. */
const columns = ['name', 'status', 'principal', 'priority', 'timeoutTime', 'childrenCount'].map(path)

/** What the list asks of its projects, as a search says it. */
const conditionsOf = (channelId: string, status: number | undefined, word: string): Filter[] => [
  { field: path('channel'), op: 'eq', value: channelId },
  status === undefined
    ? { field: path('status'), op: 'ne', value: String(archived) }
    : { field: path('status'), op: 'eq', value: String(status) },
  ...(word ? [{ field: path('name'), op: 'contains' as const, value: word }] : []),
]

interface Props {
  channel: TreeItem
  space: TreeItem | undefined
  markedId: string | undefined
  /** Undefined: no project can be made here. */
  onAdd: (() => void) | undefined
  openDialog: (kind: DialogKind, item: TreeItem) => void
}

/** The projects of a channel in their order (the view `projectList`); what is archived only where it is asked for. */
export function ProjectList({ channel, space, markedId, onAdd, openDialog }: Props) {
  const text = useSpacesText().list
  const phone = useIsPhone()
  const { query, change } = useAddress()
  const found = useChannelProjects(channel.id)
  const all = found.data?.data ?? []
  const details = useProjectDetails(channel.id, all.length)
  const status = projectStatuses.find((one) => String(one) === query.get('status'))
  const word = query.get('q') ?? ''
  const fits = (item: TreeItem) => (status === undefined ? !isArchived(item) : item.status === status)
  const shown = all.filter((item) => fits(item) && item.name.toLowerCase().includes(word.toLowerCase()))
  const filtered = status !== undefined || word !== ''
  const Rows = phone ? ProjectCards : ProjectTable
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          className={styles.search}
          value={word}
          label={text.search}
          onSearch={(next) => change({ q: next || undefined })}
        />
        <StatusFilter
          all={all}
          status={status}
          onChange={(next) => change({ status: next === undefined ? undefined : String(next) })}
        />
        <ExportButton
          small
          named={!phone}
          count={String(shown.length)}
          wanted={{ kind: 'projects', body: { filters: { and: conditionsOf(channel.id, status, word) } } }}
          seen={columns}
        />
      </div>
      <div className={styles.body}>
        {found.isPending && <SkeletonRows rows={8} height={52} />}
        {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && shown.length === 0 && (
          <Empty
            filtered={filtered}
            title={filtered ? text.noneFound : text.empty}
            hint={filtered ? text.noneHint(all.length) : text.emptyHint}
            actions={
              filtered ? (
                <Button size="small" onClick={() => change({ q: undefined, status: undefined })}>
                  {text.clear}
                </Button>
              ) : (
                onAdd && <AddButton onAdd={onAdd} />
              )
            }
          />
        )}
        {shown.length > 0 && (
          <Rows
            shown={shown}
            all={all}
            details={details}
            channel={channel}
            space={space}
            markedId={markedId}
            openDialog={openDialog}
          />
        )}
      </div>
    </>
  )
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const text = useSpacesText().channel
  return (
    <Button icon={<Icon name="plus" size={16} />} onClick={onAdd}>
      {text.newProject}
    </Button>
  )
}

interface FilterProps {
  all: readonly TreeItem[]
  status: (typeof projectStatuses)[number] | undefined
  onChange: (status: number | undefined) => void
}

/** How many there are in each state; one click shows them. */
function StatusFilter({ all, status, onChange }: FilterProps) {
  const text = useSpacesText()
  const count = (wanted: number) => all.filter((item) => item.status === wanted).length
  const chips = [
    { key: undefined, label: text.list.open, count: all.filter((item) => !isArchived(item)).length },
    ...projectStatuses.map((key) => ({ key, label: text.statuses[key], count: count(key) })),
  ].filter(({ key, count }) => key === undefined || key === status || count > 0)
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{text.list.filter}</legend>
      {chips.map(({ key, label, count }) => (
        <button
          key={label}
          type="button"
          className={styles.chip}
          aria-pressed={key === status}
          onClick={() => onChange(key)}
        >
          {label} <span>{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
