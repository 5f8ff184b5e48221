import { inLocale } from '@cohort/contract/fields/values'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { Shape } from '#fields/shape.ts'
import { useIsPhone } from '#lib/media.ts'
import { usePageTitle } from '#lib/page.ts'
import { useLocale } from '#lib/text.ts'
import { useMay } from '#lib/who.ts'
import styles from '#modules/entities/components/entity-list.module.css'
import { ListBody } from '#modules/entities/components/list-body.tsx'
import { ManageTypes, TypeTree } from '#modules/entities/components/type-tree.tsx'
import { ImportButton } from '#modules/entities/components/upload/import-button.tsx'
import { ImportDrop } from '#modules/entities/components/upload/import-drop.tsx'
import { takesFiles } from '#modules/entities/components/upload/record-uploads.ts'
import { UploadButton } from '#modules/entities/components/upload/upload-button.tsx'
import { UploadDrop } from '#modules/entities/components/upload/upload-drop.tsx'
import type { ListState } from '#modules/entities/list-state.ts'
import { useShape } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { useGroups } from '#modules/entities/type-queries.ts'
import { useList, useListState } from '#modules/entities/use-list.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageActions } from '#ui/page-actions.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty } from '#ui/states.tsx'

/** The materials of the enterprise, one kind at a time (/entity?type=…). */
export function Screen() {
  const { state, change } = useListState()
  const text = useEntitiesText()
  const shape = useShape(state.type)
  if (!shape) return <Empty title={text.unknownType} fill />
  if (state.type === 'Remark') return <Chat shape={shape} />
  // Another type begins anew: nothing of a selection or of a typed word goes along.
  return <Materials key={state.type} state={state} change={change} shape={shape} />
}

/** Everything that is being said, whatever it is about (/entity?type=Remark). */
function Chat({ shape }: { shape: Shape }) {
  usePageTitle(inLocale(shape.type.name, useLocale()), undefined, useEntitiesText().crumb)
  return (
    <Suspense fallback={<SkeletonRows rows={8} height={64} />}>
      <ChatView shape={shape} />
    </Suspense>
  )
}

const ChatView = lazy(async () => ({
  default: (await import('#modules/entities/components/talks/chat-view.tsx')).ChatView,
}))

interface Props {
  state: ListState
  change: (next: ListState) => void
  shape: Shape
}

function Materials({ state, change, shape }: Props) {
  const text = useEntitiesText()
  const locale = useLocale()
  const list = useList(state, shape)
  usePageTitle(inLocale(shape.type.name, locale), undefined, text.crumb)
  // A file of a resume is read; any other becomes a record that holds it.
  const Drop = shape.type.type === 'Resume' ? ImportDrop : UploadDrop
  return (
    <div className={styles.screen}>
      <Actions shape={shape} />
      <TypeTree
        type={state.type}
        name={inLocale(shape.type.name, locale)}
        icon={shape.type.icon}
        followed={state.followed}
        followedCount={list.followedIds?.length}
        ready={list.found.data !== undefined}
      />
      <Drop shape={shape}>
        <ListBody state={state} change={change} shape={shape} list={list} />
      </Drop>
    </div>
  )
}

function Actions({ shape }: { shape: Shape }) {
  const text = useEntitiesText()
  const locale = useLocale()
  const navigate = useNavigate()
  const phone = useIsPhone()
  const may = useMay({ any: ['material.create'] })
  const { type, name, measure } = shape.type
  const shown = (useGroups() ?? []).filter((group) => group.shown)
  return (
    <PageActions>
      <select
        className={`${styles.types} ${styles.wide}`}
        aria-label={text.tree.choose}
        value={type}
        onChange={({ target }) => void navigate(`/entity?type=${target.value}`)}
      >
        {shown.some(({ entityType }) => entityType === type) ? null : (
          <option value={type}>{inLocale(name, locale)}</option>
        )}
        {shown.map((one) => (
          <option key={one.entityType} value={one.entityType}>
            {one.name}
          </option>
        ))}
      </select>
      <span className={styles.wide}>
        <ManageTypes icon="sliders" />
      </span>
      {type === 'Resume' ? <ImportButton /> : takesFiles(shape) && <UploadButton shape={shape} />}
      {may && !phone && (
        <Button
          kind="primary"
          icon={<Icon name="plus" size={16} />}
          onClick={() => void navigate(`/entity/create?entityType=${type}`)}
        >
          {text.empty.create(inLocale(locale === 'en-US' ? measure : name, locale))}
        </Button>
      )}
    </PageActions>
  )
}
