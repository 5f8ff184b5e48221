import type { TreeItem } from '@cohort/contract/spaces'
import { useNavigate } from 'react-router'
import { usePopup, useUnsaved } from '#lib/popup.ts'
import styles from '#modules/templates/components/form.module.css'
import { TemplateFields } from '#modules/templates/components/template-fields.tsx'
import { complete, type Draft } from '#modules/templates/draft.ts'
import { useDump, useTemplates } from '#modules/templates/queries.ts'
import { useTemplatesText } from '#modules/templates/text.ts'
import { useTemplateForm } from '#modules/templates/use-form.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

/** Keeps a channel as a template, which the selector then shows. */
export function DumpForm({ channel }: { channel: TreeItem }) {
  const text = useTemplatesText().dump
  const navigate = useNavigate()
  const { close, setUnsaved } = usePopup()
  const dump = useDump()
  const templates = useTemplates('').data?.tenantTemplates.filter(({ type }) => type === 'channel') ?? []
  const save = (draft: Draft) => {
    const body = complete(draft)
    if (!body) return
    dump.mutate(
      { params: { channelId: channel.id }, body },
      {
        onSuccess: ({ id }) => {
          setUnsaved(false)
          toast.show({ text: text.saved(body.name) })
          void navigate(`/channel/templates?templateId=${encodeURIComponent(id)}`, { replace: true })
        },
      },
    )
  }
  const { form, draft, setDraft, missing, changed, submit } = useTemplateForm(draftOf(channel), save)
  useUnsaved(changed && !dump.isSuccess)
  return (
    <form ref={form} className={styles.screen} onSubmit={submit} noValidate>
      <p className={styles.lead}>{text.lead(channel.name)}</p>
      <TemplateFields draft={draft} onChange={setDraft} missing={missing} templates={templates} />
      <div className={styles.foot}>
        <Button onClick={close}>{text.cancel}</Button>
        <Button kind="primary" submit loading={dump.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}

const draftOf = ({ name, description, style }: TreeItem): Draft => ({
  name,
  remark: description.slice(0, 500),
  color: style?.color ?? null,
  icon: style?.icon ?? null,
  category: '',
  common: false,
})
