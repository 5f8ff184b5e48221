import type { Template } from '@cohort/contract/templates'
import { useNavigate } from 'react-router'
import styles from '#modules/spaces/components/forms/form.module.css'
import { useSpacesText } from '#modules/spaces/text.ts'

interface Props {
  /** What it begins with; undefined: nothing but the usual flow. */
  template: Template | undefined
  spaceId: string
}

/** The first step of a new channel: what it begins with. Templates are chosen in a pop-up of their own, which comes back here. */
export function ChannelStartField({ template, spaceId }: Props) {
  const text = useSpacesText().create
  const navigate = useNavigate()
  const space = new URLSearchParams({ spaceId })
  const go = (path: string) => () => void navigate(path, { replace: true })
  return (
    <fieldset className={styles.field}>
      <legend>{text.from}</legend>
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input type="radio" name="start" checked={!template} onChange={go(`/channel/create?${space}`)} />
          <span>
            <strong>{text.empty}</strong>
            <small>{text.emptyHint}</small>
          </span>
        </label>
        <label className={styles.choice}>
          <input
            type="radio"
            name="start"
            checked={template !== undefined}
            onChange={go(`/channel/templates?${space}`)}
            onClick={template && go(`/channel/templates?${space}&templateId=${template.id}`)}
          />
          <span>
            <strong>{template ? text.fromTemplate(template.name) : text.aTemplate}</strong>
            <small>{template ? template.remark : text.aTemplateHint}</small>
          </span>
        </label>
      </div>
    </fieldset>
  )
}
