import { createTemplate, type Template } from '@cohort/contract/templates'
import { useId, useState } from 'react'
import { useIsPhone } from '#lib/media.ts'
import { CategoryNav, CategorySkeleton } from '#modules/templates/components/category-nav.tsx'
import { EditorDialog } from '#modules/templates/components/editor-dialog.tsx'
import { Preview } from '#modules/templates/components/preview.tsx'
import { PreviewDeeds } from '#modules/templates/components/preview-deeds.tsx'
import styles from '#modules/templates/components/selector.module.css'
import { SuggestBox } from '#modules/templates/components/suggest-box.tsx'
import { ListSkeleton, TemplateList } from '#modules/templates/components/template-list.tsx'
import { useTemplatesText } from '#modules/templates/text.ts'
import { useRemoval } from '#modules/templates/use-deeds.ts'
import { type Selector, useSelector } from '#modules/templates/use-selector.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { TabList } from '#ui/tabs.tsx'

/** Choose a template (/channel/templates?spaceId=…): by category or by a word, with what it brings beside it. */
export function Screen() {
  const selector = useSelector()
  const panel = useId()
  const [editing, setEditing] = useState<'new' | Template>()
  const { chosen, error, loading, listed } = selector
  if (error) return <ErrorState error={error} onRetry={selector.retry} />
  return (
    <div className={styles.screen}>
      <Bar selector={selector} panel={panel} onCreate={() => setEditing('new')} />
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${selector.type}`} className={styles.parts}>
        {loading && selector.type === 'channel' && <CategorySkeleton />}
        {selector.groups.length > 1 && <CategoryNav selector={selector} />}
        <div className={styles.list}>{loading ? <ListSkeleton /> : <TemplateList selector={selector} />}</div>
        <Chosen selector={selector} onEdit={setEditing} />
      </div>
      {editing && (
        <EditorDialog
          template={editing === 'new' ? undefined : editing}
          base={chosen}
          templates={listed}
          onClose={() => setEditing(undefined)}
          onSaved={(id) => {
            setEditing(undefined)
            selector.reveal(id)
          }}
        />
      )}
    </div>
  )
}

function Bar({ selector, panel, onCreate }: { selector: Selector; panel: string; onCreate: () => void }) {
  const text = useTemplatesText()
  const refusal = useRefusal(createTemplate)
  const { types, type, typed, suggestions, setTyped, listed } = selector
  // A new one takes its content from another.
  const mayCreate = type === 'channel' && (selector.loading || listed.some((one) => one.type === 'channel'))
  return (
    <div className={styles.bar}>
      <TabList
        label={text.typesLabel}
        panel={panel}
        current={type}
        onChoose={selector.chooseType}
        tabs={types.map(({ key, count }) => ({
          key,
          label: text.types[key],
          count: selector.loading ? undefined : count,
        }))}
        className={styles.tabs}
      />
      <search className={styles.search}>
        <SuggestBox
          label={text.search}
          placeholder={text.search}
          maxLength={60}
          icon={<Icon name="search" size={16} />}
          value={typed}
          onType={setTyped}
          suggestions={suggestions.map(({ id, name }) => ({ key: id, label: name }))}
          listLabel={text.suggestions}
          onChoose={(id) => selector.choose({ id })}
        />
      </search>
      {mayCreate && (
        <Button
          className={styles.create}
          title={text.createHint}
          disabled={refusal}
          icon={<Icon name="plus" size={16} />}
          onClick={onCreate}
        >
          {text.create}
        </Button>
      )}
    </div>
  )
}

/** Beside the list on a desk, a sheet over it on a phone. */
function Chosen({ selector, onEdit }: { selector: Selector; onEdit: (template: Template) => void }) {
  const text = useTemplatesText().preview
  const phone = useIsPhone()
  const remove = useRemoval(selector.reveal)
  const { chosen, spaceId, loading } = selector
  const close = () => selector.choose(undefined)
  const deeds = chosen && (
    <PreviewDeeds
      template={chosen}
      spaceId={spaceId}
      onEdit={() => onEdit(chosen)}
      onRemove={() => void remove(chosen)}
    />
  )
  const shown = chosen && (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={phone ? undefined : styles.scroll} tabIndex={0} aria-label={chosen.name}>
      <Preview template={chosen} />
    </section>
  )
  if (phone)
    return chosen ? (
      <Dialog open title={text.label} onClose={close} footer={deeds}>
        {shown}
      </Dialog>
    ) : null
  return (
    <aside className={styles.aside} aria-label={text.label}>
      {shown ?? <div className={styles.scroll}>{loading ? <SkeletonPage lines={8} /> : <p>{text.choose}</p>}</div>}
      {deeds && <footer className={styles.foot}>{deeds}</footer>}
    </aside>
  )
}
