import { useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { usePopup } from '#lib/popup.ts'
import { useLocale } from '#lib/text.ts'
import { useShape } from '#modules/entities/queries.ts'
import { FieldRow } from '#modules/resumes/components/merge/field-row.tsx'
import styles from '#modules/resumes/components/merge/merge.module.css'
import { MergeGone } from '#modules/resumes/components/merge/merge-gone.tsx'
import { MergeHead } from '#modules/resumes/components/merge/merge-head.tsx'
import { MergeLinks } from '#modules/resumes/components/merge/merge-links.tsx'
import { MergeLoading } from '#modules/resumes/components/merge/merge-loading.tsx'
import { useMergeText } from '#modules/resumes/components/merge/text.ts'
import { useMergeDeeds } from '#modules/resumes/components/merge/use-merge-deeds.ts'
import { Value } from '#modules/resumes/components/merge/value.tsx'
import { type Compared, compared, type Shape, sideOf, sorted } from '#modules/resumes/merged-fields.ts'
import { type Choices, type Preview, useMergePreview } from '#modules/resumes/queries.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ErrorState } from '#ui/states.tsx'

interface Props {
  keptId: string
  mergedId: string
  onSwap: () => void
}

/** Field by field which value stays, and every link that moves; nothing is written before the last button. */
export function Merge({ keptId, mergedId, onSwap }: Props) {
  const shape = useShape('Resume')
  const [choices, setChoices] = useState<Choices>({})
  const preview = useMergePreview(keptId, mergedId, choices)
  const failed = preview.error && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
  // What was shown before is of two that can no longer be merged.
  if (preview.error instanceof ApiFailure && preview.error.status === 404)
    return <MergeGone keptId={keptId} mergedId={mergedId} otherwise={failed} />
  if (failed && !preview.data) return failed
  if (!preview.data || !shape) return <MergeLoading />
  return (
    <Compare
      preview={preview.data}
      shape={shape}
      choices={choices}
      onChoose={(path, side) => setChoices((before) => ({ ...before, [path]: side }))}
      onSwap={onSwap}
      onChanged={() => void preview.refetch()}
    />
  )
}

interface CompareProps {
  preview: Preview
  shape: Shape
  choices: Choices
  onChoose: (path: string, side: Choices[string]) => void
  onSwap: () => void
  onChanged: () => void
}

function Compare({ preview, shape, choices, onChoose, onSwap, onChanged }: CompareProps) {
  const text = useMergeText()
  const { differing, single, alike } = sorted(compared(shape, preview.fields, useLocale()))
  const deeds = useMergeDeeds(preview, choices, onChanged)
  const { close } = usePopup()
  return (
    <div className={styles.whole}>
      <div className={styles.scroll}>
        <MergeHead kept={preview.kept} merged={preview.merged} onSwap={onSwap} />
        <section className={styles.part} aria-label={text.differing(differing.length)}>
          <h3>{differing.length > 0 ? text.differing(differing.length) : text.noneDiffer}</h3>
          {differing.length === 0 && <p className={styles.hint}>{text.noneDifferHint}</p>}
          {differing.map((field) => (
            <FieldRow
              key={field.path}
              field={field}
              side={sideOf(field, choices)}
              onChoose={(side) => onChoose(field.path, side)}
            />
          ))}
        </section>
        <Folded title={text.single(single.length)} fields={single} />
        <Folded title={text.alike(alike.length)} fields={alike} />
        <MergeLinks links={preview.links} />
      </div>
      <div className={styles.footer}>
        <small>
          <Icon name="undo" size={14} />
          {text.undoable}
        </small>
        <Button kind="text" loading={deeds.isDismissing} onClick={deeds.dismiss}>
          {text.distinct}
        </Button>
        <Button onClick={close}>{text.cancel}</Button>
        <Button kind="primary" icon={<Icon name="merge" size={16} />} loading={deeds.isMerging} onClick={deeds.merge}>
          {text.merge}
        </Button>
      </div>
    </div>
  )
}

/** Nothing to decide here: folded, and there for whoever wants to look. */
function Folded({ title, fields }: { title: string; fields: readonly Compared[] }) {
  if (fields.length === 0) return null
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <dl>
        {fields.map((field) => (
          <div key={field.path}>
            <dt>{field.label}</dt>
            <dd>
              <Value field={field} value={field.proposed} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
