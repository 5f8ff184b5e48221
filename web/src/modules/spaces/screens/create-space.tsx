import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usePopup, useUnsaved } from '#lib/popup.ts'
import { fieldOf, NameField, PopupForm } from '#modules/spaces/components/forms/form-parts.tsx'
import { LookFields, newLook } from '#modules/spaces/components/forms/look-fields.tsx'
import { useCreateSpace } from '#modules/spaces/queries.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { toast } from '#ui/toast.ts'

/** A new space (/channel/create-space). */
export function Screen() {
  const text = useSpacesText()
  const navigate = useNavigate()
  const { setUnsaved } = usePopup()
  const create = useCreateSpace()
  const [name, setName] = useState('')
  const [look, setLook] = useState(() => newLook('Space'))
  const [problem, setProblem] = useState<string>()
  useUnsaved(name.trim() !== '' || look.description.trim() !== '')
  const submit = () => {
    if (!name.trim()) {
      setProblem(text.create.nameMissing)
      return false
    }
    create.mutate(
      { body: { name: name.trim(), style: look.style, description: look.description.trim() } },
      {
        onSuccess: (space) => {
          setUnsaved(false)
          toast.show({ text: text.done.created(space.name) })
          void navigate(`/channel?spaceId=${space.id}`, { replace: true })
        },
        onError: (error) => fieldOf(error) && setProblem(text.create.refused),
      },
    )
    return true
  }
  return (
    <PopupForm busy={create.isPending} onSubmit={submit}>
      <NameField
        value={name}
        maxLength={60}
        placeholder={text.create.spacePlaceholder}
        problem={problem}
        onChange={(next) => {
          setName(next)
          setProblem(undefined)
        }}
      />
      <LookFields value={look} onChange={setLook} />
    </PopupForm>
  )
}
