import type { Template } from '@cohort/contract/templates'
import { useId, useState } from 'react'
import { useMe } from '#lib/who.ts'
import styles from '#modules/templates/components/form.module.css'
import { TemplateFields } from '#modules/templates/components/template-fields.tsx'
import { type Draft, emptyDraft } from '#modules/templates/draft.ts'
import { useTemplatesText } from '#modules/templates/text.ts'
import { useSaving } from '#modules/templates/use-deeds.ts'
import { useTemplateForm } from '#modules/templates/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface Props {
  /** None: a new one. */
  template: Template | undefined
  /** Whose content a new one takes first. */
  base: Template | undefined
  templates: readonly Template[]
  onSaved: (id: string) => void
  onClose: () => void
}

/** Makes a template of one's own from another, or changes one (spec 2 §2.3, §5). */
export function EditorDialog({ template, base, templates, onSaved, onClose }: Props) {
  const text = useTemplatesText().editor
  const formId = useId()
  const mayShare = useMe()?.isStandard ?? false
  const channels = templates.filter(({ type }) => type === 'channel')
  const [from, setFrom] = useState((base?.type === 'channel' ? base : channels[0])?.id ?? '')
  const { save, saving } = useSaving(template, from, onSaved)
  const { form, draft, setDraft, missing, submit } = useTemplateForm(
    draftOf(template),
    (sent) => void save(sent, mayShare),
  )
  return (
    <Dialog
      open
      title={template ? text.modify : text.create}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="primary" submit form={formId} loading={saving}>
            {template ? text.save : text.make}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        {!template && (
          <div className={styles.field}>
            <label htmlFor={`${formId}-base`}>{text.base}</label>
            <select id={`${formId}-base`} value={from} onChange={({ target }) => setFrom(target.value)}>
              {channels.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <small>{text.baseHint}</small>
          </div>
        )}
        <TemplateFields draft={draft} onChange={setDraft} missing={missing} templates={channels} />
      </form>
    </Dialog>
  )
}

const draftOf = (template: Template | undefined): Draft =>
  template
    ? {
        name: template.name,
        remark: template.remark,
        color: template.color,
        icon: template.icon,
        category: template.category,
        common: template.scopeName === 'common',
      }
    : emptyDraft
