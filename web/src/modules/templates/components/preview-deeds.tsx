import { createChannel } from '@cohort/contract/spaces'
import { deleteTemplate, type Template, updateTemplate } from '@cohort/contract/templates'
import { useNavigate } from 'react-router'
import { useTemplatesText } from '#modules/templates/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'

interface Props {
  template: Template
  spaceId: string | undefined
  onEdit: () => void
  onRemove: () => void
}

/** What can be done with the chosen one: use it; change and delete it where one may. */
export function PreviewDeeds({ template, spaceId, onEdit, onRemove }: Props) {
  const text = useTemplatesText().preview
  const navigate = useNavigate()
  const using = useRefusal(createChannel)
  const editing = useRefusal(updateTemplate)
  const removing = useRefusal(deleteTemplate)
  const { id, name, type, editable, opened } = template
  if (type === 'entity')
    return opened ? (
      <Button onClick={() => void navigate(`/entity?type=${encodeURIComponent(id)}`)}>{text.openList}</Button>
    ) : null
  const use = () => {
    const query = new URLSearchParams({ ...(spaceId && { spaceId }), templateId: id })
    // In its place: what is chosen here is gone on with there, and Back leads past it.
    void navigate(`/channel/create?${query}`, { replace: true })
  }
  return (
    <>
      {editable && (
        <>
          <Button
            danger
            aria-label={text.removeName(name)}
            title={text.remove}
            disabled={removing}
            icon={<Icon name="trash" size={16} />}
            onClick={onRemove}
          />
          <Button
            aria-label={text.editName(name)}
            disabled={editing}
            icon={<Icon name="pencil" size={16} />}
            onClick={onEdit}
          >
            {text.edit}
          </Button>
        </>
      )}
      {type === 'channel' && (
        <Button kind="primary" disabled={using} onClick={use}>
          {text.use}
        </Button>
      )}
    </>
  )
}
