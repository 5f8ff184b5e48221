import type { Template } from '@cohort/contract/templates'
import styles from '#modules/templates/components/preview.module.css'
import { PreviewModel } from '#modules/templates/components/preview-model.tsx'
import { PreviewType } from '#modules/templates/components/preview-type.tsx'
import { ScopeTag } from '#modules/templates/components/template-card.tsx'
import { Tile } from '#modules/templates/components/tile.tsx'
import { modelIn } from '#modules/templates/model.ts'
import { useTemplate } from '#modules/templates/queries.ts'
import { useTemplatesText } from '#modules/templates/text.ts'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'

/** What a template is, and what it brings. */
export function Preview({ template }: { template: Template }) {
  const text = useTemplatesText().preview
  const { name, remark, color, icon, type, updatedAt } = template
  return (
    <div className={styles.preview}>
      <header className={styles.head}>
        <Tile color={color} icon={icon} large />
        <h3>{name}</h3>
      </header>
      {type !== 'entity' && (
        <p className={styles.facts}>
          <ScopeTag template={template} />
          {updatedAt && (
            <small>
              <Time iso={updatedAt} words={text.updated} now={text.justNow} />
            </small>
          )}
        </p>
      )}
      {remark && <p className={styles.remark}>{remark}</p>}
      {type === 'channel' ? <Content id={template.id} /> : null}
      {type === 'entity' ? <PreviewType template={template} /> : null}
      {type !== 'channel' && type !== 'entity' ? <p className={styles.quiet}>{text.nothing}</p> : null}
    </div>
  )
}

function Content({ id }: { id: string }) {
  const text = useTemplatesText().preview
  const { data, error, refetch } = useTemplate(id)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonPage lines={8} />
  const model = modelIn(data.data)
  return model ? <PreviewModel model={model} /> : <p className={styles.quiet}>{text.broken}</p>
}
