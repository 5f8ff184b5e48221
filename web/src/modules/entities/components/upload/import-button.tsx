import { createIntake } from '@cohort/contract/intakes'
import { useNavigate } from 'react-router'
import { useIsPhone } from '#lib/media.ts'
import { useStartIntake } from '#modules/resumes/queries.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'

/** Resumes come in as batches: read, compared with those that are here, and looked at where it is needed. */
export function ImportButton() {
  const { words } = useStartIntake()
  const phone = useIsPhone()
  const navigate = useNavigate()
  const refused = useRefusal(createIntake)
  return (
    <Button
      kind={phone ? 'text' : 'default'}
      icon={<Icon name="upload" size={16} />}
      aria-label={words.import}
      title={phone ? words.import : undefined}
      disabled={refused ?? false}
      onClick={() => void navigate('/resumes/intakes')}
    >
      {phone ? undefined : words.import}
    </Button>
  )
}
